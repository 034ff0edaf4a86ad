import { collections, fieldsOf, type Collection, type Records } from '../records/entities.ts';
import type { Field, Fields } from '../records/field.ts';
import { flatFields, valueAt } from '../records/flat-fields.ts';
import { labelMarks, textOfLabels } from '../records/labels-text.ts';
import { moduleNames } from '../records/module-names.ts';
import type { CrmStore } from '../store/store.ts';
import { cellKinds, type ExportMessages } from './export-messages.ts';

export type Cell = string | number;

/** A table of an export, read page by page. */
export interface ExportTable {
  /** The collection that it contains, or the list of that collection's records. */
  key: string;
  /** File name without an extension. */
  file: string;
  /** Whether its rows are also nested in the records of another table. */
  isNested: boolean;
  /** Pages of rows, starting with the header. */
  rows: () => AsyncIterable<readonly (readonly Cell[])[]>;
  /** Pages of the records themselves. */
  records: () => AsyncIterable<readonly object[]>;
}

/** Records per page: clients can be large. */
const pageSize = 500;

type Labels = Readonly<Record<string, string>>;

/** Groups whose parts become columns with the same name in every language. */
const properNames: Readonly<Record<string, Labels>> = { moduleScores: moduleNames };

/** Columns left empty when another is: a client without a score has no measurement date or trend. */
const emptyWithout: Readonly<Record<string, string>> = { scoreUpdatedAt: 'score', trend: 'score' };

interface Messages {
  file: string;
  columns: Labels;
  choices: Readonly<Record<string, Labels>>;
}

/** Formatting shared by all cells. */
export interface CellContext {
  messages: ExportMessages;
  /** Formats a date and time. */
  moment: (instant: string) => string;
}

interface Context extends CellContext {
  /** Name of the record with an id; empty if unknown. */
  nameOf: (id: string) => string;
}

interface Column {
  name: string;
  /** Whether its cells are names of other records. */
  isReference?: boolean;
  cellOf: (record: object, context: Context) => Cell;
}

/**
 * Tables of every collection, each followed by those of its lists. Only the names of clients and projects, which other
 * records reference by id, are kept in memory after reading.
 */
export function exportTables(store: CrmStore, given: CellContext): ExportTable[] {
  const names = createNames(store);

  async function* rowsOf(columns: readonly Column[], pages: AsyncIterable<readonly object[]>) {
    yield [columns.map(({ name }) => name)];
    const nameOf = columns.some(({ isReference }) => isReference) ? await names() : () => '';
    const context = { ...given, nameOf };
    for await (const page of pages)
      yield page.map((record) => columns.map((column) => column.cellOf(record, context)));
  }

  return collections.flatMap((collection): ExportTable[] => {
    const own = given.messages.collections[collection];
    const records = () => readPages(store, collection);
    const columns = [...columnsOf(fieldsOf[collection], own), ...stamps(given.messages)];
    const whole: ExportTable = {
      key: collection,
      file: own.file,
      isNested: false,
      rows: () => rowsOf(columns, records()),
      records,
    };
    return [whole, ...listTables(collection, own, { records, rowsOf })];
  });
}

interface Reading {
  records: () => AsyncIterable<readonly object[]>;
  rowsOf: (
    columns: readonly Column[],
    pages: AsyncIterable<readonly object[]>,
  ) => AsyncIterable<readonly (readonly Cell[])[]>;
}

/** A table for each list of a collection's records: each item, and the record that it belongs to. */
function listTables(
  collection: Collection,
  { owner, lists }: { owner: string; lists: Readonly<Record<string, Messages>> },
  { records, rowsOf }: Reading,
): ExportTable[] {
  return flatFields(fieldsOf[collection]).flatMap(({ name, path, field }) => {
    const messages = lists[name];
    if (field.kind !== 'list' || messages === undefined) return [];
    async function* items() {
      for await (const page of records())
        yield page.flatMap((record) =>
          (valueAt(record, path) as readonly object[]).map((item) => ({
            of: { id: (record as { id: string }).id, name: titleOf(record) },
            ...item,
          })),
        );
    }
    const ownerColumn: Column = { name: owner, cellOf: (item) => (item as Item).of.name };
    const columns = [ownerColumn, ...columnsOf(field.fields, messages)];
    return [
      {
        key: name,
        file: messages.file,
        isNested: true,
        rows: () => rowsOf(columns, items()),
        records: items,
      },
    ];
  });
}

/** A list item with the record that it belongs to. */
interface Item {
  of: { id: string; name: string };
}

/** Display name of a record. */
function titleOf(record: object): string {
  const { name, title } = record as { name?: string; title?: string };
  return name ?? title ?? '';
}

/** The columns that every record has. */
const stamps = (messages: ExportMessages): Column[] =>
  (['createdAt', 'updatedAt'] as const).map((field) => ({
    name: messages[field],
    cellOf: (record, { moment }) => moment(valueAt(record, [field]) as string),
  }));

/** The columns of a table of fields, in the table's order. */
function columnsOf(fields: Fields, { columns, choices }: Messages): Column[] {
  const flat = flatFields(fields);
  return flat.flatMap(({ name, path, field }): Column[] => {
    const parts = properNames[name];
    if (parts)
      return Object.entries(parts).map(([part, label]) => ({
        name: label,
        cellOf: (record) => valueAt(record, [path[0], part]) as number,
      }));
    const label = columns[name];
    if (label === undefined || !cellKinds.some((kind) => kind === field.kind)) return [];
    const isReference = field.kind === 'id' || name === 'relatedId';
    const other = flat.find((each) => each.name === emptyWithout[name])?.path;
    return [
      {
        name: label,
        isReference,
        cellOf: (record, context) => {
          const value = valueAt(record, other ?? path) === null ? null : valueAt(record, path);
          if (value === null || value === undefined) return '';
          if (isReference) return context.nameOf(value as string);
          return cellOf(field, value, choices[name] ?? {}, context);
        },
      },
    ];
  });
}

function cellOf(field: Field, value: unknown, choices: Labels, context: CellContext): Cell {
  const { yes, no } = context.messages;
  switch (field.kind) {
    case 'choice':
      return choices[value as string] ?? '';
    case 'instant':
      return context.moment(value as string);
    case 'labels':
      return textOfLabels(value as readonly string[], labelMarks.file);
    case 'flag':
      return value === true ? yes : no;
    default:
      return value as Cell;
  }
}

/** The records of a collection, page by page. */
async function* readPages<C extends Collection>(
  store: Pick<CrmStore, 'list'>,
  collection: C,
): AsyncGenerator<readonly Records[C][]> {
  let after: string | undefined;
  do {
    const query = { limit: pageSize, ...(after !== undefined && { after }) };
    // oxlint-disable-next-line no-await-in-loop -- page by page
    const page = await store.list(collection, query);
    yield page.items;
    after = page.next;
  } while (after !== undefined);
}

/** The names of clients and projects, read once. */
function createNames(store: CrmStore): () => Promise<(id: string) => string> {
  let reading: Promise<Map<string, string>> | null = null;
  async function read() {
    const names = new Map<string, string>();
    for (const collection of ['clients', 'projects'] as const)
      for await (const records of readPages(store, collection))
        for (const { id, name } of records) names.set(id, name);
    return names;
  }
  return async () => {
    const names = await (reading ??= read());
    return (id) => names.get(id) ?? '';
  };
}

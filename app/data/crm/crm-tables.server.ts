import { eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { keyColumn, keyedFields, recordOf, rowOf } from '#app/data/engine/field-columns.server.ts';
import {
  fieldsOf,
  perCollection,
  type Collection,
  type Records,
} from '#app/domain/crm/records/entities.ts';
import { orderOf, type Fields } from '#app/domain/crm/records/field.ts';
import { filtersOf, type Filters } from '#app/domain/crm/records/filters.ts';
import { flatFields } from '#app/domain/crm/records/flat-fields.ts';
import {
  descendingOrder,
  isUnknownLast,
  searchTextOf,
  sortOf,
  unknownKey,
  type Query,
} from '#app/domain/crm/records/query.ts';
import { ownMappings, when, type OwnMapping } from './own-mappings.server.ts';
import { orUnknown, recordTables } from './schema.server.ts';

/** A choice sorted by the computed rank of its value: its index is by value. */
export interface Ranked {
  readonly column: AnyPgColumn;
  readonly order: readonly string[];
}

/** The table of a collection, without the type of its rows. */
export interface CrmTable<C extends Collection> {
  table: PgTable & Record<'id' | 'searchText', AnyPgColumn>;
  /** The column that the search over all collections matches. */
  fullText: AnyPgColumn;
  toRow: (record: Records[C]) => Record<string, unknown>;
  toRecord: (row: Record<string, unknown>) => Records[C];
  /** The column or expression of each sort order, never null, or its ranks. */
  sort: Readonly<Record<string, AnyPgColumn | SQL | Ranked>>;
  where: (filters: Filters[C]) => (SQL | undefined)[];
  countUpTo: number;
}

/**
 * Maximum length of a sort key, in characters: B-tree entries must stay below 2,704 bytes. Longer keys are truncated,
 * then sorted by id.
 */
export const longestKey = 250;

type Columns = Readonly<Record<string, AnyPgColumn>>;

/** The columns of a table; an unknown name throws. */
function columnsOf(table: PgTable): (name: string) => AnyPgColumn {
  const columns = getTableColumns(table) as Columns;
  return (name) => {
    const column = columns[name];
    if (!column) throw new Error(`No column ${name}`);
    return column;
  };
}

function sortOfTable(
  fields: Fields,
  columnOf: (name: string) => AnyPgColumn,
): CrmTable<never>['sort'] {
  const keyed = new Set(keyedFields(fields).map(({ name }) => name));
  type Entry = readonly [string, CrmTable<never>['sort'][string]];
  const sort = flatFields(fields).flatMap(({ name, field }): Entry[] => {
    if (!field.isSortKey) return [];
    const order = field.kind === 'choice' ? orderOf(field) : null;
    const column = columnOf(keyed.has(name) ? keyColumn(name) : name);
    if (isUnknownLast(field))
      return [
        [name, orUnknown(column, unknownKey(field, false))],
        [descendingOrder(name), orUnknown(column, unknownKey(field, true))],
      ];
    return [[name, order ? { column, order } : column]];
  });
  return { ...Object.fromEntries(sort), updatedAt: columnOf('updatedAt') };
}

/** Columns of every record, and those computed from its fields. */
function rowHead<C extends Collection>(collection: C, record: Records[C]) {
  const keys = keyedFields(fieldsOf[collection]).map(({ name }) => {
    const { keyOf } = sortOf(collection, { by: name } as Query<C>['sort']);
    return [keyColumn(name), String(keyOf(record)).slice(0, longestKey)] as const;
  });
  return {
    id: record.id,
    version: record.version,
    createdAt: new Date(record.createdAt),
    updatedAt: new Date(record.updatedAt),
    searchText: searchTextOf(collection, record),
    ...Object.fromEntries(keys),
  };
}

function recordHead({ id, version, createdAt, updatedAt }: Record<string, unknown>) {
  return {
    id,
    version,
    createdAt: (createdAt as Date).toISOString(),
    updatedAt: (updatedAt as Date).toISOString(),
  };
}

/**
 * The table of a collection. The type of its rows is not checked: a table is only ever given its own.
 *
 * @param fields another release may have other choices
 */
export function crmTable<C extends Collection>(
  collection: C,
  fields: Fields = fieldsOf[collection],
): CrmTable<C> {
  const table = recordTables[collection] as CrmTable<C>['table'];
  const columnOf = columnsOf(table);
  const filters = filtersOf(fields).map(({ name }) => [name, columnOf(name)] as const);
  const own = (ownMappings[collection] as OwnMapping<C> | undefined) ?? {};
  return {
    table,
    fullText: own.fullText ?? columnOf('searchText'),
    toRow: (record) => ({
      ...rowHead(collection, record),
      ...rowOf(fields, record),
      ...own.derived?.(record),
    }),
    toRecord: (row) => ({ ...recordHead(row), ...recordOf(fields, row) }) as unknown as Records[C],
    sort: sortOfTable(fields, columnOf),
    where: (asked) => {
      const wanted = asked as Readonly<Record<string, unknown>>;
      return [
        when(asked.ids, (ids) => inArray(table.id, [...ids])),
        ...filters.map(([name, column]) => when(wanted[name], (value) => eq(column, value))),
        ...(own.where?.(asked) ?? []),
      ];
    },
    countUpTo: own.countUpTo ?? Number.POSITIVE_INFINITY,
  };
}

type CrmTables = { readonly [C in Collection]: CrmTable<C> };

const crmTables = perCollection<unknown>((collection) => crmTable(collection)) as CrmTables;

export function crmTableOf<C extends Collection>(collection: C): CrmTable<C> {
  return crmTables[collection];
}

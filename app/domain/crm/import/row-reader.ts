import {
  readClient,
  typedFields,
  type ClientDraft,
  type ClientField,
  type ClientInput,
} from '../records/client-draft.ts';
import { clientFields } from '../records/clients.ts';
import type { PersonDraft } from '../records/contact-people.ts';
import type { Day } from '../records/field.ts';
import type { FieldError } from '../records/read-field.ts';
import { inputOfCell, scoreOfCell, textOfCell, type ReadNumber } from './cells.ts';
import type { ImportField } from './csv-columns.ts';
import type { CsvRow } from './csv-reader.ts';
import { readDate, type DateOrder } from './dates.ts';
import { joinedAddress } from './joined-address.ts';
import { readPerson, type PersonError } from './person-cells.ts';
import { mappedFields, type MappedField } from './value-guesses.ts';

/** Maximum length of a note; see the fields of a client. */
const longestNote = clientFields.notes.fields.text.most;

/** How to parse a table. */
export interface ImportSettings {
  headers: readonly string[];
  /** The field of each column; null skips the column. */
  columns: readonly (ImportField | null)[];
  readNumber: ReadNumber;
  dateOrder: DateOrder;
  /** Owner of clients for which the file has none. */
  owner: string;
  /** Creation dates in the future are invalid. */
  today: Day;
}

export interface CellError {
  /** Name of the column; null for the row as a whole. */
  header: string | null;
  code: FieldError | PersonError[1] | 'too-many-cells' | 'not-a-date' | 'in-the-future';
  /** The cell's text. */
  text: string;
}

/** The client data of a row. */
export interface RowContent {
  row: CsvRow;
  draft: ClientDraft;
  /** Null if the file has none. */
  score: number | null;
  notes: readonly string[];
  /** The contact person; null if the file has none. */
  person: PersonDraft | null;
  /** The creation date; null if the file has none. */
  createdOn: Day | null;
  /** Original texts of values that are mapped to values of the CRM. */
  written: Readonly<Partial<Record<MappedField, string>>>;
  /** Unreadable cells, which are skipped. */
  lost: readonly CellError[];
}

/** A row that yields no client. */
export type UnreadRow =
  /** Without a name, or with more cells than columns. */
  | { verdict: 'invalid'; row: CsvRow; errors: readonly CellError[] }
  /** Empty. */
  | { verdict: 'blank'; row: CsvRow };

/** Parses rows one by one. */
export function createRowReader(settings: ImportSettings): (row: CsvRow) => RowContent | UnreadRow {
  const { headers, columns, readNumber } = settings;
  const placeOf = new Map<ImportField, number>();
  columns.forEach((field, index) => field && placeOf.set(field, index));
  const headerOf = (field: ImportField) => headers[placeOf.get(field) ?? -1] ?? null;

  return (row) => {
    const texts = row.cells.map(textOfCell);
    if (texts.every((text) => text === '')) return { verdict: 'blank', row };
    const textsOf = (field: ImportField) =>
      texts.filter((text, at) => columns[at] === field && text !== '');
    const textOf = (field: ImportField) =>
      field === 'address' ? joinedAddress(textsOf(field)) : (texts[placeOf.get(field) ?? -1] ?? '');
    const errorAt = (field: ImportField, code: CellError['code']): CellError => ({
      header: headerOf(field),
      code,
      text: textOf(field),
    });
    const lost: CellError[] = [];
    const score = scoreOfCell(textOf('score'), readNumber);
    if (typeof score === 'string') lost.push(errorAt('score', score));
    const createdOn = dayOf(textOf('createdAt'), settings);
    if ('code' in createdOn) lost.push(errorAt('createdAt', createdOn.code));
    const { person, errors: personErrors } = readPerson(textOf);
    for (const error of personErrors) lost.push(errorAt(...error));
    const { draft, errors } = readDraft(textOf, settings);
    for (const [field, code] of errors) lost.push(errorAt(...blamed(field, code, textOf)));

    if (!draft || isTooLong(texts, headers)) {
      const excess = texts[headers.length] ?? '';
      const whole = { header: null, code: 'too-many-cells', text: excess } as const;
      return {
        verdict: 'invalid',
        row,
        errors: isTooLong(texts, headers) ? [whole, ...lost] : lost,
      };
    }
    return {
      row,
      draft,
      score: typeof score === 'string' ? null : score,
      notes: textsOf('notes').map((text) => text.slice(0, longestNote)),
      person,
      createdOn: 'day' in createdOn ? createdOn.day : null,
      written: writtenValues((field) =>
        errors.some(([name]) => name === field) ? '' : textOf(field),
      ),
      lost,
    };
  };
}

const isTooLong = (texts: readonly string[], headers: readonly string[]) =>
  texts.findLastIndex((text) => text !== '') >= headers.length;

function dayOf(
  text: string,
  { dateOrder, today }: ImportSettings,
): { day: Day | null } | { code: 'not-a-date' | 'in-the-future' } {
  if (text === '') return { day: null };
  const day = readDate(text, dateOrder);
  if (day === null) return { code: 'not-a-date' };
  return day > today ? { code: 'in-the-future' } : { day };
}

type TextOf = (field: ImportField) => string;
type DraftErrors = readonly (readonly [ClientField, FieldError])[];

/** Fields that are only valid together. */
const coordinates = ['lat', 'lng'] as const satisfies readonly ClientField[];

/** A draft without unreadable cells; null without a name. */
function readDraft(
  textOf: TextOf,
  settings: ImportSettings,
): { draft: ClientDraft | null; errors: DraftErrors } {
  const read = readClient(inputOf(textOf, settings));
  if (read.ok) return { draft: read.draft, errors: [] };
  const errors = Object.entries(read.errors) as [ClientField, FieldError][];
  const names = errors.map(([name]) => name);
  if (names.includes('name')) return { draft: null, errors };
  const isLeftOut = (field: ImportField) =>
    names.some((name) => name === field) ||
    (coordinates.some((each) => each === field) &&
      coordinates.some((each) => names.includes(each)));
  const rest = readClient(inputOf((field) => (isLeftOut(field) ? '' : textOf(field)), settings));
  return { draft: rest.ok ? rest.draft : null, errors };
}

/** A lone latitude or longitude is dropped. */
function blamed(field: ClientField, code: FieldError, textOf: TextOf): [ClientField, FieldError] {
  const other = coordinates.find((each) => each !== field);
  return code === 'incomplete' && other && textOf(field) === '' ? [other, code] : [field, code];
}

function inputOf(textOf: TextOf, { readNumber, owner }: ImportSettings): ClientInput {
  const inputs = typedFields(clientFields).map(({ name, field }) => {
    const text = textOf(name as ImportField);
    return [name, inputOfCell(field, text, readNumber)] as const;
  });
  const input = Object.fromEntries(inputs) as ClientInput;
  // The file's status is mapped later.
  return {
    ...input,
    status: clientFields.status.initial,
    assignedTo: input.assignedTo || owner,
  };
}

function writtenValues(textOf: TextOf): RowContent['written'] {
  const values = mappedFields.map((field) => [field, textOf(field)] as const);
  return Object.fromEntries(values.filter(([, text]) => text !== ''));
}

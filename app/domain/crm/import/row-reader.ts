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

/** Characters of a note; see the fields of a client. */
const longestNote = clientFields.notes.fields.text.most;

/** How a table is read. */
export interface ImportSettings {
  headers: readonly string[];
  /** The field of each column; null leaves the column out. */
  columns: readonly (ImportField | null)[];
  readNumber: ReadNumber;
  dateOrder: DateOrder;
  /** Who looks after clients of whom the file does not say it. */
  owner: string;
  /** Later days are no days of creation. */
  today: Day;
}

export interface CellError {
  /** Name of the column; null for the row as a whole. */
  header: string | null;
  code: FieldError | PersonError[1] | 'too-many-cells' | 'not-a-date' | 'in-the-future';
  /** The text of the cell. */
  text: string;
}

/** What a row says of a client. */
export interface RowContent {
  row: CsvRow;
  draft: ClientDraft;
  /** Null where the file does not say. */
  score: number | null;
  notes: readonly string[];
  /** Whom to contact there; null where the file names nobody. */
  person: PersonDraft | null;
  /** The day it was added; null where the file does not say. */
  createdOn: Day | null;
  /** Values that stand for one of the CRM, as the file writes them. */
  written: Readonly<Partial<Record<MappedField, string>>>;
  /** Cells that could not be read and are left out. */
  lost: readonly CellError[];
}

/** A row that says nothing of a client. */
export type UnreadRow =
  /** Without a name, or with more cells than columns. */
  | { verdict: 'invalid'; row: CsvRow; errors: readonly CellError[] }
  /** Nothing stands in it. */
  | { verdict: 'blank'; row: CsvRow };

/** Reads one row after the other. */
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

/** Fields of which one says nothing without the other. */
const coordinates = ['lat', 'lng'] as const satisfies readonly ClientField[];

/** A draft without the cells that cannot be read; null without a name. */
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

/** Of a pair of coordinates that is not complete, the one that is there is lost. */
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
  // What the file calls a status is mapped later.
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

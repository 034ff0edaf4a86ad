import {
  readClient,
  type ClientDraft,
  type ClientField,
  type ClientInput,
  type FieldError,
} from './client-draft.ts';
import { statusOf, type ImportField } from './csv-columns.ts';
import type { CsvRow } from './csv-reader.ts';
import { identityKeys } from './identity.ts';
import { firstScore } from './ila-score.ts';
import { created, noted, type Planning } from './planning.ts';
import type { Change } from './store.ts';

/** The most that an import takes on: bytes of the file, rows below its head, columns. */
export const importLimits = { bytes: 50_000_000, rows: 200_000, columns: 200 } as const;

/** How a table is read. */
export interface ImportSettings {
  headers: readonly string[];
  /** The field of each column; null leaves the column out. */
  columns: readonly (ImportField | null)[];
  /** Reads an amount as the file writes it; null when it is none. */
  readNumber: (text: string) => number | null;
  /** Who looks after clients of whom the file does not say it. */
  owner: string;
}

export interface CellError {
  /** Name of the column; null for the row as a whole. */
  header: string | null;
  code: FieldError | 'too-many-cells';
  /** What stands there. */
  text: string;
}

/** What would become of a row. */
export type CheckedRow =
  | { verdict: 'new'; row: CsvRow; draft: ClientDraft; score: number }
  | {
      verdict: 'duplicate';
      row: CsvRow;
      draft: ClientDraft;
      score: number;
      /** Name of the client it may be, or the earlier line of the file. */
      twin: string | number;
    }
  | { verdict: 'invalid'; row: CsvRow; errors: readonly CellError[] }
  /** Nothing stands in it. */
  | { verdict: 'blank'; row: CsvRow };

export type Verdict = CheckedRow['verdict'];

/** Text that an export kept from starting a formula has an apostrophe in front. See ui/csv.ts. */
const madeHarmless = /^'(?='*[=+\-@＝＋－＠\t\r\n])/;

/**
 * Checks one row after the other without changing anything.
 *
 * @param known names of the clients there are, by the keys they are recognised by
 */
export function createRowChecker(
  settings: ImportSettings,
  known: ReadonlyMap<string, string>,
): (row: CsvRow) => CheckedRow {
  const { headers, columns } = settings;
  const placeOf = new Map<ImportField, number>();
  columns.forEach((field, index) => field && placeOf.set(field, index));
  const lines = new Map<string, number>();

  return (row) => {
    const texts = row.cells.map((cell) => cell.replace(madeHarmless, '').trim());
    if (texts.every((text) => text === '')) return { verdict: 'blank', row };
    const textOf = (field: ImportField) => texts[placeOf.get(field) ?? -1] ?? '';
    const errors: CellError[] = [];
    const isTooLong = texts.findLastIndex((text) => text !== '') >= headers.length;
    if (isTooLong)
      errors.push({ header: null, code: 'too-many-cells', text: texts[headers.length] ?? '' });
    const score = scoreOf(textOf('score'), settings.readNumber);
    if (typeof score === 'string')
      errors.push({
        header: headers[placeOf.get('score') ?? -1] ?? null,
        code: score,
        text: textOf('score'),
      });
    const read = readClient(inputOf(textOf, settings));
    if (!read.ok)
      for (const [field, code] of Object.entries(read.errors) as [ClientField, FieldError][])
        errors.push({
          header: headers[placeOf.get(field) ?? -1] ?? null,
          code,
          text: textOf(field),
        });
    if (!read.ok || typeof score === 'string' || errors.length > 0)
      return { verdict: 'invalid', row, errors };

    const keys = identityKeys(read.draft);
    const shared = keys.find((key) => known.has(key) || lines.has(key));
    for (const key of keys) if (!lines.has(key)) lines.set(key, row.line);
    if (shared === undefined) return { verdict: 'new', row, draft: read.draft, score };
    const twin = known.get(shared) ?? lines.get(shared) ?? row.line;
    return { verdict: 'duplicate', row, draft: read.draft, score, twin };
  };
}

function inputOf(
  textOf: (field: ImportField) => string,
  { readNumber, owner }: ImportSettings,
): ClientInput {
  const amount = textOf('revenue');
  const labels = (text: string) => text.split(/[,;|]/);
  return {
    name: textOf('name'),
    sector: textOf('sector'),
    status: statusOf(textOf('status') || 'prospect'),
    address: textOf('address'),
    lat: degreesOf(textOf('lat')),
    lng: degreesOf(textOf('lng')),
    email: textOf('email'),
    phone: textOf('phone'),
    website: textOf('website'),
    assignedTo: textOf('assignedTo') || owner,
    services: labels(textOf('services')),
    tags: labels(textOf('tags')),
    revenue: amount === '' ? undefined : readNumber(amount),
  };
}

/** Degrees have no thousands: a lone mark, comma or point, is always the decimal one. */
function degreesOf(text: string): number | null | undefined {
  if (text === '') return undefined;
  return /^[-+−]?\d{1,3}(?:[.,]\d+)?°?$/.test(text)
    ? Number(text.replace('−', '-').replace(',', '.').replace('°', ''))
    : null;
}

function scoreOf(
  text: string,
  readNumber: ImportSettings['readNumber'],
): number | 'not-a-number' | 'out-of-range' {
  if (text === '') return 0;
  const score = readNumber(text.replace(/\s*\/\s*100$/, ''));
  if (score === null) return 'not-a-number';
  return score < 0 || score > 100 ? 'out-of-range' : Math.round(score);
}

/** New records of checked rows. */
export function planImport(
  rows: readonly { draft: ClientDraft; score: number }[],
  planning: Pick<Planning, 'now' | 'newId'>,
): Change[] {
  return rows.map(({ draft, score }) => {
    const ilaScore = firstScore(score, planning.now);
    return created('clients', { ...draft, ilaScore, notes: [], documents: [] }, planning);
  });
}

/** The one entry that an import leaves in the journal. */
export function planImported(count: number, planning: Planning): Change[] {
  return [
    noted(
      'imported',
      { count },
      { type: 'update', relatedTo: { type: 'system', id: 'import' } },
      planning,
    ),
  ];
}

import { identityKeys } from '../records/identity.ts';
import type { CsvRow } from './csv-reader.ts';
import {
  createRowReader,
  type ImportSettings,
  type RowContent,
  type UnreadRow,
} from './row-reader.ts';

/** Limits of an import: bytes of the file, rows below the header, columns. */
export const importLimits = { bytes: 50_000_000, rows: 200_000, columns: 200 } as const;

/** An existing client. */
export interface KnownClient {
  id: string;
  name: string;
}

/** The outcome of a row. */
export type CheckedRow =
  | ({ verdict: 'new' } & RowContent)
  | ({
      verdict: 'duplicate';
      /** The existing client it matches, or the line of the new client earlier in the file. */
      match: KnownClient | number;
    } & RowContent)
  | UnreadRow;

export type Verdict = CheckedRow['verdict'];

/**
 * Checks rows one by one without changing anything. An unreadable cell is skipped; a row without a name is invalid.
 *
 * @param known existing clients by their identity keys
 */
export function createRowChecker(
  settings: ImportSettings,
  known: ReadonlyMap<string, KnownClient>,
): (row: CsvRow) => CheckedRow {
  const read = createRowReader(settings);
  const found = new Map<string, KnownClient | number>(known);
  return (row) => {
    const content = read(row);
    if (!('draft' in content)) return content;
    const keys = identityKeys(content.draft);
    const match = keys.map((key) => found.get(key)).find((each) => each !== undefined);
    // Later rows that match this one are the same client as this one.
    for (const key of keys) if (!found.has(key)) found.set(key, match ?? row.line);
    return match === undefined
      ? { verdict: 'new', ...content }
      : { verdict: 'duplicate', ...content, match };
  };
}

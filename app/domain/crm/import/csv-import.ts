import { identityKeys } from '../records/identity.ts';
import type { CsvRow } from './csv-reader.ts';
import {
  createRowReader,
  type ImportSettings,
  type RowContent,
  type UnreadRow,
} from './row-reader.ts';

/** The most that an import takes on: bytes of the file, rows below its head, columns. */
export const importLimits = { bytes: 50_000_000, rows: 200_000, columns: 200 } as const;

/** A client there is. */
export interface KnownClient {
  id: string;
  name: string;
}

/** The outcome of a row. */
export type CheckedRow =
  | ({ verdict: 'new' } & RowContent)
  | ({
      verdict: 'duplicate';
      /** The client it may be, or the line of the file that is new. */
      match: KnownClient | number;
    } & RowContent)
  | UnreadRow;

export type Verdict = CheckedRow['verdict'];

/**
 * Checks one row after the other without changing anything. A cell that cannot be read is lost; without a name, the row
 * is.
 *
 * @param known the clients there are, by the keys they are recognised by
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
    // Whoever is recognised by this line is what this line is.
    for (const key of keys) if (!found.has(key)) found.set(key, match ?? row.line);
    return match === undefined
      ? { verdict: 'new', ...content }
      : { verdict: 'duplicate', ...content, match };
  };
}

import {
  createRowChecker,
  planImport,
  planImported,
  type CheckedRow,
  type ImportSettings,
} from '#app/domain/crm/csv-import.ts';
import type { CsvRow } from '#app/domain/crm/csv-reader.ts';
import { identityKeys } from '#app/domain/crm/identity.ts';
import { stepsOf } from '#app/domain/crm/in-steps.ts';
import type { Planning } from '#app/domain/crm/planning.ts';
import { largestPage } from '#app/domain/crm/query.ts';
import type { Change, CrmStore } from '#app/domain/crm/store.ts';
import type { Reading } from './read-table.ts';

/** What became of all rows of a table, in order. */
export interface DryRun {
  new: Importable[];
  duplicate: Extract<CheckedRow, { verdict: 'duplicate' }>[];
  invalid: Extract<CheckedRow, { verdict: 'invalid' }>[];
}

export type Importable = Extract<CheckedRow, { verdict: 'new' | 'duplicate' }>;

/** Checks every row against the others and the clients there are. Rejects when it is aborted. */
export async function dryRun(
  store: CrmStore,
  rows: readonly CsvRow[],
  settings: ImportSettings,
  { pace, signal, onProgress }: Reading,
): Promise<DryRun> {
  const known = new Map<string, string>();
  let after: string | undefined;
  do {
    const window = { limit: largestPage, ...(after !== undefined && { after }) };
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const page = await store.list('clients', window);
    for (const client of page.items)
      for (const key of identityKeys(client)) known.set(key, client.name);
    after = page.next;
    // oxlint-disable-next-line no-await-in-loop -- the page goes on living
    if (pace.isDue()) await pace.turn();
    signal.throwIfAborted();
  } while (after !== undefined);
  const check = createRowChecker(settings, known);
  const found: DryRun = { new: [], duplicate: [], invalid: [] };
  for (const [index, row] of rows.entries()) {
    const checked = check(row);
    if (checked.verdict === 'new') found.new.push(checked);
    else if (checked.verdict === 'duplicate') found.duplicate.push(checked);
    else if (checked.verdict === 'invalid') found.invalid.push(checked);
    if (!pace.isDue()) continue;
    onProgress((index + 1) / rows.length);
    // oxlint-disable-next-line no-await-in-loop -- the page goes on living
    await pace.turn();
    signal.throwIfAborted();
  }
  return found;
}

/** Records handed to the store at once: few enough for a frame, and for one request. */
const batchSize = 500;

type Imported =
  | { outcome: 'done'; undo: readonly Change[] }
  /** Stopped or failed, and nothing is left of it but so many clients that could not be taken back. */
  | { outcome: 'stopped' | 'failed'; left: number };

/** Adds the clients, then says so in the journal; when it is aborted or fails, takes back what it has added. */
export async function importRows(
  store: CrmStore,
  rows: readonly Importable[],
  planning: () => Planning,
  { pace, signal, onProgress }: Reading,
  weigh?: (change: Change) => number,
): Promise<Imported> {
  const undo: (readonly Change[])[] = [];
  const start = planning();
  try {
    for (let at = 0; at < rows.length; at += batchSize) {
      signal.throwIfAborted();
      const batch = planImport(rows.slice(at, at + batchSize), start);
      const isLast = at + batchSize >= rows.length;
      const entry = isLast ? planImported(rows.length, planning()) : [];
      for (const step of stepsOf([...batch, ...entry], weigh)) {
        // oxlint-disable-next-line no-await-in-loop -- one batch after the other
        const applied = await store.apply(step);
        if (!applied.ok) throw new Error('A new record was there already');
        undo.unshift(applied.undo);
      }
      onProgress(Math.min(1, (at + batchSize) / rows.length));
      // oxlint-disable-next-line no-await-in-loop -- the page goes on living
      if (pace.isDue()) await pace.turn();
    }
    return { outcome: 'done', undo: undo.flat() };
  } catch {
    const left = await takeBack(store, undo, pace);
    return { outcome: signal.aborted ? 'stopped' : 'failed', left };
  }
}

/** @returns how many records could not be taken back */
async function takeBack(
  store: CrmStore,
  batches: readonly (readonly Change[])[],
  pace: Reading['pace'],
): Promise<number> {
  let left = 0;
  for (const batch of batches) {
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other
    const isGone = await store.apply(batch).then(
      ({ ok }) => ok,
      () => false,
    );
    if (!isGone) left += batch.length;
    // oxlint-disable-next-line no-await-in-loop -- the page goes on living
    if (pace.isDue()) await pace.turn();
  }
  return left;
}

import type { DuplicateMode, UpdateChoices } from '#app/domain/crm/import/duplicates.ts';
import {
  planImport,
  planImported,
  planUpdates,
  updatesOf,
  type AddedClient,
} from '#app/domain/crm/import/plan-import.ts';
import type { RowContent } from '#app/domain/crm/import/row-reader.ts';
import type { ValueChoices } from '#app/domain/crm/import/value-guesses.ts';
import type { Planning } from '#app/domain/crm/plans/planning.ts';
import type { Client } from '#app/domain/crm/records/entities.ts';
import { stepsOf } from '#app/domain/crm/store/apply-in-batches.ts';
import type { GroupTag } from '#app/domain/crm/store/change-group.ts';
import type { Change, CrmStore } from '#app/domain/crm/store/store.ts';
import { partsOf } from '#app/domain/parts-of.ts';
import type { DryRun } from './import-work.ts';
import type { Reading } from './read-table.ts';

/** The user's choices about a checked table. */
export interface ImportChoices {
  /** Whether a row with unreadable cells is imported without them, or skipped. */
  lost: 'cell' | 'row';
  duplicates: DuplicateMode;
  values: ValueChoices;
  updates: UpdateChoices;
}

/** Rows that become clients, and rows that update one. */
export interface ChosenRows {
  added: readonly AddedClient[];
  updates: readonly { row: RowContent; client: Client }[];
}

/** The rows that the choices include. */
export function chosenRows(
  found: Pick<DryRun, 'new' | 'duplicate' | 'matches'>,
  { lost, duplicates }: Pick<ImportChoices, 'lost' | 'duplicates'>,
): ChosenRows {
  const isIn = (row: RowContent) => lost === 'cell' || row.lost.length === 0;
  const joins = Map.groupBy(duplicates === 'update' ? found.duplicate : [], ({ match }) => match);
  const alone = duplicates === 'add' ? [...found.new, ...found.duplicate] : found.new;
  const added = alone.flatMap((each): AddedClient[] => {
    // If the first row of a client is skipped, the next one creates it.
    const [row, ...joining] = [each, ...(joins.get(each.row.line) ?? [])].filter(isIn);
    return row ? [{ row, joining }] : [];
  });
  const updates = (duplicates === 'update' ? found.duplicate : []).filter(isIn).flatMap((row) => {
    const client = typeof row.match === 'number' ? undefined : found.matches.get(row.match.id);
    return client ? [{ row, client }] : [];
  });
  return { added, updates };
}

/** Records per call of the store: few enough for one frame, and for one request. */
const batchSize = 500;

type Imported =
  | { outcome: 'done'; group: string; undo: readonly Change[]; added: number; updated: number }
  /**
   * Aborted, failed, or rejected because a record has changed since the check; reverted, except for this many clients.
   */
  | { outcome: 'stopped' | 'failed' | 'changed'; left: number };

type Batch = (planning: Planning) => readonly Change[];

/** Adds and updates the clients, then writes a journal entry; reverts everything when aborted or failed. */
export async function importRows(
  store: CrmStore,
  { added, updates }: ChosenRows,
  choices: ImportChoices,
  planning: () => Planning,
  {
    pace,
    signal,
    onProgress,
    weigh,
  }: Reading & { weigh?: ((change: Change) => number) | undefined },
): Promise<Imported> {
  const undo: (readonly Change[])[] = [];
  const start = planning();
  const group = { id: start.newId(), kind: 'import' } as const;
  // Rows about one client form one change, so they stay together.
  const groups = [...Map.groupBy(updates, ({ client }) => client.id).values()];
  const batches: Batch[] = [
    ...partsOf(added, batchSize).map(
      (rows): Batch =>
        (now) =>
          planImport(rows, choices.values, choices.updates, now),
    ),
    ...partsOf(groups, batchSize).map(
      (some): Batch =>
        (now) =>
          planUpdates(updatesOf(some.flat(), choices.values), choices.updates, now),
    ),
  ];
  let updated = 0;
  let isChanged = false;
  try {
    for (const [at, batch] of batches.entries()) {
      signal.throwIfAborted();
      const changes = batch(start);
      updated += changes.filter((change) => change.do === 'put' && change.on !== null).length;
      const isLast = at === batches.length - 1;
      const entry = isLast ? planImported({ added: added.length, updated }, planning()) : [];
      for (const step of stepsOf([...changes, ...entry], weigh)) {
        // oxlint-disable-next-line no-await-in-loop -- batch by batch
        const applied = await store.apply(step, group);
        isChanged = !applied.ok;
        if (!applied.ok) throw new Error('A record has changed since the check');
        undo.unshift(applied.undo);
      }
      onProgress((at + 1) / batches.length);
      // oxlint-disable-next-line no-await-in-loop -- yields to the browser
      if (pace.isDue()) await pace.turn();
    }
    return { outcome: 'done', group: group.id, undo: undo.flat(), added: added.length, updated };
  } catch {
    const left = await revert(store, undo, { ...group, reverts: group.id }, pace);
    return { outcome: signal.aborted ? 'stopped' : isChanged ? 'changed' : 'failed', left };
  }
}

/** @returns the number of records that could not be reverted */
async function revert(
  store: CrmStore,
  batches: readonly (readonly Change[])[],
  group: GroupTag,
  pace: Reading['pace'],
): Promise<number> {
  let left = 0;
  for (const batch of batches) {
    // oxlint-disable-next-line no-await-in-loop -- batch by batch
    const isGone = await store.apply(batch, group).then(
      ({ ok }) => ok,
      () => false,
    );
    if (!isGone) left += batch.length;
    // oxlint-disable-next-line no-await-in-loop -- yields to the browser
    if (pace.isDue()) await pace.turn();
  }
  return left;
}

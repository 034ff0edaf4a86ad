import type { Client, Collection, Records } from '../records/entities.ts';
import { fromEarlierRelease } from '../records/stored-record.ts';
import type { ChangeGroup, GroupConflict } from './change-group.ts';
import { revertedNotes } from './history.ts';
import type { Change } from './store.ts';

/** A record before and after a change of a group. */
export interface GroupedChange {
  in: Collection;
  id: string;
  before: Records[Collection] | null;
  after: Records[Collection] | null;
}

/** Number of records that a group adds, changes and removes. */
export function countsOfChanges(
  changes: readonly Pick<GroupedChange, 'in' | 'before' | 'after'>[],
): Pick<ChangeGroup, 'added' | 'changed' | 'removed'> {
  const records = changes.filter((change) => change.in !== 'journal');
  const added = records.filter(({ before }) => !before).length;
  const removed = records.filter(({ after }) => !after).length;
  return { added, removed, changed: records.length - added - removed };
}

/**
 * Plans the revert of a group's changes. Records already in their former state are left out.
 *
 * @param changes most recent first
 */
export function planGroupRevert(
  changes: readonly GroupedChange[],
  currentOf: (collection: Collection, id: string) => Records[Collection] | null,
  force: boolean,
): { plan: Change[]; conflicts: GroupConflict[] } {
  const plan: Change[] = [];
  const conflicts: GroupConflict[] = [];
  for (const change of oncePerRecord(changes)) {
    const { in: collection, id, before, after } = change;
    const current = currentOf(collection, id);
    if (isSame(current, before)) continue;
    const isUntouched = current?.version === after?.version || isSame(current, after);
    if (!isUntouched && !force) {
      conflicts.push({ in: collection, id, name: nameOfRecord(current ?? after ?? before) });
      continue;
    }
    const reverting = revertingChange(collection, id, { before, after, current });
    if (reverting) plan.push(reverting);
  }
  return { plan, conflicts };
}

/** A record changed several times in a group counts once, from its first state to its last. */
function oncePerRecord(changes: readonly GroupedChange[]): GroupedChange[] {
  const byName = new Map<string, GroupedChange>();
  for (const change of changes) {
    const name = `${change.in}/${change.id}`;
    const later = byName.get(name);
    byName.set(name, later ? { ...later, before: change.before } : change);
  }
  return [...byName.values()];
}

type State = Records[Collection] | null;

/** A record before and after a change, and now. */
interface States {
  before: State;
  after: State;
  current: State;
}

/** The change that restores a record's former state, or removes it if there was none; null if it is already gone. */
export function revertingChange(collection: Collection, id: string, states: States): Change | null {
  const { before, current } = states;
  if (!before) return current && { do: 'remove', in: collection, id, on: current.version };
  const kept = fromEarlierRelease(collection, before);
  const record = collection === 'clients' ? withLaterNotes(states, kept as Client) : kept;
  return { do: 'put', in: collection, record, on: current?.version ?? null } as Change;
}

/** Keeps notes written since then. */
function withLaterNotes({ after, current }: States, before: Client): Client {
  if (!current) return before;
  const notesOf = (state: State) => (state as Client | null)?.notes ?? [];
  const around = { before: before.notes, after: notesOf(after) };
  return { ...before, notes: revertedNotes(around, notesOf(current)) };
}

/** Display name of a record in lists. */
export function nameOfRecord(record: State): string {
  if (!record) return '';
  const { name, title } = record as { name?: string; title?: string };
  return name ?? title ?? record.id;
}

/** Whether two states are equal, ignoring versions and the order of fields. */
function isSame(a: State, b: State): boolean {
  return a === b || (a !== null && b !== null && contentOf(a) === contentOf(b));
}

function contentOf(record: Records[Collection]): string {
  return JSON.stringify({ ...record, version: 0, updatedAt: '' }, (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([x], [y]) => (x < y ? -1 : 1)))
      : value,
  );
}

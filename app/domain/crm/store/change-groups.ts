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

/** How many records of each kind a group adds, changes and removes. */
export function countsOfChanges(
  changes: readonly Pick<GroupedChange, 'in' | 'before' | 'after'>[],
): Pick<ChangeGroup, 'added' | 'changed' | 'removed'> {
  const records = changes.filter((change) => change.in !== 'journal');
  const added = records.filter(({ before }) => !before).length;
  const removed = records.filter(({ after }) => !after).length;
  return { added, removed, changed: records.length - added - removed };
}

/**
 * The plan that takes changes of a group back. Records that are already as they were are left out.
 *
 * @param changes the latest first
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

/** A record that a group changes several times counts once: as it was first, and as it was last. */
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

/** States of a record around a change, and now. */
interface States {
  before: State;
  after: State;
  current: State;
}

/** The change that gives a record its former state, or removes it where there was none; null if it is gone anyway. */
export function revertingChange(collection: Collection, id: string, states: States): Change | null {
  const { before, current } = states;
  if (!before) return current && { do: 'remove', in: collection, id, on: current.version };
  const kept = fromEarlierRelease(collection, before);
  const record = collection === 'clients' ? withLaterNotes(states, kept as Client) : kept;
  return { do: 'put', in: collection, record, on: current?.version ?? null } as Change;
}

/** Notes written since stay. */
function withLaterNotes({ after, current }: States, before: Client): Client {
  if (!current) return before;
  const notesOf = (state: State) => (state as Client | null)?.notes ?? [];
  const around = { before: before.notes, after: notesOf(after) };
  return { ...before, notes: revertedNotes(around, notesOf(current)) };
}

/** What a record is called in lists. */
export function nameOfRecord(record: State): string {
  if (!record) return '';
  const { name, title } = record as { name?: string; title?: string };
  return name ?? title ?? record.id;
}

/** Whether two states hold the same, whatever their versions and the order of their fields. */
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

import { isApart, keepMine } from '../records/conflict.ts';
import type { Collection, Records } from '../records/entities.ts';
import type { Change, CrmStore } from './store.ts';

/** Records that a bulk edit skips because a colleague has changed or deleted them. */
export interface Untouched {
  left: number;
  missing: number;
}

/**
 * Rebases independent changes on the current records, without conflicting edits, and without removals of changed
 * records.
 *
 * @param seen returns the version that an edit is based on
 */
export async function besideTheirs(
  changes: readonly Change[],
  store: Pick<CrmStore, 'get'>,
  seen: (collection: Collection, id: string, version: number) => Records[Collection] | null,
): Promise<{ changes: readonly Change[] } & Untouched> {
  const edits = await Promise.all(changes.map((change) => madeBeside(change, store, seen)));
  const countOf = (reason: keyof Untouched) => edits.filter((edit) => edit === reason).length;
  const mine = edits.flatMap((edit) => (typeof edit === 'string' ? [] : edit));
  return {
    changes: mine.some((change) => change.in !== 'journal') ? mine : [],
    left: countOf('left'),
    missing: countOf('missing'),
  };
}

async function madeBeside(
  change: Change,
  store: Pick<CrmStore, 'get'>,
  seen: Parameters<typeof besideTheirs>[2],
): Promise<Change[] | keyof Untouched> {
  if (change.on === null) return [change];
  const id = change.do === 'put' ? change.record.id : change.id;
  const current = await store.get(change.in, id);
  if (current?.version === change.on) return [change];
  if (!current) return 'missing';
  if (change.do === 'remove') return 'left';
  const conflict = { in: change.in, id, current };
  const base = seen(change.in, id, change.on);
  return isApart([change], conflict, base) ? keepMine([change], conflict, base) : 'left';
}

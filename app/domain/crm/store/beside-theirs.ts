import { isApart, keepMine } from '../records/conflict.ts';
import type { Collection, Records } from '../records/entities.ts';
import type { Change, CrmStore } from './store.ts';

/**
 * Separate changes made on what is there now, without edits of what a colleague has changed as well, and without removals
 * of what has changed.
 *
 * @param seen the version that an edit was made on
 * @returns with the number of records that are left as they are
 */
export async function besideTheirs(
  changes: readonly Change[],
  store: Pick<CrmStore, 'get'>,
  seen: (collection: Collection, id: string, version: number) => Records[Collection] | null,
): Promise<{ changes: readonly Change[]; left: number }> {
  const edits = await Promise.all(changes.map((change) => madeBeside(change, store, seen)));
  const left = edits.filter((edit) => edit.length === 0).length;
  const mine = edits.flat();
  return { changes: mine.some((change) => change.in !== 'journal') ? mine : [], left };
}

async function madeBeside(
  change: Change,
  store: Pick<CrmStore, 'get'>,
  seen: Parameters<typeof besideTheirs>[2],
): Promise<Change[]> {
  if (change.on === null) return [change];
  const id = change.do === 'put' ? change.record.id : change.id;
  const current = await store.get(change.in, id);
  if (current?.version === change.on) return [change];
  if (change.do === 'remove') return [];
  const conflict = { in: change.in, id, current };
  const base = seen(change.in, id, change.on);
  return isApart([change], conflict, base) ? keepMine([change], conflict, base) : [];
}

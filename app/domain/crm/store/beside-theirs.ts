import { isApart, keepMine } from '../records/conflict.ts';
import type { Collection, Records } from '../records/entities.ts';
import type { Change, CrmStore } from './store.ts';

/**
 * Separate edits made on what is there now, without those of records in which a colleague has changed the same.
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
  if (change.do !== 'put' || change.on === null) return [change];
  const { id } = change.record;
  const current = await store.get(change.in, id);
  if (current?.version === change.on) return [change];
  const conflict = { in: change.in, id, current };
  const base = seen(change.in, id, change.on);
  return isApart([change], conflict, base) ? keepMine([change], conflict, base) : [];
}

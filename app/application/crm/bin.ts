import { planRestore } from '#app/data/crm/bin.server.ts';
import type { Collection, Records } from '#app/domain/crm/records/entities.ts';
import type { Applied } from '#app/domain/crm/store/store.ts';
import type { Services } from '../services.ts';
import type { UserStore } from './user-store.server.ts';

type Restored =
  | { outcome: 'restored'; record: Records[Collection] }
  /** Not in the bin, or deleted too long ago. */
  | { outcome: 'unknown' }
  | { outcome: 'conflict'; conflict: Extract<Applied, { ok: false }>['conflict'] };

/** Restores a record from the bin, with the permissions of the store's user. */
export async function restoreRemoved(
  { database }: Pick<Services, 'database'>,
  store: Pick<UserStore, 'restore'>,
  { collection, id, now }: { collection: Collection; id: string; now: number },
): Promise<Restored> {
  const [change] = await planRestore(database.db, [{ collection, id }], new Date(now));
  if (change?.do !== 'put') return { outcome: 'unknown' };
  const applied = await store.restore([change]);
  return applied.ok
    ? { outcome: 'restored', record: change.record }
    : { outcome: 'conflict', conflict: applied.conflict };
}

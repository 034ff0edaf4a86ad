import { newId } from '#app/data/engine/new-id.server.ts';
import { created } from '#app/domain/crm/plans/planning.ts';
import type { Collection, Records } from '#app/domain/crm/records/entities.ts';
import type { CrmStore } from '#app/domain/crm/store/store.ts';

/**
 * Creates a record from its complete draft.
 *
 * @param now epoch milliseconds
 * @returns null when the id is already in use
 */
export async function createRecord<C extends Collection>(
  store: Pick<CrmStore, 'apply' | 'get'>,
  collection: C,
  draft: Parameters<typeof created<C>>[1],
  now: number,
): Promise<Records[Collection] | null> {
  const planning = { now: new Date(now).toISOString(), newId: () => newId(now) };
  const change = created(collection, draft, planning);
  const applied = await store.apply([change]);
  return applied.ok && change.do === 'put' ? store.get(collection, change.record.id) : null;
}

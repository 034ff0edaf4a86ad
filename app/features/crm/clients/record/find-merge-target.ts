import type { CrmStore } from '#app/domain/crm/store/store.ts';

const newest = { sort: { by: 'timestamp', descending: true }, limit: 1 } as const;

/** Id of the client that a removed one was merged into, directly or through others; null without a merge. */
export async function findMergeTarget(
  store: Pick<CrmStore, 'get' | 'list'>,
  removed: string,
): Promise<string | null> {
  const seen = new Set<string>();
  let absorbed = removed;
  while (!seen.has(absorbed)) {
    seen.add(absorbed);
    // oxlint-disable-next-line no-await-in-loop -- each merge is found by the one before
    const { items } = await store.list('journal', { where: { absorbed }, ...newest });
    const [merge] = items;
    if (!merge) return null;
    absorbed = merge.relatedTo.id;
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (await store.get('clients', absorbed)) return absorbed;
  }
  return null;
}

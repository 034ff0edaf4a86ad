import type { Collection, Records } from '#app/domain/crm/records/entities.ts';
import { largestPage, type Query } from '#app/domain/crm/records/query.ts';
import type { CrmStore } from '#app/domain/crm/store/store.ts';

/** All results of a query, read page by page. */
export async function readAll<C extends Collection>(
  store: CrmStore,
  collection: C,
  query: Omit<Query<C>, 'from' | 'after' | 'limit'> = {},
): Promise<Records[C][]> {
  // Sorted by id, so that a record changed meanwhile is not read twice.
  const records = new Map<string, Records[C]>();
  let after: string | undefined;
  do {
    const window = { ...query, limit: largestPage, ...(after !== undefined && { after }) };
    // oxlint-disable-next-line no-await-in-loop -- page by page
    const page = await store.list(collection, window);
    for (const record of page.items) records.set(record.id, record);
    after = page.next;
  } while (after !== undefined);
  return [...records.values()];
}

import type { Collection, Records } from '#app/domain/crm/entities.ts';
import { largestPage, type Query } from '#app/domain/crm/query.ts';
import type { CrmStore } from '#app/domain/crm/store.ts';

/** Everything that a query finds, read page by page. */
export async function readAll<C extends Collection>(
  store: CrmStore,
  collection: C,
  query: Omit<Query<C>, 'from' | 'limit'> = {},
): Promise<Records[C][]> {
  const records: Records[C][] = [];
  for (let total = 1; records.length < total;) {
    const window = { ...query, from: records.length, limit: largestPage };
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const page = await store.list(collection, window);
    records.push(...page.items);
    total = page.items.length > 0 ? page.total : 0;
  }
  return records;
}

import type { Collection, Records } from '#app/domain/crm/entities.ts';
import { largestPage, type Query } from '#app/domain/crm/query.ts';
import type { CrmStore } from '#app/domain/crm/store.ts';

/** Everything that a query finds, read page by page. */
export async function readAll<C extends Collection>(
  store: CrmStore,
  collection: C,
  query: Omit<Query<C>, 'from' | 'after' | 'limit'> = {},
): Promise<Records[C][]> {
  // By id, what moves in the order while it is read is not read twice.
  const records = new Map<string, Records[C]>();
  let after: string | undefined;
  do {
    const window = { ...query, limit: largestPage, ...(after !== undefined && { after }) };
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const page = await store.list(collection, window);
    for (const record of page.items) records.set(record.id, record);
    after = page.next;
  } while (after !== undefined);
  return [...records.values()];
}

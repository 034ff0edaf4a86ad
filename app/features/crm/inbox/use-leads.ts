import type { StoreFailureCode } from '#app/domain/crm/store/store.ts';
import type { LeadPage, LeadQuery } from '#app/domain/leads/inbox.ts';
import { useRead } from '../frame/use-read.ts';
import { codeOf, useInbox } from './inbox-context.tsx';
import type { LeadsClient } from './leads-client.ts';

interface Leads {
  /** The last result; null while loading. */
  page: LeadPage | null;
  failure: StoreFailureCode | null;
  reload: () => void;
}

/**
 * Results of a query, read again after every change to a lead.
 *
 * @param pages number of pages to load
 */
export function useLeads(query: LeadQuery, pages: number): Leads {
  const { client, watch } = useInbox();
  const key = JSON.stringify([query, pages]);
  const { data, error, reload } = useRead(key, () => gather(client, query, pages), watch);
  return { page: data ?? null, failure: error === null ? null : codeOf(error), reload };
}

async function gather(client: LeadsClient, query: LeadQuery, pages: number): Promise<LeadPage> {
  let all = await client.list(query);
  for (let at = 1; at < pages && all.next !== undefined; at += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each page needs the cursor of the one before
    const { next, ...page } = await client.list({ ...query, after: all.next });
    all = { ...page, items: [...all.items, ...page.items], ...(next !== undefined && { next }) };
  }
  return all;
}

import { useEffect, useState } from 'react';
import type { LeadPage, LeadQuery } from '#app/domain/leads/inbox.ts';
import type { StoreFailureCode } from '#app/domain/crm/store.ts';
import { codeOf } from './inbox-context.tsx';
import type { LeadsClient } from './leads-client.ts';

/** Milliseconds between two looks at what has come in. */
const lookEvery = 20_000;

interface Listed {
  /** What was found last; null until something was. */
  page: LeadPage | null;
  failure: StoreFailureCode | null;
}

/**
 * What a query finds, looked at again and again while the page is being looked at.
 *
 * @param pages how many of them
 */
export function useLeads(
  client: LeadsClient,
  query: LeadQuery,
  pages: number,
): Listed & { reload: () => void } {
  const [listed, setListed] = useState<Listed>({ page: null, failure: null });
  const [round, setRound] = useState(0);
  const reload = () => setRound((count) => count + 1);
  const key = JSON.stringify(query);

  useEffect(() => {
    let isWanted = true;
    gather(client, JSON.parse(key) as LeadQuery, pages).then(
      (page) => isWanted && setListed({ page, failure: null }),
      (error: unknown) => isWanted && setListed(({ page }) => ({ page, failure: codeOf(error) })),
    );
    return () => {
      isWanted = false;
    };
  }, [client, key, pages, round]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') setRound((count) => count + 1);
    };
    const timer = setInterval(look, lookEvery);
    window.addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', look);
    };
  }, []);

  return { ...listed, reload };
}

async function gather(client: LeadsClient, query: LeadQuery, pages: number): Promise<LeadPage> {
  let all = await client.list(query);
  for (let at = 1; at < pages && all.next !== undefined; at += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ended
    const { next, ...page } = await client.list({ ...query, after: all.next });
    all = { ...page, items: [...all.items, ...page.items], ...(next !== undefined && { next }) };
  }
  return all;
}

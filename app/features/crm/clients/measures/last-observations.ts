import type { Instant } from '#app/domain/crm/entities.ts';
import { observationsIn, type Observations } from '#app/domain/crm/observations.ts';
import type { CrmStore } from '#app/domain/crm/store.ts';

/** Entries looked through at a time. */
const batch = 200;

/** What was last observed about a client, which its journal holds; null when nobody has looked yet. */
export async function lastObservations(
  store: Pick<CrmStore, 'list'>,
  clientId: string,
): Promise<{ seen: Observations; at: Instant } | null> {
  let after: string | undefined;
  do {
    const where = { type: 'update', relatedId: clientId } as const;
    // oxlint-disable-next-line no-await-in-loop -- one page after the other, the newest first
    const page = await store.list('journal', { where, limit: batch, ...(after && { after }) });
    for (const entry of page.items) {
      const seen = observationsIn(entry);
      if (seen) return { seen, at: entry.timestamp };
    }
    after = page.next;
  } while (after !== undefined);
  return null;
}

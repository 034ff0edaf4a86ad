import { observationsIn, type Observations } from '#app/domain/crm/prospecting/observations.ts';
import type { Instant } from '#app/domain/crm/records/field.ts';
import type { CrmStore } from '#app/domain/crm/store/store.ts';

/** Entries read per page. */
const batch = 200;

/** The last observations about a client, from its journal; null when there are none. */
export async function lastObservations(
  store: Pick<CrmStore, 'list'>,
  clientId: string,
): Promise<{ seen: Observations; at: Instant } | null> {
  let after: string | undefined;
  do {
    const where = { type: 'update', relatedId: clientId } as const;
    // oxlint-disable-next-line no-await-in-loop -- page by page, newest first
    const page = await store.list('journal', { where, limit: batch, ...(after && { after }) });
    for (const entry of page.items) {
      const seen = observationsIn(entry);
      if (seen) return { seen, at: entry.timestamp };
    }
    after = page.next;
  } while (after !== undefined);
  return null;
}

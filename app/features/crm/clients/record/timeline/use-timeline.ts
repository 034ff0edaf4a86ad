import type { CrmStore } from '#app/domain/crm/store/store.ts';
import type {
  TimelineItem,
  TimelineKind,
  TimelinePage,
} from '#app/domain/crm/timeline/timeline.ts';
import type { Read } from '../../../frame/use-read.ts';
import { useStoreRead } from '../../../records/use-records.ts';

/** Items of one page. */
const pageSize = 20;

/** A number of pages of a client's timeline, kept up to date. */
export function useTimeline(
  clientId: string,
  kind: TimelineKind | null,
  pages: number,
): Read<TimelinePage> {
  const key = JSON.stringify(['timeline', clientId, kind, pages]);
  const read = (store: CrmStore) => readPages(store, { clientId, kind, pages });
  return useStoreRead(key, ['clients', 'tasks', 'journal'], read, 'meetings');
}

async function readPages(
  store: CrmStore,
  { clientId, kind, pages }: { clientId: string; kind: TimelineKind | null; pages: number },
): Promise<TimelinePage> {
  const items: TimelineItem[] = [];
  let next: string | undefined;
  for (let page = 0; page < pages; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- a page begins where the one before has ended
    const found = await store.timeline({
      clientId,
      limit: pageSize,
      ...(kind && { kinds: [kind] }),
      ...(next !== undefined && { after: next }),
    });
    items.push(...found.items);
    next = found.next;
    if (next === undefined) break;
  }
  return { items, ...(next !== undefined && { next }) };
}

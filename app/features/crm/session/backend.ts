import { newId } from '#app/api/client/new-id.ts';
import { bytesOf } from '#app/domain/crm/store/apply-in-batches.ts';
import type { ChangeCounts } from '#app/domain/crm/store/feed-topics.ts';
import { createOptimisticStore } from '#app/domain/crm/store/optimistic-store.ts';
import type { Change, CrmStore } from '#app/domain/crm/store/store.ts';
import { openLiveMeetings } from '../agenda/agenda-client.ts';
import type { Meetings } from '../agenda/meetings.ts';
import { createFinder, type Finder } from './finder.ts';
import { createHttpStore } from './http-store.ts';
import { pageEvents, type LiveEvents } from './live-events.ts';
import { createWatchedStore, type WatchedStore } from './watched-store.ts';

/** The workspace's records: the page's sandbox, or the team's own. */
export interface Backend {
  store: CrmStore;
  meetings: Meetings;
  /** Generates ids of new records: browsers have `randomUUID` only over HTTPS. */
  newId: () => string;
  /** Simulates an unreachable store; null in the live CRM. */
  failing: { isOn: () => boolean; set: (isOn: boolean) => void } | null;
  /** Null in the sandbox. */
  live: LiveRecords | null;
  /** Size of a change in bytes, for changes sent to a server. */
  weigh?: (change: Change) => number;
}

/** The team's records, which may be unavailable, and searches on the server. */
export interface LiveRecords {
  store: WatchedStore;
  finder: Finder;
  events: LiveEvents;
}

/**
 * The records on the server, for one session.
 *
 * @param counts the page's counters, which are older than anything it reads
 */
export function openLiveBackend(counts: ChangeCounts | null): Backend {
  const events = counts ? pageEvents.since(counts) : pageEvents;
  const store = createWatchedStore(createHttpStore());
  return {
    store: createOptimisticStore(store),
    meetings: openLiveMeetings({ events, store }),
    newId,
    failing: null,
    live: { store, finder: createFinder(), events },
    weigh: bytesOf,
  };
}

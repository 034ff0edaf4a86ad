import { bytesOf } from '#app/domain/crm/in-steps.ts';
import { createOptimisticStore } from '#app/domain/crm/optimistic-store.ts';
import type { Change, CrmStore } from '#app/domain/crm/store.ts';
import { randomLength, uuidV7 } from '#app/domain/uuid-v7.ts';
import { createFinder, type Finder } from '../session/finder.ts';
import { createHttpStore } from '../session/http-store.ts';
import { createWatchedStore, type WatchedStore } from '../session/watched-store.ts';

/** What the desk works on: the sandbox of this page, or the records that the team shares. */
export interface Workspace {
  store: CrmStore;
  /** Ids of new records: the browser gives out UUIDs over HTTPS only. */
  newId: () => string;
  /** Whether every change fails, as a store that cannot be reached would make it; null where that is no game. */
  failing: { isOn: () => boolean; set: (isOn: boolean) => void } | null;
  /** Null in the sandbox. */
  live: LiveRecords | null;
  /** Bytes of a change, where changes go to a server. */
  weigh?: (change: Change) => number;
}

/** The records of the team, which can be away, and what the server works out of them. */
export interface LiveRecords {
  store: WatchedStore;
  finder: Finder;
}

/** The records on the server, for as long as somebody looks at them: who signs in next begins anew. */
export function openLive(): Workspace {
  const store = createWatchedStore(createHttpStore());
  return {
    store: createOptimisticStore(store),
    newId: () => uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(randomLength))),
    failing: null,
    live: { store, finder: createFinder() },
    weigh: bytesOf,
  };
}

import { collections, type Collection, type Records } from '#app/domain/crm/records/entities.ts';
import { createChangeListeners } from '#app/domain/crm/store/change-listeners.ts';
import type { CrmStore, StoreFailureCode } from '#app/domain/crm/store/store.ts';
import { createListeners } from '#app/domain/listeners.ts';
import { StoreFailure } from './http-store.ts';

/** Why the shown data may be stale. */
type Trouble = Extract<StoreFailureCode, 'unreachable' | 'busy' | 'signed-out'>;

export interface WatchedStore extends CrmStore {
  /** The store's failure, or null. */
  trouble: () => Trouble | null;
  onTrouble: (listener: () => void) => () => void;
  /** Notifies every listener to read again; another failure reports the trouble again. */
  retry: () => void;
  /** Tracks another request to the same server. */
  watched: <Answer>(asked: Promise<Answer>) => Promise<Answer>;
  /** A cached version of a record, if any. */
  seen: (collection: Collection, id: string, version: number) => Records[Collection] | null;
}

/** Maximum number of cached versions, which are used to compare conflicting changes. */
const mostSeen = 5000;

const isTrouble = (code: StoreFailureCode): code is Trouble =>
  code === 'unreachable' || code === 'busy' || code === 'signed-out';

/** Whether the store reports an error, above every screen. */
export function isReported(error: unknown): boolean {
  return error instanceof StoreFailure && isTrouble(error.code);
}

/** Wraps a store and tracks its availability. */
export function createWatchedStore(store: CrmStore): WatchedStore {
  const listeners = createChangeListeners(store);
  const troubleListeners = createListeners();
  const { remember, seen } = createVersionMemory();
  let trouble: Trouble | null = null;

  function say(next: Trouble | null) {
    if (next === trouble) return;
    trouble = next;
    troubleListeners.notify();
  }

  async function watched<Answer>(asked: Promise<Answer>): Promise<Answer> {
    try {
      return await asked;
    } catch (error) {
      if (error instanceof StoreFailure && isTrouble(error.code)) say(error.code);
      throw error;
    }
  }

  function retry() {
    say(null);
    listeners.notify(collections);
  }

  return {
    async get(collection, id) {
      const record = await watched(store.get(collection, id));
      if (record) remember(collection, record);
      return record;
    },
    async list(collection, query) {
      const page = await watched(store.list(collection, query));
      for (const record of page.items) remember(collection, record);
      return page;
    },
    search: (query) => watched(store.search(query)),
    overview: () => watched(store.overview()),
    withoutNextStep: (limit) => watched(store.withoutNextStep(limit)),
    tags: () => watched(store.tags()),
    figures: (query) => watched(store.figures(query)),
    timeline: (query) => watched(store.timeline(query)),
    async apply(changes, group) {
      const applied = await watched(store.apply(changes, group));
      // A successful save shows that the server responds again, before the next automatic retry.
      if (trouble) retry();
      return applied;
    },
    groups: () => watched(store.groups()),
    revertGroup: (id, request) => watched(store.revertGroup(id, request)),
    removed: (query) => watched(store.removed(query)),
    restoreRemoved: (items) => watched(store.restoreRemoved(items)),
    subscribe: (listener) => listeners.subscribe(listener),
    trouble: () => trouble,
    onTrouble: troubleListeners.subscribe,
    retry,
    watched,
    seen,
  };
}

/** Cached versions of records; the least recently read are evicted first. */
function createVersionMemory() {
  const versions = new Map<string, Records[Collection]>();
  return {
    remember: (collection: Collection, record: Records[Collection]): void => {
      const name = nameOf(collection, record.id, record.version);
      versions.delete(name);
      versions.set(name, record);
      const [oldest] = versions.keys();
      if (versions.size > mostSeen && oldest !== undefined) versions.delete(oldest);
    },
    seen: (collection: Collection, id: string, version: number) =>
      versions.get(nameOf(collection, id, version)) ?? null,
  };
}

const nameOf = (collection: Collection, id: string, version: number) =>
  `${collection}/${id}/${version}`;

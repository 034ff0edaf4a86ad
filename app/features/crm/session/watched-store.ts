import { collections, type Collection, type Records } from '#app/domain/crm/entities.ts';
import type { CrmStore, StoreFailureCode } from '#app/domain/crm/store.ts';
import { StoreFailure } from './http-store.ts';

/** Why what is shown may be out of date. */
type Trouble = Extract<StoreFailureCode, 'unreachable' | 'busy' | 'signed-out'>;

export interface WatchedStore extends CrmStore {
  /** What keeps the store from answering; null while it does. */
  trouble: () => Trouble | null;
  onTrouble: (listener: () => void) => () => void;
  /** Has everything that is shown read again. Whoever still does not get an answer says so again. */
  retry: () => void;
  /** A version of a record that has been read, as long as it is remembered. */
  seen: (collection: Collection, id: string, version: number) => Records[Collection] | null;
}

/** Versions remembered, so that two changes of one record can be told apart. */
const mostSeen = 5000;

const isTrouble = (code: StoreFailureCode): code is Trouble =>
  code === 'unreachable' || code === 'busy' || code === 'signed-out';

/** A store that can be away, of which the page knows whether it is. */
export function createWatchedStore(store: CrmStore): WatchedStore {
  const listeners = new Set<(changed: readonly Collection[]) => void>();
  const troubleListeners = new Set<() => void>();
  const versions = new Map<string, Records[Collection]>();
  let trouble: Trouble | null = null;

  function say(next: Trouble | null) {
    if (next === trouble) return;
    trouble = next;
    troubleListeners.forEach((listener) => listener());
  }

  async function watched<Answer>(asked: Promise<Answer>): Promise<Answer> {
    try {
      return await asked;
    } catch (error) {
      if (error instanceof StoreFailure && isTrouble(error.code)) say(error.code);
      throw error;
    }
  }

  function remember(collection: Collection, record: Records[Collection]) {
    const name = nameOf(collection, record.id, record.version);
    // What was read last is forgotten last.
    versions.delete(name);
    versions.set(name, record);
    const [oldest] = versions.keys();
    if (versions.size > mostSeen && oldest !== undefined) versions.delete(oldest);
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
    overview: () => watched(store.overview()),
    figures: (query) => watched(store.figures(query)),
    apply: (changes) => watched(store.apply(changes)),
    subscribe(listener) {
      listeners.add(listener);
      const stop = store.subscribe(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    trouble: () => trouble,
    onTrouble(listener) {
      troubleListeners.add(listener);
      return () => troubleListeners.delete(listener);
    },
    retry() {
      say(null);
      listeners.forEach((listener) => listener(collections));
    },
    seen: (collection, id, version) => versions.get(nameOf(collection, id, version)) ?? null,
  };
}

const nameOf = (collection: Collection, id: string, version: number) =>
  `${collection}/${id}/${version}`;

import type { Collection, Records } from './entities.ts';
import type { Query } from './query.ts';
import type { CrmStore, Page } from './store.ts';

/** Records read at a time. */
export const pageSize = 100;

export interface Listed<Item> {
  /** How many there are; null until it is known. */
  readonly total: number | null;
  /** The record at a place, from 0, as far as it has been read. */
  readonly at: (place: number) => Item | undefined;
  /** Whether the last reading failed: what is shown may be out of date, or nothing. */
  readonly isFailed: boolean;
}

export type ListQuery<C extends Collection> = Omit<Query<C>, 'from' | 'limit'>;

/** A long list of which only what is looked at is read, page by page, and read again when it has changed. */
export interface PagedList<C extends Collection> {
  /** What is looked at: what a query finds, from one place to another, both included. */
  look: (query: ListQuery<C>, first: number, last: number) => void;
  /** Reads again what is looked at. */
  refresh: () => void;
  /** The same object until something has changed. What an earlier query found stands until the new one has answered. */
  current: () => Listed<Records[C]>;
  subscribe: (listener: () => void) => () => void;
}

/** @param store what is read from; one that rejects shows as `isFailed` */
export function createPagedList<C extends Collection>(
  store: CrmStore,
  collection: C,
): PagedList<C> {
  type Items = readonly Records[C][];
  const listeners = new Set<() => void>();
  let looked: { key: string; query: ListQuery<C>; pages: readonly number[] } | null = null;
  let read = new Map<number, Items>();
  let readFor = '';
  let isReading = false;
  let turn = 0;
  let listed: Listed<Records[C]> = { total: null, at: () => undefined, isFailed: false };

  function show(total: number | null, isFailed: boolean) {
    const pages = read;
    const at = (place: number) => pages.get(Math.floor(place / pageSize))?.[place % pageSize];
    listed = { total, at, isFailed };
    listeners.forEach((listener) => listener());
  }

  /** @param isAnew forgets what was read before, once there is something else to show */
  async function fetchPages(pages: readonly number[], isAnew: boolean) {
    if (!looked || pages.length === 0) return;
    const { key, query } = looked;
    if (isAnew) turn += 1;
    const own = turn;
    isReading = true;
    let found: Page<Records[C]>[] | null = null;
    try {
      found = await Promise.all(
        pages.map((page) =>
          store.list(collection, { ...query, from: page * pageSize, limit: pageSize }),
        ),
      );
    } catch {
      // Told by isFailed.
    }
    if (own !== turn) return;
    isReading = false;
    if (!found) return show(listed.total, true);
    read = new Map([
      ...(isAnew ? [] : read),
      ...found.map(({ items }, at) => [pages[at] ?? 0, items] as const),
    ]);
    readFor = key;
    show(found[0]?.total ?? null, false);
    fetchMissing();
  }

  /** While pages are on their way, others wait: who flies past thousands asks for those where they arrive. */
  function fetchMissing() {
    if (!looked || readFor !== looked.key || isReading) return;
    const missing = looked.pages.filter((page) => !read.has(page));
    void fetchPages(missing, false);
  }

  return {
    look(query, first, last) {
      const key = JSON.stringify(query);
      const [from, until] = [first, Math.max(first, last)].map((at) => Math.floor(at / pageSize));
      const pages: number[] = [];
      for (let page = from ?? 0; page <= (until ?? 0); page++) pages.push(page);
      const isOther = key !== looked?.key;
      looked = { key, query, pages };
      if (isOther) void fetchPages(pages, true);
      else fetchMissing();
    },
    refresh() {
      if (looked) void fetchPages(looked.pages, true);
    },
    current: () => listed,
    subscribe(listener) {
      listeners.add(listener);
      const stop = store.subscribe((changed) => {
        if (looked && changed.includes(collection)) void fetchPages(looked.pages, true);
      });
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}

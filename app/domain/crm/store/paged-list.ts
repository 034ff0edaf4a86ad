import type { Collection, Records } from '../records/entities.ts';
import type { Query } from '../records/query.ts';
import type { CrmStore, Page } from './store.ts';

/** Records read at a time. */
export const pageSize = 100;

export interface Listed<Item> {
  /** How many there are; null until it is known. */
  readonly total: number | null;
  /** The record at a place, from 0, as far as it has been read. */
  readonly at: (place: number) => Item | undefined;
  /** Whether the last read failed: items may be stale or missing. */
  readonly isFailed: boolean;
}

export type ListQuery<C extends Collection> = Omit<Query<C>, 'from' | 'limit'>;

/** A virtualized list: reads visible pages, and again after changes. */
export interface PagedList<C extends Collection> {
  /** Sets the query and the visible range, both ends included. */
  look: (query: ListQuery<C>, first: number, last: number) => void;
  /** Reads the visible range again. */
  refresh: () => void;
  /** The same object until a change. Results of the previous query stay until the new query is answered. */
  current: () => Listed<Records[C]>;
  subscribe: (listener: () => void) => () => void;
}

/** @param store its rejections set `isFailed` */
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

  /** @param isAnew drops previous pages once new ones arrive */
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
      // `isFailed` shows it.
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

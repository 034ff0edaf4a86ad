import { createListeners } from '../../listeners.ts';
import type { Collection, Records } from '../records/entities.ts';
import type { Query } from '../records/query.ts';
import type { CrmStore, Page } from './store.ts';

/** Records per read. */
export const pageSize = 100;

export interface Listed<Item> {
  /** Number of records; null until known. */
  readonly total: number | null;
  /** The record at an index from 0, if it has been read. */
  readonly at: (place: number) => Item | undefined;
  /** Whether the last read failed: items may be stale or missing. */
  readonly isFailed: boolean;
}

export type ListQuery<C extends Collection> = Omit<Query<C>, 'from' | 'limit'>;

/** A virtualized list: reads the visible pages, and reads them again after changes. */
export interface PagedList<C extends Collection> {
  /** Sets the query and the visible range, both ends included. */
  look: (query: ListQuery<C>, first: number, last: number) => void;
  /** Reads the visible range again. */
  refresh: () => void;
  /** The same object until something changes. Results of the previous query stay until the new one arrives. */
  current: () => Listed<Records[C]>;
  subscribe: (listener: () => void) => () => void;
}

/** @param store its rejections set `isFailed` */
export function createPagedList<C extends Collection>(
  store: CrmStore,
  collection: C,
): PagedList<C> {
  const listed = createListed<Records[C]>();
  const reader = new PageReader(store, collection, listed);
  return {
    look: (query, first, last) => reader.look(query, pagesBetween(first, Math.max(first, last))),
    refresh: () => reader.refresh(),
    current: () => listed.current(),
    subscribe(listener) {
      const forget = listed.subscribe(listener);
      const stop = store.subscribe((changed) => {
        if (changed.includes(collection)) reader.refresh();
      });
      return () => {
        forget();
        stop();
      };
    },
  };
}

/** Reads the visible pages. */
class PageReader<C extends Collection> {
  readonly #store: CrmStore;
  readonly #collection: C;
  readonly #listed: ReturnType<typeof createListed<Records[C]>>;
  #looked: { key: string; query: ListQuery<C>; pages: readonly number[] } | null = null;
  #read = new Map<number, readonly Records[C][]>();
  #readFor = '';
  #isReading = false;
  /** Whether something has changed since the current read began. */
  #isStale = false;
  #turn = 0;

  constructor(store: CrmStore, collection: C, listed: ReturnType<typeof createListed<Records[C]>>) {
    this.#store = store;
    this.#collection = collection;
    this.#listed = listed;
  }

  look(query: ListQuery<C>, pages: readonly number[]): void {
    const key = JSON.stringify(query);
    const isOther = key !== this.#looked?.key;
    this.#looked = { key, query, pages };
    if (isOther) void this.#fetch(pages, 'replace');
    else this.#fetchMissing();
  }

  /** One read at a time: any number of changes during a read cause only one more. */
  refresh(): void {
    if (this.#isReading) this.#isStale = true;
    else if (this.#looked) void this.#fetch(this.#looked.pages, 'replace');
  }

  /** @param how `replace` drops previous pages once new ones arrive */
  async #fetch(pages: readonly number[], how: 'replace' | 'add'): Promise<void> {
    if (!this.#looked || pages.length === 0) return;
    const { key, query } = this.#looked;
    if (how === 'replace') {
      this.#turn += 1;
      this.#isStale = false;
    }
    const own = this.#turn;
    this.#isReading = true;
    const asked = pages.map((page) =>
      this.#store.list(this.#collection, { ...query, from: page * pageSize, limit: pageSize }),
    );
    // `isFailed` shows a failure.
    const found: readonly Page<Records[C]>[] | null = await Promise.all(asked).catch(() => null);
    if (own !== this.#turn) return;
    this.#isReading = false;
    if (found) {
      this.#read = new Map([
        ...(how === 'add' ? this.#read : []),
        ...found.map(({ items }, at) => [pages[at] ?? 0, items] as const),
      ]);
      this.#readFor = key;
    }
    const { total } = found?.[0] ?? this.#listed.current();
    this.#listed.show(this.#read, total, found === null);
    if (this.#isStale) this.refresh();
    else if (found) this.#fetchMissing();
  }

  /**
   * Only one read at a time: after scrolling past thousands of records, only the pages where scrolling ends are
   * requested.
   */
  #fetchMissing(): void {
    if (!this.#looked || this.#readFor !== this.#looked.key || this.#isReading) return;
    const missing = this.#looked.pages.filter((page) => !this.#read.has(page));
    void this.#fetch(missing, 'add');
  }
}

/** The contents of a list, and its change listeners. */
function createListed<Item>() {
  const listeners = createListeners();
  let listed: Listed<Item> = { total: null, at: () => undefined, isFailed: false };
  return {
    show(pages: ReadonlyMap<number, readonly Item[]>, total: number | null, isFailed: boolean) {
      const at = (place: number) => pages.get(Math.floor(place / pageSize))?.[place % pageSize];
      listed = { total, at, isFailed };
      listeners.notify();
    },
    current: () => listed,
    subscribe: listeners.subscribe,
  };
}

/** The pages that contain the indexes from first to last. */
function pagesBetween(first: number, last: number): number[] {
  const [from, until] = [Math.floor(first / pageSize), Math.floor(last / pageSize)];
  return Array.from({ length: until - from + 1 }, (_, index) => from + index);
}

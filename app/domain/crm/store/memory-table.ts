import { cursorOf, readCursor } from '../records/cursor.ts';
import type { Collection, Records } from '../records/entities.ts';
import { keysOf, keysWanted, passes } from '../records/filters.ts';
import { fullTextOf } from '../records/full-text.ts';
import { largestPage, searchTextOf, sortOf, type Query } from '../records/query.ts';
import { hitOf, recencyOf } from '../search/search-hits.ts';
import {
  listTerms,
  matchesList,
  matchesTerms,
  titleRank,
  titleRanks,
  type ListTerms,
  type SearchTerms,
  type TitleRank,
} from '../search/search-terms.ts';
import {
  bringUpToDate,
  comparing,
  placeAfter,
  positionOf,
  type Order,
  type Row,
  type SortKey,
} from './memory-order.ts';
import type { Page } from './store.ts';

/** Number of results cached until the next change. */
const answersKept = 8;

/** A cached result: the sorted matches of a search and filters. */
interface Answer<Item> {
  readonly by: string;
  readonly where: string;
  readonly terms: ListTerms;
  readonly rows: readonly Row<Item>[];
}

/** One collection with its sorted lists and cached results. */
export class MemoryTable<C extends Collection> {
  readonly #collection: C;
  readonly #rows = new Map<string, Row<Records[C]>>();
  readonly #orders = new Map<string, Order<Records[C]>>();
  /** Rows by the keys of the most selective filter; null until first needed. */
  #index: Map<string, Row<Records[C]>[]> | null = null;
  #answers: Answer<Records[C]>[] = [];

  constructor(collection: C, records: readonly Records[C][]) {
    this.#collection = collection;
    for (const record of records) this.#rows.set(record.id, this.#rowOf(record));
  }

  get(id: string): Records[C] | null {
    return this.#rows.get(id)?.record ?? null;
  }

  all(): Records[C][] {
    return Array.from(this.#rows.values(), ({ record }) => record);
  }

  put(record: Records[C]): void {
    this.remove(record.id);
    const row = this.#rowOf(record);
    this.#rows.set(record.id, row);
    for (const { come } of this.#orders.values()) come.add(row);
    if (this.#index) addTo(this.#index, keysOf(this.#collection, record), row);
  }

  remove(id: string): void {
    this.#answers = [];
    const row = this.#rows.get(id);
    if (!row) return;
    this.#rows.delete(id);
    for (const { come, gone } of this.#orders.values()) if (!come.delete(row)) gone.add(row);
    for (const key of this.#index ? keysOf(this.#collection, row.record) : []) {
      const others = this.#index?.get(key)?.filter((each) => each !== row) ?? [];
      this.#index?.set(key, others);
    }
  }

  list({ search, where, sort, from = 0, after, limit = 50 }: Query<C>): Page<Records[C]> {
    const { order: by, keyOf, descending } = sortOf(this.#collection, sort);
    const start = after === undefined ? undefined : readCursor(after);
    if (start === null) throw new RangeError('Not a cursor');
    const rows = this.#find(by, this.#inOrder(by, keyOf), listTerms(search), where);
    const rowAt = (at: number) => rows[descending ? rows.length - 1 - at : at];
    const first = start ? placeAfter(start, rows.length, rowAt, by, descending) : from;
    const items: Records[C][] = [];
    const end = Math.min(first + Math.min(limit, largestPage), rows.length);
    for (let at = first; at < end; at++) {
      const row = rowAt(at);
      if (row) items.push(row.record);
    }
    const last = end < rows.length ? rowAt(end - 1) : undefined;
    return { items, total: rows.length, ...(last && { next: cursorOf(positionOf(last, by)) }) };
  }

  /** The matches of a global search: those by name first, then the most recent. */
  search(
    terms: SearchTerms,
    limit: number,
  ): { hits: ReturnType<typeof hitOf>[]; hasMore: boolean } {
    const by = recencyOf(this.#collection);
    const { keyOf } = sortOf(this.#collection, { by } as Query<C>['sort']);
    const rows = this.#inOrder(by, keyOf);
    const ranked: Record<TitleRank, Records[C][]> = { whole: [], beginning: [], none: [] };
    // Without a name to match, the search stops at the last hit needed.
    const isEnough = () => terms.title === '' && ranked.none.length > limit;
    for (let at = rows.length - 1; at >= 0 && !isEnough(); at -= 1) {
      const row = rows[at];
      if (!row) continue;
      const rank = titleRank(terms, row.text);
      if (ranked[rank].length > limit) continue;
      if (rank === 'none') row.fullText ??= fullTextOf(this.#collection, row.record);
      if (rank !== 'none' || matchesTerms(terms, row.fullText ?? '')) ranked[rank].push(row.record);
    }
    const found = titleRanks.flatMap((rank) => ranked[rank]);
    const hits = found.slice(0, limit).map((record) => hitOf(this.#collection, record, terms));
    return { hits, hasMore: found.length > limit };
  }

  #rowOf(record: Records[C]): Row<Records[C]> {
    return { record, text: searchTextOf(this.#collection, record), keys: {} };
  }

  #inOrder(by: string, keyOf: (record: Records[C]) => SortKey): readonly Row<Records[C]>[] {
    let order = this.#orders.get(by);
    if (!order) {
      order = { by, keyOf, rows: [], gone: new Set(), come: new Set(this.#rows.values()) };
      this.#orders.set(by, order);
    }
    bringUpToDate(order);
    return order.rows;
  }

  /** The rows with one of these keys, sorted. */
  #indexed(by: string, keys: readonly string[]): readonly Row<Records[C]>[] {
    const index = (this.#index ??= this.#indexOfAll());
    const rows = new Set(keys.flatMap((key) => index.get(key) ?? []));
    return [...rows].toSorted(comparing(by));
  }

  #indexOfAll(): Map<string, Row<Records[C]>[]> {
    const index = new Map<string, Row<Records[C]>[]>();
    for (const row of this.#rows.values()) addTo(index, keysOf(this.#collection, row.record), row);
    return index;
  }

  #find(
    by: string,
    rows: readonly Row<Records[C]>[],
    terms: ListTerms,
    where: Query<C>['where'],
  ): readonly Row<Records[C]>[] {
    const filters = Object.values(where ?? {}).some((value) => value !== undefined)
      ? JSON.stringify(where)
      : '';
    if (terms.words.length === 0 && filters === '') return rows;
    const alike = this.#answers.filter((answer) => answer.by === by && answer.where === filters);
    const same = alike.find((answer) => isSame(answer.terms, terms));
    if (same) return same.rows;

    const [nearest] = alike
      .filter((answer) => isPartOf(answer.terms, terms))
      .toSorted((a, b) => a.rows.length - b.rows.length);
    const keys = keysWanted(this.#collection, where);
    const searched = nearest?.rows ?? (keys ? this.#indexed(by, keys) : rows);
    const found = searched.filter(
      ({ record, text }) =>
        matchesList(terms, text) &&
        (nearest !== undefined || passes(this.#collection, record, where)),
    );
    this.#answers = [
      { by, where: filters, terms, rows: found },
      ...this.#answers.slice(0, answersKept - 1),
    ];
    return found;
  }
}

const isSame = (a: ListTerms, b: ListTerms) => JSON.stringify(a) === JSON.stringify(b);

/** Whether a search only narrows another one: each of its words contains the other's; not so for numbers. */
function isPartOf(known: ListTerms, { words, digits }: ListTerms): boolean {
  return (
    digits.length === 0 && known.words.every((word) => words.some((each) => each.includes(word)))
  );
}

function addTo<Each>(index: Map<string, Each[]>, keys: readonly string[], item: Each): void {
  for (const key of keys) {
    const known = index.get(key);
    if (known) known.push(item);
    else index.set(key, [item]);
  }
}

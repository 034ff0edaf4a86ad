import { figuresOf, overviewOf } from './figures.ts';
import { comparePositions, cursorOf, readCursor, type Position } from './cursor.ts';
import { collections, type Collection, type Records } from './entities.ts';
import {
  keysOf,
  keysWanted,
  largestPage,
  passes,
  searchTextOf,
  sortOf,
  type Query,
} from './query.ts';
import { searchWords } from './search-words.ts';
import type { Applied, Change, CrmStore, Page } from './store.ts';

/** From so many changes on, going through an order once is cheaper than finding each place in it. */
const manyChanges = 50;

/** Answers kept until something changes: as many as are looked at in turns. */
const answersKept = 8;

type Content = { readonly [C in Collection]?: readonly Records[C][] };

/**
 * A store in memory, gone with the page. What records are searched and ordered by is worked out once for each, orders are
 * kept up to date, a longer search looks through what the shorter one found, and a page of an answer already given costs
 * its own length: 100,000 records are searched while somebody types.
 */
export function createMemoryStore(content: Content = {}): CrmStore {
  const tables = {
    clients: new Table<'clients'>('clients', content.clients ?? []),
    projects: new Table<'projects'>('projects', content.projects ?? []),
    tasks: new Table<'tasks'>('tasks', content.tasks ?? []),
    journal: new Table<'journal'>('journal', content.journal ?? []),
  } satisfies { [C in Collection]: Table<C> };
  const listeners = new Set<(changed: readonly Collection[]) => void>();
  const tableOf = <C extends Collection>(collection: C) =>
    tables[collection] as unknown as Table<C>;

  return {
    async get(collection, id) {
      return tableOf(collection).get(id);
    },
    async list(collection, query) {
      return tableOf(collection).list(query);
    },
    async overview() {
      return overviewOf(tables.clients.all(), tables.tasks.all());
    },
    async figures(query) {
      const { clients, projects, tasks, journal } = tables;
      const every = {
        clients: clients.all(),
        projects: projects.all(),
        tasks: tasks.all(),
        journal: journal.all(),
      };
      return figuresOf(every, query);
    },
    async apply(changes): Promise<Applied> {
      for (const change of changes) {
        const id = idOf(change);
        const current = tableOf(change.in).get(id);
        if ((current?.version ?? null) !== change.on)
          return { ok: false, conflict: { in: change.in, id, current } };
      }
      const undo = changes.map((change) => applyTo(tableOf(change.in), change));
      const touched = new Set(changes.map((change) => change.in));
      const changed = collections.filter((each) => touched.has(each));
      if (changed.length > 0) listeners.forEach((listener) => listener(changed));
      // The last change is the first to be taken back.
      return { ok: true, undo: undo.toReversed() };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function idOf(change: Change): string {
  return change.do === 'put' ? change.record.id : change.id;
}

/** @returns what takes the change back */
function applyTo<C extends Collection>(table: Table<C>, change: Change): Change {
  const before = table.get(idOf(change));
  if (change.do === 'remove') {
    table.remove(change.id);
    return { do: 'put', in: change.in, record: before, on: null } as Change;
  }
  const version = before ? before.version + 1 : change.record.version;
  table.put({ ...change.record, version } as Records[C]);
  return before
    ? ({ do: 'put', in: change.in, record: before, on: version } as Change)
    : { do: 'remove', in: change.in, id: change.record.id, on: version };
}

type SortKey = string | number;

/** A record with what it is searched and ordered by. */
interface Row<Item> {
  readonly record: Item;
  readonly text: string;
  readonly keys: Record<string, SortKey>;
}

/** Rows in ascending order of a key, then of their id, and what has changed since they were put so. */
interface Order<Item> {
  readonly by: string;
  readonly keyOf: (record: Item) => SortKey;
  rows: Row<Item>[];
  readonly gone: Set<Row<Item>>;
  readonly come: Set<Row<Item>>;
}

/** What a search and filters found, in an order. */
interface Answer<Item> {
  readonly by: string;
  readonly where: string;
  readonly words: readonly string[];
  readonly rows: readonly Row<Item>[];
}

/** One collection with the orders it has been asked for and the latest answers. */
class Table<C extends Collection> {
  readonly #collection: C;
  readonly #rows = new Map<string, Row<Records[C]>>();
  readonly #orders = new Map<string, Order<Records[C]>>();
  /** Rows by the keys of the filter that few pass; null until it is asked for. */
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
    const { by, keyOf, descending } = sortOf(this.#collection, sort);
    const start = after === undefined ? undefined : readCursor(after);
    if (start === null) throw new RangeError('Not a cursor');
    const rows = this.#find(by, this.#inOrder(by, keyOf), searchWords(search), where);
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

  /** The rows that have one of these keys, in an order. */
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
    words: readonly string[],
    where: Query<C>['where'],
  ): readonly Row<Records[C]>[] {
    const filters = Object.values(where ?? {}).some((value) => value !== undefined)
      ? JSON.stringify(where)
      : '';
    if (words.length === 0 && filters === '') return rows;
    const alike = this.#answers.filter((answer) => answer.by === by && answer.where === filters);
    const same = alike.find((answer) => answer.words.join(' ') === words.join(' '));
    if (same) return same.rows;

    // Whatever has the longer words has the shorter ones too.
    const [nearest] = alike
      .filter((answer) => answer.words.every((word) => words.some((each) => each.includes(word))))
      .toSorted((a, b) => a.rows.length - b.rows.length);
    const keys = keysWanted(this.#collection, where);
    const searched = nearest?.rows ?? (keys ? this.#indexed(by, keys) : rows);
    const found = searched.filter(
      ({ record, text }) =>
        words.every((word) => text.includes(word)) &&
        (nearest !== undefined || passes(this.#collection, record, where)),
    );
    this.#answers = [
      { by, where: filters, words, rows: found },
      ...this.#answers.slice(0, answersKept - 1),
    ];
    return found;
  }
}

function addTo<Each>(index: Map<string, Each[]>, keys: readonly string[], item: Each): void {
  for (const key of keys) {
    const known = index.get(key);
    if (known) known.push(item);
    else index.set(key, [item]);
  }
}

/** Takes the rows that are gone out of an order and puts those that have come in their places. */
function bringUpToDate<Item extends { id: string }>(order: Order<Item>): void {
  const { by, keyOf, gone, come } = order;
  if (gone.size + come.size === 0) return;
  for (const row of come) row.keys[by] = keyOf(row.record);
  const compare = comparing<Item>(by);
  if (gone.size + come.size < manyChanges) {
    for (const row of gone) order.rows.splice(placeOf(row, order.rows, 0, compare), 1);
    for (const row of come) order.rows.splice(placeOf(row, order.rows, 0, compare), 0, row);
  } else {
    const kept = gone.size > 0 ? order.rows.filter((row) => !gone.has(row)) : order.rows;
    order.rows = merged(kept, [...come].toSorted(compare), compare);
  }
  gone.clear();
  come.clear();
}

function comparing<Item extends { id: string }>(by: string) {
  return (a: Row<Item>, b: Row<Item>): number => {
    const [left = '', right = ''] = [a.keys[by], b.keys[by]];
    if (left < right) return -1;
    if (left > right) return 1;
    return a.record.id < b.record.id ? -1 : Number(a.record.id > b.record.id);
  };
}

const positionOf = <Item extends { id: string }>({ record, keys }: Row<Item>, by: string) => ({
  key: keys[by] ?? '',
  id: record.id,
});

/** How many rows of an answer stand at a position or before it. */
function placeAfter<Item extends { id: string }>(
  position: Position,
  count: number,
  rowAt: (at: number) => Row<Item> | undefined,
  by: string,
  descending: boolean,
): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    const row = rowAt(middle);
    const sense = row ? comparePositions(positionOf(row, by), position) : 0;
    if ((descending ? -sense : sense) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where a row stands in an order, or would, found in steps that double: near `from` it takes few. */
function placeOf<Each>(
  row: Each,
  rows: readonly Each[],
  from: number,
  compare: (a: Each, b: Each) => number,
): number {
  const isBefore = (at: number) => {
    const other = rows[at];
    return other !== undefined && compare(other, row) < 0;
  };
  let step = 1;
  while (isBefore(from + step - 1)) step *= 2;
  let [low, high] = [from + (step >> 1), Math.min(from + step - 1, rows.length)];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Two orders in one. */
function merged<Each>(
  left: readonly Each[],
  right: readonly Each[],
  compare: (a: Each, b: Each) => number,
): Each[] {
  const all: Each[] = [];
  let at = 0;
  const copyUntil = (end: number) => {
    for (const row of left.slice(at, end)) all.push(row);
    at = end;
  };
  for (const next of right) {
    copyUntil(placeOf(next, left, at, compare));
    all.push(next);
  }
  copyUntil(left.length);
  return all;
}

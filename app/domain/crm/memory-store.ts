import { comparePositions, cursorOf, readCursor } from './cursor.ts';
import { collections, type Collection, type Records } from './entities.ts';
import { largestPage, passes, searchTextOf, searchWords, sortOf, type Query } from './query.ts';
import type { Applied, Change, CrmStore, Page } from './store.ts';

/** So many changes at once are cheaper to sort anew than to put in place one by one. */
const manyChanges = 500;

type Content = { readonly [C in Collection]?: readonly Records[C][] };

/** A store in memory, gone with the page. A search over 100,000 records takes some ten milliseconds. */
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
    async apply(changes): Promise<Applied> {
      for (const change of changes) {
        const id = idOf(change);
        const current = tableOf(change.in).get(id);
        if ((current?.version ?? null) !== change.on)
          return { ok: false, conflict: { in: change.in, id, current } };
      }
      const touched = new Set(changes.map((change) => change.in));
      if (changes.length > manyChanges) touched.forEach((each) => tableOf(each).forgetOrders());
      const undo = changes.map((change) => applyTo(tableOf(change.in), change));
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

/** One collection with the orders it has been asked for, kept up to date. */
class Table<C extends Collection> {
  readonly #collection: C;
  readonly #records = new Map<string, Records[C]>();
  readonly #orders = new Map<string, SortedRecords<Records[C]>>();
  readonly #texts = new WeakMap<Records[C], string>();

  constructor(collection: C, records: readonly Records[C][]) {
    this.#collection = collection;
    for (const record of records) this.#records.set(record.id, record);
  }

  get(id: string): Records[C] | null {
    return this.#records.get(id) ?? null;
  }

  put(record: Records[C]): void {
    this.remove(record.id);
    this.#records.set(record.id, record);
    for (const order of this.#orders.values()) order.insert(record);
  }

  remove(id: string): void {
    const record = this.#records.get(id);
    if (!record) return;
    this.#records.delete(id);
    for (const order of this.#orders.values()) order.remove(record);
  }

  forgetOrders(): void {
    this.#orders.clear();
  }

  list({ search, where, sort, from = 0, after, limit = 50 }: Query<C>): Page<Records[C]> {
    const { by, keyOf, descending } = sortOf(this.#collection, sort);
    const positionOf = (record: Records[C]) => ({ key: keyOf(record), id: record.id });
    const start = after === undefined ? undefined : readCursor(after);
    if (start === null) throw new RangeError('Not a cursor');
    const sense = descending ? -1 : 1;
    let first = start ? 0 : from;
    let order = this.#orders.get(by);
    if (!order) {
      order = new SortedRecords([...this.#records.values()], keyOf);
      this.#orders.set(by, order);
    }
    const words = searchWords(search);
    const most = Math.min(limit, largestPage);
    const items: Records[C][] = [];
    let total = 0;
    const { sorted } = order;
    for (let at = 0; at < sorted.length; at++) {
      const record = sorted[descending ? sorted.length - 1 - at : at];
      if (!record || !this.#isFound(record, words)) continue;
      if (!passes(this.#collection, record, where)) continue;
      if (start && comparePositions(positionOf(record), start) * sense <= 0) first++;
      else if (total >= first && items.length < most) items.push(record);
      total++;
    }
    const end = items.at(-1);
    const isLast = end === undefined || first + items.length >= total;
    return { items, total, ...(!isLast && { next: cursorOf(positionOf(end)) }) };
  }

  #isFound(record: Records[C], words: readonly string[]): boolean {
    if (words.length === 0) return true;
    let text = this.#texts.get(record);
    if (text === undefined) {
      text = searchTextOf(this.#collection, record);
      this.#texts.set(record, text);
    }
    return words.every((word) => text.includes(word));
  }
}

/** Records in ascending order of a key, then of their id. */
class SortedRecords<Item extends { id: string }> {
  readonly sorted: Item[];
  readonly #keys = new WeakMap<Item, string | number>();
  readonly #keyOf: (item: Item) => string | number;

  constructor(items: Item[], keyOf: (item: Item) => string | number) {
    this.#keyOf = keyOf;
    this.sorted = items.toSorted((a, b) => this.#compare(a, b));
  }

  insert(item: Item): void {
    this.sorted.splice(this.#placeOf(item), 0, item);
  }

  remove(item: Item): void {
    const at = this.#placeOf(item);
    if (this.sorted[at]?.id === item.id) this.sorted.splice(at, 1);
  }

  #placeOf(item: Item): number {
    let [low, high] = [0, this.sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.sorted[middle];
      if (other && this.#compare(other, item) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #key(item: Item): string | number {
    let key = this.#keys.get(item);
    if (key === undefined) {
      key = this.#keyOf(item);
      this.#keys.set(item, key);
    }
    return key;
  }

  #compare(a: Item, b: Item): number {
    const [left, right] = [this.#key(a), this.#key(b)];
    if (left < right) return -1;
    if (left > right) return 1;
    return a.id < b.id ? -1 : Number(a.id > b.id);
  }
}

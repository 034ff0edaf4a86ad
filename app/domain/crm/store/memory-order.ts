import { comparePositions, type Position } from '../records/cursor.ts';

/** From this number of changes on, one merge is cheaper than a binary search for each. */
const manyChanges = 50;

export type SortKey = string | number;

/** A record with its search text and sort keys. */
export interface Row<Item> {
  readonly record: Item;
  readonly text: string;
  /** Computed by the first full-text search. */
  fullText?: string;
  readonly keys: Record<string, SortKey>;
}

/** Rows sorted by a key, then by id, with pending insertions and removals. */
export interface Order<Item> {
  readonly by: string;
  readonly keyOf: (record: Item) => SortKey;
  rows: Row<Item>[];
  readonly gone: Set<Row<Item>>;
  readonly come: Set<Row<Item>>;
}

/** Applies the pending insertions and removals of an order. */
export function bringUpToDate<Item extends { id: string }>(order: Order<Item>): void {
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

export function comparing<Item extends { id: string }>(by: string) {
  return (a: Row<Item>, b: Row<Item>): number => {
    const [left = '', right = ''] = [a.keys[by], b.keys[by]];
    if (left < right) return -1;
    if (left > right) return 1;
    return a.record.id < b.record.id ? -1 : Number(a.record.id > b.record.id);
  };
}

export const positionOf = <Item extends { id: string }>(
  { record, keys }: Row<Item>,
  by: string,
) => ({
  key: keys[by] ?? '',
  id: record.id,
});

/** How many rows of a result come at or before a position. */
export function placeAfter<Item extends { id: string }>(
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

/** A row's index in an order, or its insertion point, by exponential search: few steps if it is near `from`. */
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

/** Merges two orders. */
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

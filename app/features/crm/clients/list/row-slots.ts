/** Rows of a list by their place, each with the number of the element that shows it, in the order of the page. */
export type Slots = ReadonlyMap<number, number>;

/**
 * Gives each row that is drawn an element. As long as half of the rows stay, they keep theirs and the others are made.
 * In a fling hardly any stays: the rows take over the elements that are there, in their order, so that texts change and
 * nothing is made, moved or thrown away.
 *
 * @param rows places in ascending order
 * @param focused the row that keeps its element, as the focus would leave with it
 */
export function slotsFor(rows: readonly number[], before: Slots, focused: number): Slots {
  const staying = rows.filter((row) => before.has(row));
  const areMostNew = staying.length * 2 < rows.length;
  const kept = new Set(areMostNew ? staying.filter((row) => row === focused) : staying);
  const free = areMostNew ? [...before].flatMap(([row, slot]) => (kept.has(row) ? [] : slot)) : [];
  let unused = Math.max(-1, ...before.values()) + 1;
  return new Map(
    rows.map((row) => [row, (kept.has(row) ? before.get(row) : free.shift()) ?? unused++] as const),
  );
}

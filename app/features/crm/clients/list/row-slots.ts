/** Rows by index, each with the number of its element, in page order. */
export type Slots = ReadonlyMap<number, number>;

/**
 * Assigns an element to each rendered row. While at least half of the rows remain, they keep theirs and the others get
 * new ones. In a fling hardly any remain: the rows take over the existing elements in order, so that only texts change
 * and no element is created, moved or removed.
 *
 * @param rows indexes in ascending order
 * @param focused the row that keeps its element, because the focus is in it
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

/**
 * Elements after a change of the list: each moves with its client, so that the focus and an open menu stay with it.
 * Elements of clients that are no longer rendered get negative rows.
 *
 * @param idOf the client at a row before the change; undefined while it loads
 * @param rowOf rows rendered after the change, by client
 * @returns the new row of an old row
 */
export function rowsAfter(
  idOf: (row: number) => string | undefined,
  rowOf: ReadonlyMap<string | undefined, number>,
): (row: number) => number {
  return (row) => {
    const id = idOf(row);
    return id === undefined ? row : (rowOf.get(id) ?? -1 - row);
  };
}

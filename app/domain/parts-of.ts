/** Splits items into parts of at most `most`, in order; empty if there are no items. */
export function partsOf<Item>(items: readonly Item[], most: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / most) }, (_, at) =>
    items.slice(at * most, (at + 1) * most),
  );
}

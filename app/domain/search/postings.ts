/** An inverted index: the weight of each key in each document. */
export interface Postings {
  has(key: string): boolean;
  /** The documents that contain a key, ascending by number, with its weight in each. */
  of(key: string): Iterable<readonly [document: number, weight: number]>;
}

/**
 * Inverts documents into compressed sparse rows, which need no map per key.
 *
 * @param documents the weights of each document's keys; at most 65,536 documents
 */
export function invert(documents: readonly ReadonlyMap<string, number>[]): Postings {
  const rows = new Map<string, number>();
  const counts: number[] = [];
  for (const key of documents.flatMap((weights) => [...weights.keys()])) {
    const row = rows.get(key) ?? rows.size;
    rows.set(key, row);
    counts[row] = (counts[row] ?? 0) + 1;
  }
  const ends = new Uint32Array(counts.length);
  let total = 0;
  for (const [row, count] of counts.entries()) {
    ends[row] = total;
    total += count;
  }
  const numbers = new Uint16Array(total);
  const weights = new Float64Array(total);
  for (const [document, own] of documents.entries()) {
    for (const [key, weight] of own) {
      const row = rows.get(key) ?? 0;
      const at = ends[row] ?? 0;
      numbers[at] = document;
      weights[at] = weight;
      ends[row] = at + 1;
    }
  }
  return {
    has: (key) => rows.has(key),
    *of(key) {
      const row = rows.get(key);
      if (row === undefined) return;
      for (let at = ends[row - 1] ?? 0; at < (ends[row] ?? 0); at++) {
        yield [numbers[at] ?? 0, weights[at] ?? 0];
      }
    },
  };
}

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result | Promise<Result>) => void;
  reject: (error: unknown) => void;
}

/**
 * Processes items in batches: those that arrive during a run form the next batch. An error of the work fails the whole
 * batch; a rejected promise among its results only fails its own item.
 *
 * @param most maximum number of items per batch
 * @param atOnce maximum number of concurrent batches
 */
export function inBatches<Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly (Result | Promise<Result>)[]>,
  { most, atOnce = 1 }: { most: number; atOnce?: number },
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let running = 0;

  async function runNext(): Promise<void> {
    if (running === atOnce || waiting.length === 0) return;
    const batch = waiting.splice(0, most);
    running += 1;
    try {
      const results = await work(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, at) => resolve(results[at] as Result | Promise<Result>));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    running -= 1;
    void runNext();
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      void runNext();
    });
}

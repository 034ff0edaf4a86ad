interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result | Promise<Result>) => void;
  reject: (error: unknown) => void;
}

/**
 * Does work on many items in one go: what comes while it is done goes together next. Its failure is everybody's; a
 * promise among its results fails for its own item only.
 *
 * @param most items in one go
 * @param atOnce how often the work runs at the same time
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

/** Thrown when a requester already has too many requests waiting. */
export class HashingBusy extends Error {
  constructor() {
    super('Too many passwords of one sender wait to be hashed');
    this.name = 'HashingBusy';
  }
}

/** Runs work in a limited number of slots, shared fairly among requesters. */
export interface FairSlots {
  /**
   * @param by the requester, such as an address group: free slots go to each in turn, however many requests one has
   * @throws HashingBusy
   */
  run<Result>(by: string, work: () => Promise<Result>): Promise<Result>;
}

/**
 * @param slots maximum concurrent work
 * @param waiting maximum waiting requests per requester
 */
export function createFairSlots({
  slots,
  waiting,
}: Record<'slots' | 'waiting', number>): FairSlots {
  /** Requests by requester. The map's order is the order of turns. */
  const queues = new Map<string, (() => void)[]>();
  let free = slots;

  function next(): void {
    const [turn] = queues;
    if (free === 0 || !turn) return;
    const [by, [start, ...others]] = turn;
    queues.delete(by);
    if (others.length > 0) queues.set(by, others);
    free -= 1;
    start?.();
  }

  return {
    async run(by, work) {
      const queue = queues.get(by) ?? [];
      if (queue.length >= waiting) throw new HashingBusy();
      const { promise, resolve } = Promise.withResolvers<void>();
      queues.set(by, [...queue, resolve]);
      next();
      await promise;
      try {
        return await work();
      } finally {
        free += 1;
        next();
      }
    },
  };
}

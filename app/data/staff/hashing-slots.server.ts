/** Thrown at one more request of somebody who has too many waiting already. */
export class HashingBusy extends Error {
  constructor() {
    super('Too many passwords of one sender wait to be hashed');
    this.name = 'HashingBusy';
  }
}

/** Runs work in a limited number of slots, which those who ask share fairly. */
export interface FairSlots {
  /**
   * @param by who asks, such as a group of addresses: free slots go to each in turn, however many requests one has
   * @throws HashingBusy
   */
  run<Result>(by: string, work: () => Promise<Result>): Promise<Result>;
}

/**
 * @param slots how much runs at once
 * @param waiting requests that each may have waiting
 */
export function createFairSlots({
  slots,
  waiting,
}: Record<'slots' | 'waiting', number>): FairSlots {
  /** Requests by who asks. The map's order is that of the turns. */
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

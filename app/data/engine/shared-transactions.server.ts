import { AsyncResource } from 'node:async_hooks';
import { inBatches } from '#app/domain/in-batches.ts';
import { isDisconnection } from './database-failure.server.ts';
import type { Transaction } from './pool.server.ts';
import { statements } from './trace-channels.server.ts';

type Work<T> = (t: Transaction) => Promise<T>;
type Transact = <T>(work: Work<T>) => Promise<T>;

/** The second computes while the first is written to the disk. All others wait for as long as the largest takes. */
const sharing = { most: 16, atOnce: 2 };

interface SharedTransactions {
  run: Transact;
  /** Whether work waits until that of others is done. */
  isBusy(): boolean;
}

/**
 * Lets work that comes while others of its kind run share one transaction: the statements of one are made while the
 * database computes another one's, and all have one commit. Where anything fails, nothing is kept, and each runs again in
 * a transaction of its own, so that nobody has another one's failure.
 */
export function shareTransactions(transact: Transact): SharedTransactions {
  const share = inBatches((works: readonly Work<unknown>[]) => together(transact, works), sharing);
  let open = 0;
  return {
    async run<T>(work: Work<T>) {
      open += 1;
      try {
        // In the context of whoever asks, where statements are traced.
        return (await share(statements.hasSubscribers ? AsyncResource.bind(work) : work)) as T;
      } finally {
        open -= 1;
      }
    },
    isBusy: () => open > sharing.atOnce,
  };
}

async function together(
  transact: Transact,
  works: readonly Work<unknown>[],
): Promise<readonly unknown[]> {
  if (works.length > 1) {
    try {
      return await transact(async (t) => {
        // Every one has ended before the transaction does: none goes on outside of it.
        const settled = await Promise.allSettled(works.map((work) => work(t)));
        return settled.map((each) => {
          if (each.status === 'rejected') throw each.reason;
          return each.value;
        });
      });
    } catch (error) {
      if (isDisconnection(error)) throw error;
    }
  }
  return works.map((work) => transact(work));
}

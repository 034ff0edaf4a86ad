import { AsyncResource } from 'node:async_hooks';
import { inBatches } from '#app/domain/in-batches.ts';
import { isDisconnection } from './database-failure.server.ts';
import type { Transaction } from './pool.server.ts';
import { statements } from './trace-channels.server.ts';

type Work<T> = (t: Transaction) => Promise<T>;
type Transact = <T>(work: Work<T>) => Promise<T>;

/** The second executes while the first is written to disk. The maximum bounds the wait of all others. */
const sharing = { most: 16, atOnce: 2 };

interface SharedTransactions {
  run: Transact;
  /** Whether work waits for others to finish. */
  isBusy(): boolean;
}

/**
 * Lets work that arrives while others of its kind run share one transaction: statements of one are prepared while the
 * database executes another's, with a single commit for all. After any failure nothing is stored, and each is retried
 * in a transaction of its own, so that nobody gets another's failure.
 */
export function shareTransactions(transact: Transact): SharedTransactions {
  const share = inBatches((works: readonly Work<unknown>[]) => together(transact, works), sharing);
  let open = 0;
  return {
    async run<T>(work: Work<T>) {
      open += 1;
      try {
        // In the requester's context, in which statements are traced.
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
        // All have ended before the transaction does: none continues outside it.
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

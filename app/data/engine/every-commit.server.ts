import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from './pool.server.ts';

type Work<T> = (t: Transaction) => Promise<T>;

/** What each transaction does as well, until the code that asked for it is over: what it has started may go on. */
const added = new AsyncLocalStorage<{ also: Work<void>; isOver: boolean }>();

/** Runs code, each transaction of which does `also` as well before it is committed. */
export async function inEveryCommit<T>(also: Work<void>, run: () => Promise<T>): Promise<T> {
  const inside = { also, isOver: false };
  try {
    return await added.run(inside, run);
  } finally {
    inside.isOver = true;
  }
}

/** The work of a transaction, with what the code that asks for it does in each. */
export function withAdded<T>(work: Work<T>): Work<T> {
  const inside = added.getStore();
  if (!inside || inside.isOver) return work;
  return async (t) => {
    const result = await work(t);
    await inside.also(t);
    return result;
  };
}

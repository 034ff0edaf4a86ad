import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from './pool.server.ts';

type Work<T> = (t: Transaction) => Promise<T>;

/** Extra work of each transaction, until the requesting code ends; work it started may continue. */
const added = new AsyncLocalStorage<{ also: Work<void>; isOver: boolean }>();

/** Runs code in which each transaction also does `also` before committing. */
export async function inEveryCommit<T>(also: Work<void>, run: () => Promise<T>): Promise<T> {
  const inside = { also, isOver: false };
  try {
    return await added.run(inside, run);
  } finally {
    inside.isOver = true;
  }
}

/** A transaction's work, extended by the requesting code's extra work. */
export function withAdded<T>(work: Work<T>): Work<T> {
  const inside = added.getStore();
  if (!inside || inside.isOver) return work;
  return async (t) => {
    const result = await work(t);
    await inside.also(t);
    return result;
  };
}

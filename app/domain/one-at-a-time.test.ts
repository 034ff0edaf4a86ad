import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

it('runs once more after any number of calls during a run, and not before it ends', async () => {
  const runs: PromiseWithResolvers<void>[] = [];
  const ask = oneAtATime(() => {
    const run = Promise.withResolvers<void>();
    runs.push(run);
    return run.promise;
  });
  /** Ends the run with this number, from 0; others may start then. */
  async function end(index: number) {
    runs[index]?.resolve();
    await Promise.resolve();
    await Promise.resolve();
  }
  void ask();
  void ask();
  void ask();
  expect(runs).toHaveLength(1);
  await end(0);
  expect(runs).toHaveLength(2);
  await end(1);
  expect(runs).toHaveLength(2);
  void ask();
  expect(runs).toHaveLength(3);
});

it('returns the outcome of a run that began after the call', async () => {
  let runs = 0;
  const ask = oneAtATime(async () => {
    runs += 1;
    if (runs === 1) throw new Error('the first one fails');
  });
  const asked = await Promise.allSettled([ask(), ask(), ask()]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(runs).toBe(2);
  await ask();
  expect(runs).toBe(3);
});

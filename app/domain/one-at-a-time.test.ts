import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

it('runs once more after any number of calls during a run, and not before its end', async () => {
  const runs: PromiseWithResolvers<void>[] = [];
  const ask = oneAtATime(() => {
    const run = Promise.withResolvers<void>();
    runs.push(run);
    return run.promise;
  });
  /** Ends the run of this number, from 0; others may begin then. */
  async function end(index: number) {
    runs[index]?.resolve();
    await Promise.resolve();
    await Promise.resolve();
  }
  ask();
  ask();
  ask();
  expect(runs).toHaveLength(1);
  await end(0);
  expect(runs).toHaveLength(2);
  await end(1);
  expect(runs).toHaveLength(2);
  ask();
  expect(runs).toHaveLength(3);
});

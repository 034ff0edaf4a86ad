import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('callers proceed in order, at most one per turn of the event loop', async () => {
  const takeTurn = createTurns();
  const gone: number[] = [];
  const all = [1, 2, 3].map(async (name) => {
    await takeTurn();
    gone.push(name);
  });
  while (gone.length < 3) {
    const before = gone.length;
    // oxlint-disable-next-line no-await-in-loop -- turns follow each other
    await nextTurn();
    expect(gone.length - before).toBeLessThanOrEqual(1);
  }
  await Promise.all(all);
  expect(gone).toEqual([1, 2, 3]);
});

import { expect, it } from 'vitest';
import { createFairSlots, HashingBusy } from './hashing-slots.server.ts';

/** Slots whose work ends when the test decides. */
function slotsOf(slots: number, waiting = 100) {
  const fair = createFairSlots({ slots, waiting });
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (by: string) =>
    fair.run(by, async () => {
      started.push(by);
      const { promise, resolve } = Promise.withResolvers<void>();
      ends.push(resolve);
      await promise;
      return by;
    });
  /** Ends the longest-running work, and lets the next start. */
  const endOne = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { ask, started, endOne };
}

const settled = () => new Promise(setImmediate);

it('runs as many hashes at once as there are slots', async () => {
  const { ask, started, endOne } = slotsOf(2);
  const asked = ['a', 'b', 'c'].map(ask);
  await settled();
  expect(started).toEqual(['a', 'b']);
  await endOne();
  expect(started).toEqual(['a', 'b', 'c']);
  await endOne();
  await endOne();
  expect(await Promise.all(asked)).toEqual(['a', 'b', 'c']);
});

it('serves a newcomer after one request of every other sender', async () => {
  const { ask, started, endOne } = slotsOf(2);
  const attackers = Array.from({ length: 50 }, (_, number) => `attacker ${number}`);
  for (let round = 0; round < 20; round += 1) for (const by of attackers) void ask(by);
  void ask('owner');
  await settled();
  for (let ended = 0; ended < 60; ended += 1)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await endOne();
  expect(started.indexOf('owner')).toBeGreaterThan(0);
  expect(started.indexOf('owner')).toBeLessThanOrEqual(attackers.length + 2);
});

it('limits the queue of one sender, and frees the slot of work that fails', async () => {
  const { ask, started, endOne } = slotsOf(1, 2);
  const asked = ['a', 'a', 'a'].map(ask);
  await expect(ask('a')).rejects.toThrow(HashingBusy);
  const other = ask('b');
  for (let ended = 0; ended < 5; ended += 1)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await endOne();
  expect(await Promise.all([...asked, other])).toEqual(['a', 'a', 'a', 'b']);
  expect(started).toEqual(['a', 'a', 'b', 'a']);

  const fair = createFairSlots({ slots: 1, waiting: 1 });
  await expect(fair.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await fair.run('a', async () => 1)).toBe(1);
});

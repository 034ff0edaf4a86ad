import fc from 'fast-check';
import { expect, it } from 'vitest';
import { typingDelay, typingLeft } from './timing.ts';

it.each([
  [0, 1000],
  [0.5, 1750],
  [1, 2500],
])('typing takes 1000 ms and up to 1500 more (CHAT-20): %f', (random, delay) => {
  expect(typingDelay(random)).toBe(delay);
});

it('typing takes 1 to 2.5 s for any random number', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (random) => {
      expect(typingDelay(random)).toBeGreaterThanOrEqual(1000);
      expect(typingDelay(random)).toBeLessThanOrEqual(2500);
    }),
  );
});

it.each([
  ['just sent', 5000, 3000, 2000],
  ['after a reload', 5000, 4900, 100],
  ['long past', 5000, 900_000, 0],
  ['a clock set back', 900_000, 5000, 2500],
])('the remaining typing time: %s', (_case, dueAt, at, left) => {
  expect(typingLeft(dueAt, at)).toBe(left);
});

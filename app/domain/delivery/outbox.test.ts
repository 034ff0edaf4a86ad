import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { retryRules, waitAfter } from './outbox.ts';

const seconds = 1000;
const minutes = 60 * seconds;
const hours = 60 * minutes;

/** The middle of the random range. */
const middle = () => 0.5;

describe('the wait after a failed attempt', () => {
  it.each([
    [1, 10 * seconds],
    [2, 40 * seconds],
    [3, 160 * seconds],
    [4, 640 * seconds],
    [5, 2560 * seconds],
    [6, 10_240 * seconds],
    [7, 6 * hours],
    [9, 6 * hours],
  ])('after attempt %i is %i ms without jitter', (attempt, wait) => {
    expect(waitAfter(attempt, middle)).toBe(wait);
  });

  it.each([retryRules.attempts, retryRules.attempts + 1, 1000])(
    'is null after attempt %i, as no retry follows',
    (attempt) => {
      expect(waitAfter(attempt, middle)).toBeNull();
    },
  );

  it('has a jitter of at most 25 percent, for any random number', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: retryRules.attempts - 1 }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (attempt, drawn) => {
          const wait = waitAfter(attempt, () => drawn) ?? Number.NaN;
          const base = waitAfter(attempt, middle) ?? Number.NaN;
          expect(wait).toBeGreaterThanOrEqual(Math.round(base * 0.75));
          expect(wait).toBeLessThanOrEqual(Math.min(retryRules.longest, Math.round(base * 1.25)));
        },
      ),
    );
  });

  it('depends on the random number', () => {
    expect(waitAfter(1, () => 0)).toBe(7.5 * seconds);
    expect(waitAfter(1, () => 0.9999)).toBeGreaterThan(12.4 * seconds);
  });

  it.each([
    ['longer than ours', 5 * minutes, 5 * minutes],
    ['shorter than ours', 1 * seconds, 10 * seconds],
    ['longer than we ever wait', 48 * hours, 6 * hours],
  ])(
    'respects the wait that the receiver requests, within our own limits: %s',
    (_what, asked, wait) => {
      expect(waitAfter(1, middle, asked)).toBe(wait);
    },
  );

  it('adds up to 20 to 24 hours over all attempts', () => {
    const attempts = Array.from({ length: retryRules.attempts - 1 }, (_, i) => i + 1);
    const total = attempts.reduce((sum, attempt) => sum + (waitAfter(attempt, middle) ?? 0), 0);
    expect(total / hours).toBeGreaterThan(20);
    expect(total / hours).toBeLessThan(24);
  });
});

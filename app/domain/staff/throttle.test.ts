import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  noFailures,
  throttleRules,
  waitBefore,
  withEarlyTry,
  withFailure,
  withoutFailure,
  type Failures,
  type Throttled,
} from './throttle.ts';

const kinds = Object.keys(throttleRules) as Throttled[];
const start = Date.UTC(2026, 0, 5, 9);
const seconds = (count: number) => count * 1000;

/** The failures after a number of attempts, all made at the start. */
function failed(kind: Throttled, tries: number): Failures {
  return Array.from({ length: tries }).reduce<Failures>(
    (failures) => withFailure(kind, failures, start),
    noFailures,
  );
}

describe('the wait', () => {
  it.each([
    ['accountFromGroup', 0, 0],
    ['accountFromGroup', 4, 0],
    ['accountFromGroup', 5, 30],
    ['accountFromGroup', 6, 60],
    ['accountFromGroup', 7, 120],
    ['accountFromGroup', 9, 480],
    ['accountFromGroup', 10, 900],
    ['accountFromGroup', 1000, 900],
    ['group', 19, 0],
    ['group', 20, 60],
    ['group', 25, 1920],
    ['group', 26, 3600],
    ['account', 999, 0],
    ['account', 1000, 1],
    ['account', 1006, 60],
    ['account', 5000, 60],
    ['device', 5, 30],
    ['secondStep', 5, 30],
  ] as const)('for %s after %i failures is %i s', (kind, tries, wait) => {
    expect(waitBefore(kind, failed(kind, tries), start)).toBe(seconds(wait));
  });

  it('counts down to zero', () => {
    const failures = failed('device', 5);
    expect(waitBefore('device', failures, start + seconds(29))).toBe(seconds(1));
    expect(waitBefore('device', failures, start + seconds(30))).toBe(0);
  });

  it('ends when the failures expire', () => {
    const failures = failed('device', 12);
    const later = start + throttleRules.device.memory;
    expect(waitBefore('device', failures, later)).toBe(0);
    expect(withFailure('device', failures, later)).toEqual({ count: 1, lastAt: later });
  });

  it('never decreases with another failure, and never exceeds its maximum', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.nat(5000), (kind, tries) => {
        const wait = waitBefore(kind, { count: tries, lastAt: start }, start);
        const next = waitBefore(kind, { count: tries + 1, lastAt: start }, start);
        expect(next).toBeGreaterThanOrEqual(wait);
        expect(next).toBeLessThanOrEqual(throttleRules[kind].longest);
      }),
    );
  });

  it('counts one failure fewer after a successful attempt, never below zero', () => {
    expect(withoutFailure(failed('group', 3)).count).toBe(2);
    expect(withoutFailure(noFailures).count).toBe(0);
  });
});

describe('an attempt during the wait', () => {
  it('restarts the wait', () => {
    const early = withEarlyTry('device', failed('device', 5), start + seconds(20));
    expect(waitBefore('device', early, start + seconds(20))).toBe(seconds(30));
    expect(waitBefore('device', early, start + seconds(50))).toBe(0);
  });

  it('changes nothing where someone else may have caused the wait', () => {
    const failures = failed('secondStep', 5);
    expect(withEarlyTry('secondStep', failures, start + seconds(20))).toEqual(failures);
  });

  it('changes nothing when another limit caused the wait', () => {
    const failures = failed('device', 4);
    expect(withEarlyTry('device', failures, start + seconds(20))).toEqual(failures);
  });
});

describe('a clock set back by a day', () => {
  const day = 24 * 3600;

  it.each(kinds)('keeps the wait of %s within its maximum, and lets it end', (kind) => {
    const { longest } = throttleRules[kind];
    const ahead = { count: 5000, lastAt: start + seconds(day) };
    expect(waitBefore(kind, ahead, start)).toBe(longest);
    const told = withEarlyTry(kind, ahead, start);
    expect(told.lastAt).toBe(start);
    expect(waitBefore(kind, told, start + longest)).toBe(0);
  });

  it.each(kinds)('counts a failure of %s from now on', (kind) => {
    const ahead = { count: 2, lastAt: start + seconds(day) };
    expect(withFailure(kind, ahead, start)).toEqual({ count: 3, lastAt: start });
  });
});

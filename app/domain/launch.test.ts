import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultLaunchAt, isLaunched, launchedPause, timeLeft } from './launch.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const launchAt = defaultLaunchAt;

describe('the launch', () => {
  it('is on 2025-07-09 at 00:01 UTC-4 (CNT-01)', () => {
    expect(defaultLaunchAt).toBe(1_752_033_660_000);
    expect(defaultLaunchAt).toBe(Date.parse('2025-07-09T00:01:00-04:00'));
  });

  it('is followed by the launched message for three seconds (CNT-08)', () => {
    expect(launchedPause).toBe(3000);
  });

  it.each([
    { now: launchAt - 1, launched: false, when: 'a millisecond before' },
    { now: launchAt, launched: true, when: 'at' },
    { now: launchAt + 1, launched: true, when: 'a millisecond after' },
    { now: 0, launched: false, when: 'long before' },
  ])('has passed: $launched, $when', ({ now, launched }) => {
    expect(isLaunched(now, launchAt)).toBe(launched);
  });
});

describe('the time left (CNT-02 to 05)', () => {
  it.each([
    [2 * day + 3 * hour + 4 * minute + 5 * second, [2, 3, 4, 5]],
    [day, [1, 0, 0, 0]],
    [day - second, [0, 23, 59, 59]],
    [second, [0, 0, 0, 1]],
    [1, [0, 0, 0, 1]],
    [second + 1, [0, 0, 0, 2]],
    [400 * day, [400, 0, 0, 0]],
    [0, [0, 0, 0, 0]],
    [-1, [0, 0, 0, 0]],
    [-5 * day, [0, 0, 0, 0]],
  ])('of %i ms is %j', (rest, [days, hours, minutes, seconds]) => {
    expect(timeLeft(launchAt - rest, launchAt)).toEqual({ days, hours, minutes, seconds });
  });

  it('never goes below zero, keeps each unit in its range and adds up (CNT-12)', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10 * day, max: 1000 * day }), (rest) => {
        const { days, hours, minutes, seconds } = timeLeft(launchAt - rest, launchAt);
        for (const unit of [days, hours, minutes, seconds]) expect(unit).toBeGreaterThanOrEqual(0);
        expect([hours < 24, minutes < 60, seconds < 60]).toEqual([true, true, true]);
        const total = days * day + hours * hour + minutes * minute + seconds * second;
        expect(total).toBe(Math.ceil(Math.max(0, rest) / second) * second);
      }),
    );
  });

  it('is zero exactly once the launch has passed', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2 * day, max: 2 * day }), (rest) => {
        const left = Object.values(timeLeft(launchAt - rest, launchAt));
        expect(left.every((unit) => unit === 0)).toBe(isLaunched(launchAt - rest, launchAt));
      }),
    );
  });
});

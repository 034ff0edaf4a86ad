import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addShift, delayOf, noShifts, thresholds, warningsOf } from './monitoring.ts';

describe('warnings', () => {
  it.each([
    ['a load of 3 s', { loadTime: 3000 }, []],
    ['a load above 3 s', { loadTime: 3001 }, ['slow-load']],
    ['a largest paint at 2.5 s', { lcp: 2500 }, []],
    ['a largest paint after 2.5 s', { lcp: 2501 }, ['slow-paint']],
    ['80 % of the memory', { memory: 0.8 }, []],
    ['more than 80 % of the memory', { memory: 0.81 }, ['high-memory']],
    ['nothing measured', {}, []],
    ['all at once', { loadTime: 9e3, lcp: 9e3, memory: 1 }, Object.keys(thresholds)],
  ])('for %s (SYS-21 to SYS-23)', (_name, measurement, codes) => {
    expect(warningsOf(measurement).map(({ code }) => code)).toEqual(codes);
  });

  it('state the measured value', () => {
    expect(warningsOf({ lcp: 2750.5 })).toEqual([{ code: 'slow-paint', value: 2750.5 }]);
  });
});

/** Shifts as pairs of a value and a time. */
function cumulativeShift(shifts: readonly (readonly [value: number, at: number])[]): number {
  return shifts.reduce((bursts, [value, at]) => addShift(bursts, value, at), noShifts).worst;
}

describe('cumulative layout shift', () => {
  it.each([
    ['none', [], 0],
    ['one', [[0.2, 9000]], 0.2],
    [
      'a burst',
      [
        [0.1, 100],
        [0.2, 1099],
        [0.3, 2000],
      ],
      0.6,
    ],
    [
      'two bursts, the first worse',
      [
        [0.3, 100],
        [0.1, 1100],
      ],
      0.3,
    ],
    [
      'two bursts, the second worse',
      [
        [0.1, 100],
        [0.2, 1100],
        [0.1, 1200],
      ],
      0.3,
    ],
    ['a burst cut at five seconds', [0, 1, 2, 3, 4, 5, 6].map((n) => [1, n * 900]), 6],
  ] as const)('of %s', (_name, shifts, expected) => {
    const pairs = shifts as readonly (readonly [number, number])[];
    expect(cumulativeShift(pairs)).toBeCloseTo(expected, 10);
  });

  it('is between the largest shift and the sum of all', () => {
    const shift = fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(20_000));
    fc.assert(
      fc.property(fc.array(shift, { minLength: 1 }), (unordered) => {
        const shifts = unordered.toSorted(([, one], [, other]) => one - other);
        const values = shifts.map(([value]) => value);
        const worst = cumulativeShift(shifts);
        expect(worst).toBeGreaterThanOrEqual(Math.max(...values));
        expect(worst).toBeLessThanOrEqual(values.reduce((sum, value) => sum + value, 0) + 1e-9);
      }),
    );
  });
});

describe('interaction to next paint', () => {
  it.each([
    ['no interaction', [], 0, null],
    ['few: the longest', [40, 200, 80], 3, 200],
    ['49: the longest', [40, 200, 80], 49, 200],
    ['50: the second longest', [40, 200, 80], 50, 80],
    ['more outliers than delays: the shortest', [40, 200, 80], 1000, 40],
  ])('with %s', (_name, delays, interactions, expected) => {
    expect(delayOf(delays, interactions)).toBe(expected);
  });
});

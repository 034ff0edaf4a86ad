import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linearScale, niceTicks } from './chart-scale.ts';

describe('a linear scale', () => {
  it.each<[domain: [number, number], range: [number, number], value: number, place: number]>([
    [[0, 10], [0, 100], 5, 50],
    [[0, 10], [100, 0], 2, 80],
    [[10, 20], [0, 1], 25, 1.5],
    [[3, 3], [0, 100], 3, 50],
  ])('from %j to %j puts %f at %f', (domain, range, value, place) => {
    expect(linearScale(domain, range)(value)).toBe(place);
  });
});

describe('ticks', () => {
  it.each<[min: number, max: number, count: number, ticks: number[]]>([
    [0, 100, 4, [0, 50, 100]],
    [0, 90, 4, [0, 50, 100]],
    [0, 100, 5, [0, 20, 40, 60, 80, 100]],
    [0, 0.3, 3, [0, 0.1, 0.2, 0.3]],
    [-3, 7, 5, [-4, -2, 0, 2, 4, 6, 8]],
    [0, 0, 4, [0]],
    [0, Number.NaN, 4, [0]],
    [0, Number.POSITIVE_INFINITY, 4, [0]],
  ])('from %f to %f, about %i of them, are %j', (min, max, count, ticks) => {
    expect(niceTicks(min, max, count)).toEqual(ticks);
  });

  it('are few, ascending, and enclose every value', () => {
    const bounds = fc.double({ min: -1e9, max: 1e9, noNaN: true });
    const widths = fc.double({ min: 1e-6, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(bounds, widths, fc.integer({ min: 1, max: 10 }), (min, width, count) => {
        const max = min + width;
        fc.pre(max > min && width > Math.abs(min) * 1e-9);
        const ticks = niceTicks(min, max, count);
        expect(ticks.length).toBeLessThanOrEqual(count + 3);
        expect(ticks).toEqual([...new Set(ticks)].toSorted((a, b) => a - b));
        const slack = (max - min) * 1e-6;
        expect(ticks[0] ?? Number.NaN).toBeLessThanOrEqual(min + slack);
        expect(ticks.at(-1) ?? Number.NaN).toBeGreaterThanOrEqual(max - slack);
      }),
    );
  });
});

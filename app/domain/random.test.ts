import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { integerBetween, pick, seededRandom } from './random.ts';

const many = (seed: string, count = 2000) => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => random());
};

describe('a seeded generator', () => {
  it('gives the same numbers for the same seed in every release', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect(many(seed, 5)).toEqual(many(seed, 5));
      }),
    );
    // Frozen: results that visitors have shared depend on them.
    expect(many('Katz Sport', 3).map((value) => value.toFixed(6))).toEqual([
      '0.169710',
      '0.092680',
      '0.422943',
    ]);
  });

  it('gives different numbers for another seed', () => {
    expect(many('Katz Sport', 5)).not.toEqual(many('Katz sport', 5));
  });

  it('fills [0, 1) evenly', () => {
    const tenths = Array.from({ length: 10 }, () => 0);
    for (const value of many('even', 20_000)) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThan(1);
      const tenth = Math.floor(value * 10);
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });
});

describe('a whole number between bounds', () => {
  it.each([
    [0, 60, 89, 60],
    [0.999_999, 60, 89, 89],
    [0.5, 0, 1, 1],
    [0.4, 7, 7, 7],
  ])('for the draw %f from %i to %i is %i', (draw, min, max, value) => {
    expect(integerBetween(() => draw, min, max)).toBe(value);
  });
});

describe('picking an item of a list', () => {
  it.each([
    [0, 'a'],
    [0.34, 'b'],
    [0.999_999, 'c'],
  ])('the draw %f picks %s of three', (draw, item) => {
    expect(pick(() => draw, ['a', 'b', 'c'])).toBe(item);
  });

  it('fails for an empty list', () => {
    expect(() => pick(() => 0, [])).toThrow(RangeError);
  });
});

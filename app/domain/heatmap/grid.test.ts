import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  directionTo,
  gridPoints,
  gridSizes,
  pitchOf,
  pointAfterKey,
  pointIndex,
  pointName,
} from './grid.ts';
import { kmBetween } from './places.ts';

const centre = { x: 3, y: -2 };
const size = fc.constantFrom(...gridSizes);

describe('grid points', () => {
  it.each(gridSizes)(
    'with %i on a side have the business in the middle and the corners at the radius',
    (n) => {
      const points = gridPoints(centre, n, 4);
      expect(points).toHaveLength(n * n);
      expect(points[(n * n - 1) / 2]).toEqual(centre);
      expect(points[0]).toEqual({ x: -1, y: -6 });
      expect(points.at(-1)).toEqual({ x: 7, y: 2 });
    },
  );

  it('are a pitch apart, within the radius on each side', () => {
    fc.assert(
      fc.property(size, fc.integer({ min: 1, max: 10 }), (n, radius) => {
        const points = gridPoints(centre, n, radius);
        const [first = centre, second = centre] = points;
        expect(kmBetween(first, second)).toBeCloseTo(pitchOf(n, radius), 9);
        for (const { x, y } of points) {
          expect(Math.abs(x - centre.x)).toBeLessThanOrEqual(radius + 1e-9);
          expect(Math.abs(y - centre.y)).toBeLessThanOrEqual(radius + 1e-9);
        }
      }),
    );
  });
});

describe('names of points', () => {
  it.each([
    [0, 3, 'A1'],
    [4, 3, 'B2'],
    [24, 7, 'D4'],
    [168, 13, 'M13'],
  ] as const)('point %i of a grid of %i is named %s', (index, n, name) => {
    expect(pointName(index, n)).toBe(name);
    expect(pointIndex(name, n)).toBe(index);
  });

  it.each(['', 'A0', 'A4', 'D1', 'a1', 'A01', 'A1 ', '5', 'Z99'])(
    '%j names no point of a three-by-three grid',
    (name) => {
      expect(pointIndex(name, 3)).toBeNull();
    },
  );

  it('are distinct and can be parsed', () => {
    fc.assert(
      fc.property(size, (n) => {
        const indexes = Array.from({ length: n * n }, (_, index) => index);
        const names = indexes.map((index) => pointName(index, n));
        expect(new Set(names).size).toBe(n * n);
        expect(names.map((name) => pointIndex(name, n))).toEqual(indexes);
      }),
    );
  });
});

describe('keys in a three-by-three grid', () => {
  it.each([
    ['ArrowRight', 0, false, 1],
    ['ArrowRight', 2, false, 2],
    ['ArrowLeft', 3, false, 3],
    ['ArrowLeft', 4, false, 3],
    ['ArrowUp', 1, false, 1],
    ['ArrowUp', 7, false, 4],
    ['ArrowDown', 4, false, 7],
    ['ArrowDown', 8, false, 8],
    ['Home', 5, false, 3],
    ['End', 3, false, 5],
    ['Home', 5, true, 0],
    ['End', 3, true, 8],
    ['a', 4, false, null],
  ])('%s from %i (control %s) moves to %s', (key, from, isControl, to) => {
    expect(pointAfterKey(key, from, 3, isControl)).toBe(to);
  });
});

describe('directions', () => {
  it.each([
    [{ x: 0, y: -2 }, 'n'],
    [{ x: 2, y: -2 }, 'ne'],
    [{ x: 2, y: 0 }, 'e'],
    [{ x: 2, y: 2 }, 'se'],
    [{ x: 0, y: 2 }, 's'],
    [{ x: -2, y: 2 }, 'sw'],
    [{ x: -2, y: 0 }, 'w'],
    [{ x: -2, y: -0.1 }, 'w'],
    [{ x: -2, y: -2 }, 'nw'],
    [{ x: 0, y: 0 }, null],
  ])('the direction of %j is %s', (to, direction) => {
    expect(directionTo({ x: 0, y: 0 }, to)).toBe(direction);
  });
});

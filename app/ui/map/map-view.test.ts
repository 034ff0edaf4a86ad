import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInView, moved, viewAfterKey, withinLimits, zoomed, type MapView } from './map-view.ts';

const limits = { west: -20, north: -10, east: 30, south: 25, least: 1 };
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const view: fc.Arbitrary<MapView> = fc
  .record({ x: number(-60, 60), y: number(-60, 60), half: number(0.1, 60) })
  .map((each) => withinLimits(each, limits));

/** Distance by which a view extends beyond the drawing, in kilometres. */
function excessOf({ x, y, half }: MapView): number {
  const { west, east, north, south, least } = limits;
  const over = [least - half, half - 17.5, west - x + half, x + half - east, north - y + half];
  return Math.max(...over, y + half - south);
}

describe('the view of a map', () => {
  it('never leaves the drawing, however it is moved and zoomed', () => {
    fc.assert(
      fc.property(
        view,
        number(-99, 99),
        number(-99, 99),
        number(0.01, 99),
        (each, x, y, factor) => {
          expect(excessOf(moved(each, x, y, limits))).toBeLessThan(1e-9);
          expect(excessOf(zoomed(each, factor, limits, { x, y }))).toBeLessThan(1e-9);
        },
      ),
    );
  });

  it('keeps the point under the pointer while zooming', () => {
    const before = { x: 0, y: 0, half: 8 };
    const after = zoomed(before, 0.5, limits, { x: 4, y: -2 });
    expect(after).toEqual({ x: 2, y: -1, half: 4 });
  });

  it.each([
    ['ArrowLeft', { x: 3, y: 5, half: 5 }],
    ['ArrowRight', { x: 7, y: 5, half: 5 }],
    ['ArrowUp', { x: 5, y: 3, half: 5 }],
    ['ArrowDown', { x: 5, y: 7, half: 5 }],
    ['+', { x: 5, y: 5, half: 5 * (1 / 1.5) }],
    ['=', { x: 5, y: 5, half: 5 * (1 / 1.5) }],
    ['-', { x: 5, y: 5, half: 7.5 }],
    ['0', { x: 0, y: 0, half: 9 }],
    ['a', null],
  ])('reacts to the key %s', (key, expected) => {
    const start = { x: 0, y: 0, half: 9 };
    expect(viewAfterKey(key, { x: 5, y: 5, half: 5 }, limits, start)).toEqual(expected);
  });

  it.each([
    [{ x: 0, y: 0 }, true],
    [{ x: 5, y: -5 }, true],
    [{ x: 5.1, y: 0 }, false],
  ])('contains the place %j or not', (place, isIt) => {
    expect(isInView({ x: 0, y: 0, half: 5 }, place)).toBe(isIt);
  });
});

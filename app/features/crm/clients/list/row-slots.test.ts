import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowsAfter, slotsFor, type Slots } from './row-slots.ts';

const nothing: Slots = new Map();
const from = (first: number, length = 6) => Array.from({ length }, (_, at) => first + at);
const drawn = slotsFor(from(0), nothing, 0);

describe('the slots of rendered rows', () => {
  it.each([
    ['first', nothing, from(0), [0, 1, 2, 3, 4, 5]],
    ['after a step down: the last ones are made', drawn, from(2), [2, 3, 4, 5, 6, 7]],
    ['after a step up, likewise', slotsFor(from(2), nothing, 2), from(0), [6, 7, 0, 1, 2, 3]],
    ['after a fling: all take over', drawn, from(900), [0, 1, 2, 3, 4, 5]],
    ['after one that leaves two: they too', drawn, from(4), [0, 1, 2, 3, 4, 5]],
    ['fewer than before', drawn, from(900, 2), [0, 1]],
    ['more than before', drawn, from(900, 8), [0, 1, 2, 3, 4, 5, 6, 7]],
    ['with the focused one before them', drawn, [0, ...from(900, 5)], [0, 1, 2, 3, 4, 5]],
    [
      'with the focused one behind them',
      slotsFor([...from(0, 5), 900], nothing, 900),
      [...from(500, 5), 900],
      [0, 1, 2, 3, 4, 5],
    ],
  ] as const)('%s', (_, before, rows, slots) => {
    const focused = rows.at(-1) === 900 ? 900 : 0;
    expect([...slotsFor(rows, before, focused).values()]).toEqual(slots);
  });

  it('give each row one element, and keep the focused row’s element while scrolling', () => {
    const focused = 50;
    const screen = fc.tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 30 }));
    fc.assert(
      fc.property(fc.array(screen, { minLength: 1 }), (screens) => {
        let slots = slotsFor([focused], nothing, focused);
        const own = slots.get(focused);
        for (const [first, length] of screens) {
          const rows = [...new Set([...from(first, length), focused])].toSorted((a, b) => a - b);
          slots = slotsFor(rows, slots, focused);
          expect([...slots.keys()]).toEqual(rows);
          expect(new Set(slots.values()).size).toBe(rows.length);
          expect(slots.get(focused)).toBe(own);
        }
      }),
    );
  });

  it('follow their clients when the list changes', () => {
    const before = ['ana', 'bea', undefined, 'cid', 'dan'];
    const now = new Map(['ada', 'ana', 'dan', 'bea'].map((id, row) => [id, row]));
    const after = rowsAfter((row) => before[row], now);
    expect(before.map((_, row) => after(row))).toEqual([1, 3, 2, -4, 2]);
  });
});

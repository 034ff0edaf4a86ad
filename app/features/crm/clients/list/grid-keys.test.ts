import { describe, expect, it } from 'vitest';
import { cellAfter } from './grid-keys.ts';

const grid = { rows: 100_000, columns: 9, firstColumn: 0, page: 10 };
const at = (row: number, column: number) => ({ row, column });

describe('keys in a grid', () => {
  it.each([
    ['ArrowDown', false, at(5, 3), at(6, 3)],
    ['ArrowUp', false, at(0, 3), at(0, 3)],
    ['ArrowLeft', false, at(5, 0), at(5, 0)],
    ['ArrowRight', false, at(5, 8), at(5, 8)],
    ['PageDown', false, at(99_995, 1), at(99_999, 1)],
    ['PageUp', false, at(25, 1), at(15, 1)],
    ['Home', false, at(5, 3), at(5, 0)],
    ['End', false, at(5, 3), at(5, 8)],
    ['Home', true, at(5, 3), at(0, 0)],
    ['End', true, at(5, 3), at(99_999, 8)],
  ])('%s (with Ctrl: %s) moves the active cell from %o to %o', (key, ctrlKey, from, to) => {
    expect(cellAfter({ key, ctrlKey }, from, grid)).toEqual(to);
  });

  it.each(['Home', 'ArrowLeft'])('%s does not reach a column without anything to focus', (key) => {
    const later = { ...grid, firstColumn: 1 };
    expect(cellAfter({ key, ctrlKey: false }, at(5, 1), later)).toEqual(at(5, 1));
  });

  it('have no effect in an empty grid, and other keys never have any', () => {
    expect(cellAfter({ key: 'Enter', ctrlKey: false }, at(0, 0), grid)).toBeNull();
    const empty = { ...grid, rows: 0 };
    expect(cellAfter({ key: 'ArrowDown', ctrlKey: false }, at(0, 0), empty)).toBeNull();
  });
});

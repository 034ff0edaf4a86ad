import { describe, expect, it } from 'vitest';
import {
  allSelected,
  countSelected,
  isSelected,
  nothingSelected,
  toggled,
  toggledTogether,
} from './selection.ts';

describe('a selection', () => {
  it('adds records one by one', () => {
    const two = toggled(toggled(nothingSelected, 'a'), 'b');
    expect(['a', 'b', 'c'].map((id) => isSelected(two, id))).toEqual([true, true, false]);
    expect(countSelected(two, 100)).toBe(2);
    expect(countSelected(toggled(two, 'a'), 100)).toBe(1);
  });

  it('keeps all but a few deselected records', () => {
    const most = toggled(allSelected, 'b');
    expect(['a', 'b'].map((id) => isSelected(most, id))).toEqual([true, false]);
    expect(countSelected(most, 100_000)).toBe(99_999);
    expect(isSelected(toggled(most, 'b'), 'b')).toBe(true);
  });

  it.each([
    ['none', nothingSelected, [true, true]],
    ['some', toggled(nothingSelected, 'a'), [true, true]],
    ['all', allSelected, [false, false]],
    ['all but one', toggled(allSelected, 'b'), [true, true]],
  ])(
    'selects or deselects the shown records together, where %s were selected',
    (_what, before, after) => {
      const next = toggledTogether(before, ['a', 'b']);
      expect(['a', 'b'].map((id) => isSelected(next, id))).toEqual(after);
    },
  );
});

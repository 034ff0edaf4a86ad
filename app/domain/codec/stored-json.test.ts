import { describe, expect, it } from 'vitest';
import { readFields } from './fields.ts';
import { sliderField } from './number-fields.ts';
import { exactly, jsonSource, readList, withLatest } from './stored-json.ts';

describe('stored JSON', () => {
  const share = { share: exactly(sliderField({ min: 0, max: 100, step: 1, initial: 40 })) };

  it.each([
    [{ share: 70 }, 70],
    [{ share: 0 }, 0],
    [{ share: 101 }, 40],
    [{ share: 1.5 }, 40],
    [{ share: 'much' }, 40],
    [{ share: null }, 40],
    [[70], 40],
    [null, 40],
    ['share', 40],
  ])('%j read strictly is %i', (json, value) => {
    expect(readFields(share, jsonSource(json)).values.share).toBe(value);
  });

  it.each([
    [{ at: 1 }, []],
    [
      [{ at: 1 }, null, 'x', [2], { at: 'no' }, { at: 3 }, { at: 4 }],
      [1, 3],
    ],
  ])('%j as a list of at most two contains %j', (json, entries) => {
    expect(readList(json, 2, ({ at }) => (typeof at === 'number' ? at : null))).toEqual(entries);
  });

  it('lists have the latest entry first, and each time once', () => {
    expect(withLatest([{ at: 3 }, { at: 2 }, { at: 1 }], { at: 2 }, 3)).toEqual([
      { at: 2 },
      { at: 3 },
      { at: 1 },
    ]);
    expect(withLatest([{ at: 2 }, { at: 1 }], { at: 3 }, 2)).toEqual([{ at: 3 }, { at: 2 }]);
  });
});

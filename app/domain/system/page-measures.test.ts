import { expect, it } from 'vitest';
import { addMeasures, noMeasures } from './page-measures.ts';

it('sums measures across pages, and does not count those that a page did not report', () => {
  const once = addMeasures(noMeasures, { lcp: 800, inp: null, cls: 0 });
  expect(addMeasures(once, { lcp: 400, inp: 40, cls: null })).toEqual({
    lcp: { count: 2, sum: 1200 },
    inp: { count: 1, sum: 40 },
    cls: { count: 1, sum: 0 },
  });
});

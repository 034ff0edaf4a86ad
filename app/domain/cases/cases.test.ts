import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  caseAfter,
  caseIds,
  casesOf,
  caseTrades,
  readCaseTrade,
  shareReached,
  type CaseId,
} from './cases.ts';

describe('trades of case studies', () => {
  it.each([
    ['sport', 'sport'],
    ['home', 'home'],
    ['Sport', 'all'],
    ['toString', 'all'],
    ['', 'all'],
    [null, 'all'],
  ])('are parsed: %j is %s', (value, trade) => {
    expect(readCaseTrade(value)).toBe(trade);
  });

  it('cover each case study exactly once', () => {
    expect(caseTrades.flatMap((trade) => casesOf(trade)).toSorted()).toEqual(caseIds.toSorted());
    expect(casesOf('all')).toEqual(caseIds);
  });
});

it('each case study leads to another until all are read', () => {
  const read = new Set<string>();
  for (let id: CaseId = caseIds[0]; !read.has(id); id = caseAfter(id)) read.add(id);
  expect([...read]).toEqual(caseIds);
});

describe('the share of a goal that was reached', () => {
  it.each([
    [214, 314, 214 / 314],
    [4.6, 5, 0.92],
    [6, 6, 1],
    [7, 6, 1],
    [-1, 6, 0],
    [1, 0, 0],
  ])('%d of %d is %d', (reached, goal, share) => {
    expect(shareReached({ reached, goal })).toBeCloseTo(share, 10);
  });

  it('is between 0 and 1, for any figures', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true }),
        fc.double({ noNaN: true, min: 0 }),
        (reached, goal) => {
          fc.pre(Number.isFinite(reached) && Number.isFinite(goal));
          const share = shareReached({ reached, goal });
          expect(share >= 0 && share <= 1).toBe(true);
        },
      ),
    );
  });
});

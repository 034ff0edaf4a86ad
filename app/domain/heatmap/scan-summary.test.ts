import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rank } from './rank-source.ts';
import { bandOfRank, compareScans, gainsOf, summarise } from './scan-summary.ts';

const rank: fc.Arbitrary<Rank> = fc.option(fc.integer({ min: 1, max: 20 }), { nil: null });
const scan = fc.array(rank, { minLength: 1, maxLength: 169 });

describe('bands of ranks', () => {
  it.each([
    [1, 'pack'],
    [3, 'pack'],
    [4, 'page'],
    [10, 'page'],
    [11, 'deep'],
    [20, 'deep'],
    [null, 'absent'],
  ] as const)('rank %s is in the band %s', (value, band) => {
    expect(bandOfRank(value)).toBe(band);
  });
});

describe('the summary of a scan', () => {
  it.each<[Rank[], Partial<ReturnType<typeof summarise>>]>([
    [[1, 2, 3, 4], { inPack: 3, packShare: 0.75, found: 4, averageFound: 2.5, averageAll: 2.5 }],
    [[1, null], { inPack: 1, packShare: 0.5, found: 1, averageFound: 1, averageAll: 11 }],
    [[null, null], { inPack: 0, packShare: 0, found: 0, averageFound: null, averageAll: 21 }],
    [[], { points: 0, packShare: 0, averageFound: null, averageAll: 21 }],
  ])('of the ranks %j', (ranks, expected) => {
    expect(summarise(ranks)).toMatchObject(expected);
  });

  it('stays within its bounds', () => {
    fc.assert(
      fc.property(scan, (ranks) => {
        const { packShare, averageFound, averageAll, found, inPack, points } = summarise(ranks);
        expect(packShare).toBeGreaterThanOrEqual(0);
        expect(packShare).toBeLessThanOrEqual(1);
        expect(inPack).toBeLessThanOrEqual(found);
        expect(found).toBeLessThanOrEqual(points);
        expect(averageAll).toBeGreaterThanOrEqual(averageFound ?? 21);
        expect(averageAll).toBeLessThanOrEqual(21);
      }),
    );
  });
});

describe('comparing two scans', () => {
  it('counts a point without a result as rank 21', () => {
    const now: Rank[] = [1, 5, null, 20];
    const before: Rank[] = [4, 5, 18, null];
    expect(gainsOf(now, before)).toEqual([3, 0, -3, 1]);
    expect(compareScans(now, before)).toEqual({
      better: 2,
      worse: 1,
      same: 1,
      inPack: 1,
      places: 0.25,
    });
  });

  it('finds no change between a scan and itself, and the opposite in the other direction', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(rank, rank), { minLength: 1 }), (pairs) => {
        const [now, before] = [pairs.map(([a]) => a), pairs.map(([, b]) => b)];
        expect(compareScans(now, now)).toMatchObject({ better: 0, worse: 0, places: 0 });
        const [there, back] = [compareScans(now, before), compareScans(before, now)];
        expect(there.better).toBe(back.worse);
        expect(there.places).toBeCloseTo(-back.places, 9);
        expect(there.better + there.worse + there.same).toBe(now.length);
      }),
    );
  });
});

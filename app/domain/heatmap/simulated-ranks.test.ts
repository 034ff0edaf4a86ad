import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { districts } from './places.ts';
import type { ScanRequest } from './rank-source.ts';
import { pullOf, simulatedRanks, simulateScan } from './simulated-ranks.ts';

const request: ScanRequest = {
  business: 'Boulangerie du Marché',
  keyword: 'boulangerie',
  map: 'montreal',
  centre: districts.plateau.at,
  size: 7,
  radius: 3,
  monthsAgo: 0,
  isWater: () => false,
};
const ranksOf = (changes: Partial<ScanRequest> = {}) =>
  simulateScan({ ...request, ...changes }).map(({ rank }) => rank);

/** Counts an absent rank as 21. */
const averageOf = (ranks: readonly (number | null)[]) =>
  ranks.reduce<number>((sum, rank) => sum + (rank ?? 21), 0) / ranks.length;

describe('simulated ranks', () => {
  it('state that they are simulated', () => {
    expect(simulatedRanks.isSimulated).toBe(true);
  });

  it.each<[string, Partial<ScanRequest>]>([
    ['another business', { business: 'Fournil Nord' }],
    ['another keyword', { keyword: 'croissant' }],
    ['another place', { centre: districts.lachine.at }],
    ['another map', { map: 'paris' }],
    ['another month', { monthsAgo: 1 }],
  ])('differ for %s', (_what, change) => {
    expect(ranksOf(change)).not.toEqual(ranksOf());
  });

  it('ignore capitals and white space', () => {
    expect(ranksOf({ business: '  BOULANGERIE du\u00a0Marché ', keyword: 'Boulangerie' })).toEqual(
      ranksOf(),
    );
  });

  it.each([3, 5, 9, 13] as const)(
    'are the same in the middle and the corner of a grid of %i as in one of 7',
    (size) => {
      const coarse = ranksOf({ size });
      expect(coarse[(size * size - 1) / 2]).toBe(ranksOf()[24]);
      expect(coarse[0]).toBe(ranksOf()[0]);
    },
  );

  it('depend on a pull that never grows with distance', () => {
    const km = fc.double({ min: 0, max: 60, noNaN: true });
    fc.assert(
      fc.property(km, km, fc.double({ min: 0, max: 2, noNaN: true }), (a, b, strength) => {
        const [near, far] = [Math.min(a, b), Math.max(a, b)];
        expect(pullOf(strength, near)).toBeGreaterThanOrEqual(pullOf(strength, far));
      }),
    );
  });

  it('are worse at the edge than in the middle, over a hundred businesses', () => {
    const scans = Array.from({ length: 100 }, (_, index) =>
      ranksOf({ business: `Business ${index}`, radius: 6 }),
    );
    const middle = averageOf(scans.map((ranks) => ranks[24] ?? null));
    const edge = averageOf(scans.map((ranks) => ranks[0] ?? null));
    expect(edge - middle).toBeGreaterThan(5);
    expect(scans.flat()).toContain(null);
    expect(scans.flat()).toContain(1);
  });
});

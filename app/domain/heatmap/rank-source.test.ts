import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Place } from '../map/window.ts';
import { gridPoints, gridSizes } from './grid.ts';
import { districtIds, districts, kmBetween } from './places.ts';
import { deepestRank, type RankSource, type ScanRequest } from './rank-source.ts';
import { simulatedRanks } from './simulated-ranks.ts';

const sources: readonly [name: string, source: RankSource][] = [['simulation', simulatedRanks]];

const requests: fc.Arbitrary<ScanRequest> = fc.record({
  business: fc.string({ maxLength: 80 }),
  keyword: fc.string({ maxLength: 80 }),
  centre: fc.constantFrom(...districtIds).map((id) => districts[id].at),
  map: fc.constantFrom('montreal', 'paris'),
  size: fc.constantFrom(...gridSizes),
  radius: fc.integer({ min: 1, max: 10 }),
  monthsAgo: fc.constantFrom(0 as const, 1 as const),
  // Half of the plane is water.
  isWater: fc.integer({ min: -8, max: 8 }).map(
    (shore) =>
      ({ x }: Place) =>
        x > shore,
  ),
});

/** The contract of every rank source. */
describe.each(sources)('the contract of a rank source: %s', (_name, source) => {
  it('gives each point of the grid, in order, a rank of 1 to 20 or none', async () => {
    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        const points = await source.scan(request);
        expect(points.map(({ at }) => at)).toEqual(
          gridPoints(request.centre, request.size, request.radius),
        );
        for (const { at, isWater, rank, leaders } of points) {
          expect(isWater).toBe(request.isWater(at));
          expect(isWater && (rank !== null || leaders.length > 0)).toBe(false);
          if (rank === null) continue;
          expect(Number.isInteger(rank)).toBe(true);
          expect(rank).toBeGreaterThanOrEqual(1);
          expect(rank).toBeLessThanOrEqual(deepestRank);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('names up to five leaders per point, with the business at its own rank', async () => {
    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        for (const { at, rank, leaders } of await source.scan(request)) {
          expect(leaders.length).toBeLessThanOrEqual(5);
          expect(new Set(leaders.map(({ id }) => id)).size).toBe(leaders.length);
          const own = leaders.findIndex(({ isOwn }) => isOwn) + 1;
          expect(own).toBe(rank !== null && rank <= 5 ? rank : 0);
          const away = kmBetween(at, request.centre);
          const wrong = leaders.filter(
            ({ km, isOwn }) => km < 0 || (isOwn && Math.abs(km - away) > 1e-6),
          );
          expect(wrong).toEqual([]);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('gives the same answer to the same request', async () => {
    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        expect(await source.scan(request)).toEqual(await source.scan({ ...request }));
      }),
      { numRuns: 20 },
    );
  });
});

import { describe, expect, it } from 'vitest';
import { boroughIds, boroughs, kmBetween, placeAt } from './places.ts';

describe('the plane that the island is drawn on', () => {
  it.each([
    ['a degree of latitude', placeAt(45, -73.5), placeAt(46, -73.5), 111.2],
    ['a tenth of a degree of longitude', placeAt(45.5, -73.5), placeAt(45.5, -73.6), 7.8],
    ['nothing', placeAt(45.5, -73.5), placeAt(45.5, -73.5), 0],
  ])('the distance of %s', (_what, a, b, km) => {
    expect(kmBetween(a, b)).toBeCloseTo(km, 6);
    expect(kmBetween(b, a)).toBe(kmBetween(a, b));
  });

  it('the map’s plane has its origin downtown, x to the east and y to the south', () => {
    expect(placeAt(45.5, -73.57)).toEqual({ x: 0, y: 0 });
    const northEast = placeAt(45.6, -73.5);
    expect(northEast.x).toBeGreaterThan(0);
    expect(northEast.y).toBeLessThan(0);
  });

  it('no two boroughs have the same position', () => {
    const close = boroughIds.flatMap((a) =>
      boroughIds.filter((b) => a < b && kmBetween(boroughs[a].at, boroughs[b].at) < 1),
    );
    expect(close).toEqual([]);
  });
});

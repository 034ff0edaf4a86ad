import { describe, expect, it } from 'vitest';
import { sheetExtent, townSheets } from '../map/sheets.ts';
import { radiusBounds } from './grid.ts';
import { districtIds, districts, kmBetween } from './places.ts';

describe('districts', () => {
  it('are at least 500 m apart within a town', () => {
    const close = districtIds.flatMap((a) =>
      districtIds.filter(
        (b) =>
          a < b &&
          districts[a].town === districts[b].town &&
          kmBetween(districts[a].at, districts[b].at) < 0.5,
      ),
    );
    expect(close).toEqual([]);
  });

  it.each(districtIds)('the widest grid around %s fits on its town’s map', (id) => {
    const { town, at } = districts[id];
    const sheet = { name: town, ...townSheets[town] };
    const { west, east, north, south } = sheetExtent(sheet, sheet.origin);
    const [room] = [at.x - west, east - at.x, at.y - north, south - at.y].toSorted((a, b) => a - b);
    expect(room).toBeGreaterThanOrEqual(radiusBounds.max);
  });
});

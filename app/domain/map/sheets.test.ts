import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutLine, cutRing } from './cut.ts';
import { packLine, unpackLine } from './packed-lines.ts';
import { readSheet, sheetAround, sheetHalves } from './sheets.ts';
import { boundsAround, isWithin, placeOn, pointAt } from './window.ts';

const lat = fc.double({ min: -80, max: 80, noNaN: true });
const lng = fc.double({ min: -170, max: 170, noNaN: true });

describe('sheets of a map', () => {
  it.each([
    [45.5, -73.57, 12, 'montreal'],
    [40.72, -74, 12, 'new-york'],
    [39.74, -75.54, 12, 'wilmington'],
    [48.857, 2.353, 12, 'paris'],
    [45.5, -73.57, 60, '45.5,-73.57,120'],
    [46.8123, -71.2145, 20, '46.81,-71.21,40'],
  ])('the sheet around %f, %f with %i km is %s', (at, along, half, name) => {
    expect(sheetAround({ lat: at, lng: along }, half).name).toBe(name);
  });

  it('a sheet covers the requested area, and its name can be parsed', () => {
    fc.assert(
      fc.property(lat, lng, fc.integer({ min: 3, max: 450 }), (at, along, half) => {
        const center = { lat: at, lng: along };
        const sheet = sheetAround(center, half);
        expect(isWithin(sheet.bounds, boundsAround(center, half))).toBe(true);
        const { lat: north, lng: east } = readSheet(sheet.name)?.origin ?? {};
        // A name never contains a negative zero.
        expect([north === sheet.origin.lat, east === sheet.origin.lng]).toEqual([true, true]);
      }),
    );
  });

  it.each([
    '',
    'london',
    '__proto__',
    '45,5',
    '45,-73',
    '45,-73,0',
    '91,0,20',
    '45,-181,20',
    '45,-73,1e3',
    `45,-73,${sheetHalves.most + 1}`,
    '45.123,-73,20',
    ' 45,-73,20',
  ])('%j is not the name of a sheet', (name) => {
    expect(readSheet(name)).toBeNull();
  });

  it('a place survives a round trip through the plane', () => {
    const origin = { lat: 45.5, lng: -73.57 };
    const [along, at] = pointAt(origin, placeOn(origin, { lat: 45.6, lng: -73.5 }));
    expect([at, along]).toEqual([expect.closeTo(45.6, 9), expect.closeTo(-73.5, 9)]);
  });
});

describe('clipping and packing lines', () => {
  const bounds = { west: 0, south: 0, east: 10, north: 10 };

  it('a ring is clipped to the window', () => {
    const ring = [
      [5, 5],
      [15, 5],
      [15, 15],
      [5, 15],
    ] as const;
    expect(cutRing(ring, bounds)).toHaveLength(4);
    for (const [x, y] of cutRing(ring, bounds)) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(5);
      expect(Math.max(x, y)).toBeLessThanOrEqual(10);
    }
    expect(cutRing(ring, { west: -9, south: -9, east: -1, north: -1 })).toEqual([]);
  });

  it('a line is clipped to the parts near the window', () => {
    const across = [-9, -1, 5, 11, 19, 29].map((x) => [x, 5] as const);
    expect(cutLine(across, bounds)).toEqual([across.slice(1, 4)]);
  });

  it('packed lines keep their ends within 0.005 degrees', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(lng, lat), { minLength: 2, maxLength: 9 }), (points) => {
        const there = unpackLine(packLine(points));
        expect(there[0]?.[0]).toBeCloseTo(points[0]?.[0] ?? 0, 2);
        expect(there.at(-1)?.[1]).toBeCloseTo(points.at(-1)?.[1] ?? 0, 2);
      }),
    );
  });
});

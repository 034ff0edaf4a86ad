import { describe, expect, it } from 'vitest';
import { openGazetteer } from '#app/data/places/places.server.ts';
import { gridPoints, gridSizes } from '../heatmap/grid.ts';
import { districtIds, districts } from '../heatmap/places.ts';
import { simulateScan } from '../heatmap/simulated-ranks.ts';
import { drawTown, isWater } from './drawing.ts';
import { townIds, townSheets, type TownSheet } from './sheets.ts';
import { townMaps } from './towns/town-maps.ts';
import { pointAt } from './window.ts';

const drawingOf = (town: TownSheet) => drawTown(townMaps[town], townSheets[town]);

describe('water on the hand-drawn maps', () => {
  it.each<[TownSheet, string, number, number]>([
    ['montreal', 'the Saint Lawrence off the Old Port', 45.512, -73.542],
    ['montreal', 'the Saint Lawrence off Brossard', 45.46, -73.51],
    ['montreal', 'the lake of Saint-Louis', 45.4, -73.8],
    ['montreal', 'the Rivière des Prairies', 45.562, -73.685],
    ['montreal', 'the Mille Îles', 45.687, -73.635],
    ['new-york', 'the Hudson off Chelsea', 40.75, -74.016],
    ['new-york', 'the Hudson off Harlem', 40.83, -73.965],
    ['new-york', 'the East River off Greenpoint', 40.733, -73.967],
    ['new-york', 'the Upper Bay', 40.665, -74.045],
    ['new-york', 'the Harlem River', 40.83, -73.9332],
    ['wilmington', 'the Delaware off the port', 39.715, -75.5],
    ['wilmington', 'the Delaware under the Memorial Bridge', 39.689, -75.52],
    ['wilmington', 'the Christina at the riverfront', 39.7325, -75.556],
    ['paris', 'the Seine at the Pont de l’Alma', 48.8635, 2.3013],
    ['paris', 'the Seine at Bercy', 48.8385, 2.3745],
    ['paris', 'the Marne at Charenton', 48.8175, 2.431],
  ])('in %s, %s is water', (town, _where, lat, lng) => {
    expect(isWater(drawingOf(town), [lng, lat])).toBe(true);
  });

  it.each<[TownSheet, string, number, number]>([
    ['montreal', 'Mont Royal', 45.504, -73.596],
    ['montreal', 'Nuns’ Island', 45.46, -73.545],
    ['montreal', 'Longueuil', 45.532, -73.505],
    ['new-york', 'Times Square', 40.758, -73.9855],
    ['new-york', 'Governors Island', 40.691, -74.016],
    ['new-york', 'Hoboken', 40.744, -74.033],
    ['wilmington', 'Rodney Square', 39.7465, -75.5465],
    ['wilmington', 'Pennsville', 39.653, -75.5],
    ['paris', 'Notre-Dame on its island', 48.853, 2.3499],
    ['paris', 'the Louvre', 48.861, 2.336],
  ])('in %s, %s is land', (town, _where, lat, lng) => {
    expect(isWater(drawingOf(town), [lng, lat])).toBe(false);
  });

  it.each(townIds)('no town of the gazetteer is in the water of %s', async (town) => {
    const { west, south, east, north } = townSheets[town].bounds;
    const { towns } = await openGazetteer();
    const near = towns.filter(
      ({ lat, lng }) => lng > west && lng < east && lat > south && lat < north,
    );
    expect(near.length).toBeGreaterThan(20);
    const drawing = drawingOf(town);
    expect(near.filter(({ lat, lng }) => isWater(drawing, [lng, lat]))).toEqual([]);
  });

  it.each(townIds)('names of waters in %s are on water, other names on land', (town) => {
    const drawing = drawingOf(town);
    const wrong = townMaps[town].names.filter(
      ({ kind, at }) => isWater(drawing, at) !== (kind === 'water'),
    );
    expect(wrong).toEqual([]);
  });

  it.each(districtIds)('%s is on land', (id) => {
    const { town, at } = districts[id];
    expect(isWater(drawingOf(town), pointAt(townSheets[town].origin, at))).toBe(false);
  });
});

describe('ranks and water', () => {
  it.each(districtIds)('points in water around %s have no rank, and some others do', (id) => {
    const { town, at: centre } = districts[id];
    const drawing = drawingOf(town);
    for (const size of gridSizes.filter((each) => each < 11)) {
      const wet = (at: { x: number; y: number }) =>
        isWater(drawing, pointAt(townSheets[town].origin, at));
      const scan = { business: 'A', keyword: 'b', map: town, centre, size, monthsAgo: 0 } as const;
      const points = simulateScan({ ...scan, radius: 10, isWater: wet });
      expect(points.map((point) => point.isWater)).toEqual(gridPoints(centre, size, 10).map(wet));
      for (const point of points.filter((each) => each.isWater))
        expect([point.rank, point.leaders]).toEqual([null, []]);
      expect(points.some(({ leaders }) => leaders.length > 0)).toBe(true);
    }
  });

  it.each(townIds)('a ring around %s crosses water and land', (town) => {
    const drawing = drawingOf(town);
    const spots = Array.from({ length: 720 }, (_, degree) => {
      const angle = (degree / 360) * Math.PI;
      return pointAt(townSheets[town].origin, { x: Math.cos(angle) * 6, y: Math.sin(angle) * 6 });
    });
    expect(spots.some((spot) => isWater(drawing, spot))).toBe(true);
    expect(spots.some((spot) => !isWater(drawing, spot))).toBe(true);
  });
});

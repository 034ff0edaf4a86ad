import { describe, expect, it } from 'vitest';
import { distanceBetween } from '#app/domain/crm/prospecting/distance.ts';
import {
  townLabel,
  townsAround,
  townsCalled,
  townsNamed,
  townsOfAddresses,
} from '#app/domain/crm/prospecting/towns.ts';
import { drawWorld, isWater } from '#app/domain/map/drawing.ts';
import type { Line, Point } from '#app/domain/map/geometry.ts';
import { boundsAround, isWithin } from '#app/domain/map/window.ts';
import { openGazetteer, readAtlas } from './places.server.ts';

const labels = (towns: ReturnType<typeof townsNamed>) =>
  towns.map((town) => townLabel(town, (code) => code));

describe('towns of the gazetteer', () => {
  it.each([
    ['Montréal', 'Montréal, QC'],
    ['montreal', 'Montréal, QC'],
    ['MONTREAL, qc', 'Montréal, QC'],
    ['Montréal, Canada', 'Montréal, QC'],
    ['St-Laurent', 'Saint-Laurent, QC'],
    ['saint laurent, QC', 'Saint-Laurent, QC'],
    ['Trois-Rivieres', 'Trois-Rivières, QC'],
    ['Paris', 'Paris, Île-de-France, FR'],
    ['Valencia, Espagne', 'Valencia, Valencia, ES'],
    ['London, England, Royaume-Uni', 'London, England, GB'],
    ['New York City, NY, États-Unis', 'New York City, NY, US'],
    ['Madrid', 'Madrid, Madrid, ES'],
    ['Rimouski', 'Rimouski, QC'],
  ])('%s is found as %s', async (typed, label) => {
    const [town] = townsCalled(await openGazetteer(), typed);
    expect(labels(town ? [town] : [])).toEqual([label]);
  });

  it('returns several towns of one name, those in Canada first', async () => {
    const towns = labels(townsCalled(await openGazetteer(), 'London'));
    expect(towns[0]).toBe('London, ON');
    expect(towns).toContain('London, England, GB');
  });

  it('completes names', async () => {
    const towns = labels(townsNamed(await openGazetteer(), 'saint-la'));
    expect(towns[0]).toMatch(/^Saint-La.*, QC$/);
  });

  it.each(['', ' , ', '%', 'Nulle part', '<b>'])('finds no town for %j', async (typed) => {
    expect(townsCalled(await openGazetteer(), typed)).toEqual([]);
  });
});

it('the towns of client addresses are listed, the most frequent first', () => {
  expect(
    townsOfAddresses([
      '1, rue Roy, Laval, QC',
      '2, rue Roy, Montréal, QC H2X 0A1',
      '12, rue de la Paix, Lyon, France',
      'Laval, 3, rue Roy, QC',
      'Québec',
      '',
    ]),
  ).toEqual(['Laval', 'Montréal', 'Lyon']);
});

it('a map shows several towns around a point, at a distance from it and from each other', async () => {
  const center = { lat: 45.5088, lng: -73.5878 };
  const towns = townsAround(await openGazetteer(), center, 20);
  expect(towns.length).toBeGreaterThan(2);
  for (const [index, town] of towns.entries()) {
    expect(distanceBetween(center, town)).toBeGreaterThan(2.5);
    for (const other of towns.slice(0, index))
      expect(distanceBetween(other, town)).toBeGreaterThan(5);
  }
});

describe('the atlas', () => {
  it.each([
    ['in the Atlantic', 40, -60, true],
    ['in Lake Ontario', 43.6, -78, true],
    ['in Lake Geneva', 46.43, 6.5, true],
    ['off Marseille', 43.2, 5.2, true],
    ['in Québec', 46.79, -71.3, false],
    ['in Lyon', 45.76, 4.85, false],
    ['in Madrid', 40.42, -3.7, false],
    ['in Mexico City', 19.43, -99.13, false],
  ])('knows whether a point %s is in water', async (_where, lat, lng, isIt) => {
    const bounds = boundsAround({ lat, lng }, 20);
    expect(isWater(drawWorld(await readAtlas(bounds), bounds), [lng, lat])).toBe(isIt);
  });

  it('has rivers and borders, cut to the window', async () => {
    const bounds = boundsAround({ lat: 45, lng: -73.5 }, 200);
    const { rivers, borders } = drawWorld(await readAtlas(bounds), bounds);
    expect(rivers.length).toBeGreaterThan(0);
    expect(borders.length).toBeGreaterThan(0);
    const isIn = ([lng, lat]: Point) =>
      isWithin(bounds, { west: lng, east: lng, south: lat, north: lat });
    const lines = [...rivers.map((river) => river.line), ...borders];
    // One point beyond each end is kept.
    const isBeyond = (line: Line, at: number) =>
      !line.slice(Math.max(0, at - 1), at + 2).some(isIn);
    expect(lines.flatMap((line) => line.filter((_point, at) => isBeyond(line, at)))).toEqual([]);
  });
});

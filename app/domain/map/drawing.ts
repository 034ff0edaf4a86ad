import { cutLine, cutRing } from './cut.ts';
import { isInside, kmToLine, type Line, type Point } from './geometry.ts';
import type { Sheet } from './sheets.ts';
import type { River, TownMap } from './towns/town-map.ts';
import type { Bounds } from './window.ts';

/** Layers of a map, from bottom to top, over water. */
export interface Drawing {
  land: readonly Line[];
  parks: readonly Line[];
  water: readonly Line[];
  /** A width of 0 km is drawn as a hairline: only its course is known. */
  rivers: readonly Pick<River, 'km' | 'line'>[];
  islands: readonly Line[];
  borders: readonly Line[];
  roads: readonly Line[];
}

/** The world's coasts, lakes, rivers and borders. Source: Natural Earth, public domain. */
export interface Atlas {
  land: readonly Line[];
  lakes: readonly Line[];
  rivers: readonly Line[];
  borders: readonly Line[];
}

export function drawTown(
  { ground, shores, rivers, islands, parks, roads }: TownMap,
  { bounds }: Pick<Sheet, 'bounds'>,
): Drawing {
  const rings = shores.map((ring) => cutRing(ring, bounds));
  const { west, south, east, north } = bounds;
  const everything: Line = [
    [west, south],
    [west, north],
    [east, north],
    [east, south],
  ];
  return {
    land: ground === 'land' ? [everything] : rings,
    water: ground === 'land' ? rings : [],
    parks,
    rivers,
    islands: islands.map((ring) => cutRing(ring, bounds)),
    borders: [],
    roads,
  };
}

/** The parts of an atlas within bounds. */
export function drawWorld(atlas: Atlas, bounds: Bounds): Drawing {
  const rings = (all: readonly Line[]) =>
    all.map((ring) => cutRing(ring, bounds)).filter(({ length }) => length > 2);
  const lines = (all: readonly Line[]) => all.flatMap((each) => cutLine(each, bounds));
  return {
    land: rings(atlas.land),
    water: rings(atlas.lakes),
    rivers: lines(atlas.rivers).map((each) => ({ km: 0, line: each })),
    borders: lines(atlas.borders),
    islands: [],
    parks: [],
    roads: [],
  };
}

/** Whether a point is in a river, a lake or the sea, according to the drawing. */
export function isWater({ land, water, rivers, islands }: Drawing, point: Point): boolean {
  const isIn = (ring: Line) => isInside(point, ring);
  if (islands.some(isIn)) return false;
  if (water.some(isIn)) return true;
  return (
    !land.some(isIn) || rivers.some(({ km, line }) => km > 0 && kmToLine(point, line) < km / 2)
  );
}

import { boundsAround, isWithin, placeOn, type Bounds, type Position } from './window.ts';

/** Towns with a map of their own: the origin of its plane, and its bounds. */
export const townSheets = {
  montreal: {
    origin: { lat: 45.5, lng: -73.57 },
    bounds: { west: -74.05, south: 45.3, east: -73.3, north: 45.8 },
  },
  'new-york': {
    origin: { lat: 40.7197, lng: -74.0048 },
    bounds: { west: -74.28, south: 40.48, east: -73.65, north: 40.96 },
  },
  wilmington: {
    origin: { lat: 39.7391, lng: -75.5398 },
    bounds: { west: -75.75, south: 39.55, east: -75.3, north: 39.92 },
  },
  paris: {
    origin: { lat: 48.8566, lng: 2.3522 },
    bounds: { west: 2.13, south: 48.74, east: 2.6, north: 48.98 },
  },
} as const satisfies Record<string, { origin: Position; bounds: Bounds }>;

export type TownSheet = keyof typeof townSheets;

export const townIds = Object.keys(townSheets) as TownSheet[];

/** Kilometres from a sheet's centre to its sides, where no town map is used. */
export const sheetHalves = { least: 5, most: 1000 } as const;

/** A map drawn by our server: its name, the origin of its plane, and its bounds. */
export interface Sheet {
  name: TownSheet | `${number},${number},${number}`;
  origin: Position;
  bounds: Bounds;
}

/**
 * The town's own map if it contains the whole window, otherwise one cut to fit.
 *
 * @param half kilometres from the centre to each side of the window
 */
export function sheetAround(center: Position, half: number): Sheet {
  const wanted = boundsAround(center, half);
  const town = townIds.find((id) => isWithin(townSheets[id].bounds, wanted));
  return town ? { name: town, ...townSheets[town] } : cutSheet(center, half);
}

/** Centre and size are rounded, so that similar windows share a URL. */
function cutSheet({ lat, lng }: Position, half: number): Sheet {
  const origin = { lat: Math.round(lat * 100) / 100, lng: Math.round(lng * 100) / 100 };
  // Room to zoom out.
  const wide = Math.min(sheetHalves.most, Math.max(sheetHalves.least, Math.ceil(half * 2)));
  return {
    name: `${origin.lat},${origin.lng},${wide}`,
    origin,
    bounds: boundsAround(origin, wide),
  };
}

/** Parses a sheet's name; null if invalid. */
export function readSheet(name: string): Sheet | null {
  const town = townIds.find((id) => id === name);
  if (town) return { name: town, ...townSheets[town] };
  const parts = /^(-?\d{1,2}(?:\.\d{1,2})?),(-?\d{1,3}(?:\.\d{1,2})?),(\d{1,4})$/.exec(name);
  const [lat = NaN, lng = NaN, half = NaN] = parts?.slice(1).map(Number) ?? [];
  const { least, most } = sheetHalves;
  if (!(Math.abs(lat) <= 85 && Math.abs(lng) <= 180 && half >= least && half <= most)) return null;
  return {
    name: `${lat},${lng},${half}`,
    origin: { lat, lng },
    bounds: boundsAround({ lat, lng }, half),
  };
}

/** Path of a sheet's drawing. */
export function sheetPath({ name }: Sheet): string {
  return `/map/${name}.svg`;
}

/** The bounds of a sheet, in kilometres on a plane with another origin. */
export function sheetExtent({ bounds: { west, south, east, north } }: Sheet, origin: Position) {
  const [least, most] = [
    placeOn(origin, { lat: north, lng: west }),
    placeOn(origin, { lat: south, lng: east }),
  ];
  return { west: least.x, north: least.y, east: most.x, south: most.y };
}

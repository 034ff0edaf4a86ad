import { kmPerDegree, narrowingAt, type Point } from './geometry.ts';

export interface Position {
  readonly lat: number;
  readonly lng: number;
}

/** Degrees. */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** A point of a map's plane: kilometres east and south of its origin. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Equirectangular projection around the origin: within 40 km the error is below a hundred metres. */
export function placeOn(origin: Position, { lat, lng }: Position): Place {
  return {
    x: (lng - origin.lng) * kmPerDegree * narrowingAt(origin.lat),
    y: (origin.lat - lat) * kmPerDegree,
  };
}

/** The inverse of `placeOn`, as longitude and latitude. */
export function pointAt(origin: Position, { x, y }: Place): Point {
  return [origin.lng + x / (kmPerDegree * narrowingAt(origin.lat)), origin.lat - y / kmPerDegree];
}

/**
 * The square around a place.
 *
 * @param half kilometres from the centre to each side
 */
export function boundsAround(center: Position, half: number): Bounds {
  const [west, north] = pointAt(center, { x: -half, y: -half });
  const [east, south] = pointAt(center, { x: half, y: half });
  return { west, south, east, north };
}

export function isWithin({ west, south, east, north }: Bounds, inner: Bounds): boolean {
  return inner.west >= west && inner.east <= east && inner.south >= south && inner.north <= north;
}

export function overlap(one: Bounds, other: Bounds): boolean {
  return (
    one.west <= other.east &&
    one.east >= other.west &&
    one.south <= other.north &&
    one.north >= other.south
  );
}

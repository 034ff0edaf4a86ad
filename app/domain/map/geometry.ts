/** Longitude and latitude in degrees, as in GeoJSON. */
export type Point = readonly [lng: number, lat: number];

export type Line = readonly Point[];

/** Parses a list of coordinates: `-73.55 45.5, -73.54 45.52`. */
export function line(table: string): Line {
  return table.split(',').map((pair) => {
    const [lng = '', lat = ''] = pair.trim().split(/\s+/);
    return [Number(lng), Number(lat)] as const;
  });
}

/** Whether a point is inside a ring, by the number of times a ray to the east crosses it. */
export function isInside([x, y]: Point, ring: Line): boolean {
  let isIn = false;
  let [fromX, fromY] = ring.at(-1) ?? [0, 0];
  for (const [toX, toY] of ring) {
    const crosses = fromY > y !== toY > y;
    if (crosses && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX) isIn = !isIn;
    [fromX, fromY] = [toX, toY];
  }
  return isIn;
}

/** Kilometres per degree of latitude. */
export const kmPerDegree = 111.2;

/** Length of a degree of longitude at a latitude (degrees), relative to one of latitude: 1 at the equator. */
export function narrowingAt(lat: number): number {
  return Math.cos((lat * Math.PI) / 180);
}

/** Kilometres from a point to the nearest point of a line. */
export function kmToLine([lng, lat]: Point, points: Line): number {
  const narrowing = narrowingAt(lat);
  // The point is at the origin, in kilometres.
  const flat = points.map(
    ([x, y]) => [(x - lng) * narrowing * kmPerDegree, (y - lat) * kmPerDegree] as const,
  );
  return flat.reduce((nearest, [x, y], at) => {
    const [fromX, fromY] = flat[at - 1] ?? [x, y];
    const [dx, dy] = [x - fromX, y - fromY];
    const length = dx * dx + dy * dy;
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(fromX * dx + fromY * dy) / length));
    return Math.min(nearest, Math.hypot(fromX + share * dx, fromY + share * dy));
  }, Infinity);
}

import type { Line, Point } from './geometry.ts';
import type { Bounds } from './window.ts';

type Side = keyof Bounds;

const sides = ['west', 'east', 'south', 'north'] as const satisfies readonly Side[];

function isInside(side: Side, bounds: Bounds, [x, y]: Point): boolean {
  if (side === 'west') return x >= bounds.west;
  if (side === 'east') return x <= bounds.east;
  return side === 'south' ? y >= bounds.south : y <= bounds.north;
}

/** The intersection of a segment and a side. */
function crossing(side: Side, bounds: Bounds, [ax, ay]: Point, [bx, by]: Point): Point {
  const limit = bounds[side];
  return side === 'west' || side === 'east'
    ? [limit, ay + ((by - ay) * (limit - ax)) / (bx - ax)]
    : [ax + ((bx - ax) * (limit - ay)) / (by - ay), limit];
}

/**
 * Clips a ring to bounds with the Sutherland–Hodgman algorithm; empty if it is outside. Parts are joined along the
 * sides.
 */
export function cutRing(ring: Line, bounds: Bounds): Line {
  return sides.reduce<Line>((rest, side) => {
    const kept: Point[] = [];
    let from = rest.at(-1);
    for (const to of rest) {
      const isIn = isInside(side, bounds, to);
      if (from && isIn !== isInside(side, bounds, from))
        kept.push(crossing(side, bounds, from, to));
      if (isIn) kept.push(to);
      from = to;
    }
    return kept;
  }, ring);
}

/** The parts of a line within bounds. One point beyond each end is kept, so that they reach the edge. */
export function cutLine(line: Line, bounds: Bounds): Line[] {
  const isIn = ([x, y]: Point) =>
    x >= bounds.west && x <= bounds.east && y >= bounds.south && y <= bounds.north;
  const inside = line.map(isIn);
  const parts: Point[][] = [];
  let part: Point[] | null = null;
  line.forEach((point, at) => {
    const isNear = inside[at] || inside[at - 1] || inside[at + 1];
    if (!isNear) part = null;
    else if (part) part.push(point);
    else parts.push((part = [point]));
  });
  return parts.filter(({ length }) => length > 1);
}

import type { Coordinates } from '../records/entities.ts';

/** Points of a coast or border: longitude and latitude, in hundredths of a degree. */
export type Line = readonly (readonly [lng: number, lat: number])[];

/** How far an outline reaches from its centre, in degrees of latitude: a region with its neighbours. */
export const outlineReach = 4;

/** Hundredths of a degree. */
const hundred = 100;

/** The parts of lines within the box of an outline around a place, as lines of their own. */
export function linesWithin(lines: readonly Line[], { lat, lng }: Coordinates): Line[] {
  const high = outlineReach * hundred;
  const wide = high / Math.max(0.1, Math.cos((lat * Math.PI) / 180));
  const isInside = ([x, y]: Line[number]) =>
    Math.abs(y - lat * hundred) <= high && Math.abs(x - lng * hundred) <= wide;
  return lines.flatMap((line) => partsOf(line, isInside));
}

/** One point beyond each end is kept, so that a line goes on to the edge. */
function partsOf(line: Line, isInside: (point: Line[number]) => boolean): Line[] {
  const inside = line.map(isInside);
  const parts: Line[number][][] = [];
  let part: Line[number][] | null = null;
  line.forEach((point, at) => {
    const isNear = inside[at] || inside[at - 1] || inside[at + 1];
    if (!isNear) part = null;
    else if (part) part.push(point);
    else parts.push((part = [point]));
  });
  return parts.filter(({ length }) => length > 1);
}

/**
 * Lines as the `d` of an SVG path, the place in the middle; a kilometre is as long in both directions.
 *
 * @param unitsPerDegree of latitude, in units of the drawing
 */
export function pathOf(
  lines: readonly Line[],
  { lat, lng }: Coordinates,
  unitsPerDegree: number,
): string {
  const scale = unitsPerDegree / hundred;
  const narrow = Math.cos((lat * Math.PI) / 180);
  const number = (value: number) => String(Math.round(value * 10) / 10);
  return lines
    .map((line) =>
      line
        .map(([x, y], at) => {
          const across = number((x - lng * hundred) * narrow * scale);
          const down = number((lat * hundred - y) * scale);
          return `${at === 0 ? 'M' : 'L'}${across} ${down}`;
        })
        .join(''),
    )
    .join('');
}

import type { Line } from './geometry.ts';
import type { Bounds } from './window.ts';

/** Fractions of a degree to which packed lines are rounded: about a hundred metres. */
const parts = 1000;

/** A line as whole numbers: the first longitude and latitude, then the differences. */
export type PackedLine = readonly number[];

/** Rounds a line to about a hundred metres; points equal to their predecessor are removed. */
export function packLine(line: Line): PackedLine {
  const packed: number[] = [];
  let [x, y] = [0, 0];
  for (const [lng, lat] of line) {
    const [nextX, nextY] = [Math.round(lng * parts), Math.round(lat * parts)];
    if (packed.length > 0 && nextX === x && nextY === y) continue;
    packed.push(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  }
  return packed;
}

export function unpackLine(packed: PackedLine): Line {
  const line: [number, number][] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < packed.length; at += 2) {
    x += packed[at] ?? 0;
    y += packed[at + 1] ?? 0;
    line.push([x / parts, y / parts]);
  }
  return line;
}

/** The degrees that a line spans. */
export function reachOf(packed: PackedLine): Bounds {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  let [x, y] = [0, 0];
  for (let at = 0; at < packed.length; at += 2) {
    x += packed[at] ?? 0;
    y += packed[at + 1] ?? 0;
    west = Math.min(west, x);
    east = Math.max(east, x);
    south = Math.min(south, y);
    north = Math.max(north, y);
  }
  return { west: west / parts, south: south / parts, east: east / parts, north: north / parts };
}

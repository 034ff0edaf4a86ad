import { linearScale, niceTicks, type Scale } from './chart-scale.ts';

export type Point = readonly [x: number, y: number];

/** Height of the plot, in pixels; the labels of the horizontal axis are below it. */
export const plotHeight = 300;

/** Scales to percent of the width and pixels of the height, and the ticks of both axes. */
export interface Plot {
  x: Scale;
  y: Scale;
  rows: readonly number[];
  columns: readonly number[];
}

/** The scales and ticks of a plot that holds all points. */
export function plotOf(points: readonly Point[]): Plot {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const rows = niceTicks(Math.min(0, ...ys), Math.max(...ys), 4);
  return {
    // Digits make up most of a curve's bytes, and more precision is invisible.
    x: rounded(linearScale([left, right], [0, 100]), 10),
    y: rounded(linearScale([rows[0] ?? 0, rows.at(-1) ?? 1], [plotHeight, 16]), 1),
    rows,
    columns: niceTicks(left, right, 4).filter((tick) => tick >= left && tick <= right),
  };
}

/** @param parts steps per unit */
function rounded(scale: Scale, parts: 1 | 10): Scale {
  return (value) => Math.round(scale(value) * parts) / parts;
}

import { plotHeight, type Plot, type Point } from './line-plot.ts';

export interface ChartMark {
  id: string;
  at: Point;
  label: string;
  /** Class of the colour, such as `text-lumen`. */
  tone: string;
  /** `line` runs from the horizontal axis up to the point, `dot` is the point alone. */
  kind: 'dot' | 'line';
}

/** Offsets of a label's baseline from its point, in pixels. */
const [above, below] = [-14, 24];

/** Minimum distance between baselines, in pixels, at which two labels do not touch. */
const lineHeight = 18;

/** The side of the point on which the label is drawn. */
export function markAnchor(kind: ChartMark['kind'], percent: number): 'start' | 'end' {
  return percent < (kind === 'line' ? 40 : 60) ? 'start' : 'end';
}

/**
 * Distance of each mark's label below its point, in pixels. A label is below where the adjacent curve runs above the
 * point, else above; a label that would touch an earlier one or the axis is placed on the other side.
 */
export function labelOffsets(
  plot: Plot,
  marks: readonly ChartMark[],
  curve: readonly Point[],
): number[] {
  const baselines: number[] = [];
  return marks.map(({ kind, at: [x, y] }) => {
    const isFree = (offset: number) =>
      plot.y(y) + offset < plotHeight &&
      baselines.every((other) => Math.abs(other - (plot.y(y) + offset)) >= lineHeight);
    const beside =
      markAnchor(kind, plot.x(x)) === 'start'
        ? curve.find((point) => point[0] > x)
        : curve.findLast((point) => point[0] < x);
    const [first, second] = beside && beside[1] > y ? [below, above] : [above, below];
    const offset = isFree(first) ? first : second;
    baselines.push(plot.y(y) + offset);
    return offset;
  });
}

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

/** Baselines of a label from its point, in pixels. */
const [above, below] = [-14, 24];

/** Pixels between baselines from which two labels do not touch. */
const lineHeight = 18;

/** The side of its point from which a label runs. */
export function markAnchor(kind: ChartMark['kind'], percent: number): 'start' | 'end' {
  return percent < (kind === 'line' ? 40 : 60) ? 'start' : 'end';
}

/**
 * How far below its point the label of each mark stands, in pixels: below where the curve beside it goes on above, and
 * above where it does not; one that would touch an earlier label or the axis stands on the other side.
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

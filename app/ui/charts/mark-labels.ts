import type { ChartMark } from './chart-mark.tsx';
import type { Plot } from './line-plot.ts';

/** Baselines of a label from its point, in pixels. */
const [above, below] = [-14, 24];

/** Pixels between baselines from which two labels do not touch. */
const lineHeight = 18;

/**
 * How far below its point the label of each mark stands, in pixels. A rising curve leaves room above a line and below a
 * dot; a dot whose label would touch an earlier one has it above.
 */
export function labelOffsets(plot: Plot, marks: readonly ChartMark[]): number[] {
  const baselines: number[] = [];
  return marks.map(({ kind, at }) => {
    const y = plot.y(at[1]);
    const touches = baselines.some((other) => Math.abs(other - (y + below)) < lineHeight);
    const offset = kind === 'line' || touches ? above : below;
    baselines.push(y + offset);
    return offset;
  });
}

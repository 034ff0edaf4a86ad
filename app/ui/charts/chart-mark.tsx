import { plotHeight, type Plot } from './line-plot.ts';
import { markAnchor, type ChartMark } from './mark-labels.ts';

/**
 * A labelled point of a plot.
 *
 * @param offset distance of the label's baseline below the point, in pixels; undefined for none
 */
export function Mark({
  plot,
  mark: { at, label, tone, kind },
  offset,
}: {
  plot: Plot;
  mark: ChartMark;
  offset: number | undefined;
}) {
  const [x, y] = [plot.x(at[0]), plot.y(at[1])];
  const anchor = markAnchor(kind, x);
  return (
    <g className={tone} fill="currentColor">
      {kind === 'line' && (
        <line
          x1={`${x}%`}
          x2={`${x}%`}
          y1={y}
          y2={plotHeight}
          stroke="currentColor"
          strokeDasharray="2 4"
        />
      )}
      <circle cx={`${x}%`} cy={y} r="5" />
      <text
        x={`${x}%`}
        y={y}
        dx={anchor === 'end' ? -12 : 12}
        dy={offset}
        textAnchor={anchor}
        className="stroke-night text-xs font-semibold"
        strokeWidth="5"
        paintOrder="stroke"
      >
        {label}
      </text>
    </g>
  );
}

import { Mark } from './chart-mark.tsx';
import { ChartTable, type ChartTableData } from './chart-table.tsx';
import { plotHeight, plotOf, type Plot, type Point } from './line-plot.ts';
import { labelOffsets, type ChartMark } from './mark-labels.ts';

const noMarks: readonly ChartMark[] = [];

interface Series {
  id: string;
  tone: string;
  points: readonly Point[];
  /** Dash patterns, which distinguish series without colour. */
  dashes?: string | undefined;
}

/** The points of two curves with the same horizontal values. */
interface Band {
  low: readonly Point[];
  high: readonly Point[];
}

/**
 * Curves with direct labels and a table of the same numbers. Lines stretch to the available width, labels do not: both
 * use percentages in SVG attributes, as the Content-Security-Policy allows no style attributes in the server's HTML.
 *
 * @param title the finding, in a sentence
 */
export function LineChart({
  title,
  xLabel,
  yLabel,
  series,
  band,
  marks = noMarks,
  table,
  formatX,
  formatY,
}: {
  title: string;
  xLabel: string;
  yLabel: string;
  series: readonly Series[];
  band?: Band | undefined;
  marks?: readonly ChartMark[];
  table: ChartTableData;
  formatX: (value: number) => string;
  formatY: (value: number) => string;
}) {
  const plot = plotOf([
    ...series.flatMap(({ points }) => points),
    ...(band ? [...band.low, ...band.high] : []),
    ...marks.map(({ at }) => at),
  ]);
  const offsets = labelOffsets(plot, marks, series[0]?.points ?? []);
  return (
    <figure>
      <figcaption className="heading mb-1 text-balance">{title}</figcaption>
      <p className="mb-3 text-xs text-dust">{yLabel}</p>
      <svg width="100%" height={plotHeight + 28} className="overflow-visible" aria-hidden="true">
        {plot.rows.map((tick) => (
          <line key={tick} x2="100%" y1={plot.y(tick)} y2={plot.y(tick)} className="stroke-line" />
        ))}
        <Curves plot={plot} series={series} band={band} />
        <Ticks
          plot={{ ...plot, rows: plot.rows.filter((tick) => !climbsFrom(tick, series)) }}
          formatX={formatX}
          formatY={formatY}
        />
        {marks.map((mark, index) => (
          <Mark key={mark.id} plot={plot} mark={mark} offset={offsets[index]} />
        ))}
      </svg>
      <p className="mt-1 text-right text-xs text-dust">{xLabel}</p>
      <ChartTable title={title} table={table} />
    </figure>
  );
}

/** Whether a curve climbs from a row's left end, where the row's label would hide its beginning. */
function climbsFrom(tick: number, series: readonly Series[]): boolean {
  return series.some(({ points: [first, second] }) => {
    return first?.[1] === tick && second !== undefined && second[1] > tick;
  });
}

function Ticks({
  plot: { x, y, rows, columns },
  formatX,
  formatY,
}: {
  plot: Plot;
  formatX: (value: number) => string;
  formatY: (value: number) => string;
}) {
  return (
    <>
      {rows.map((tick) => (
        // Above the curves, with an outline in the page's colour.
        <text
          key={tick}
          y={y(tick) - 5}
          paintOrder="stroke"
          strokeWidth="5"
          className="fill-dust stroke-night text-xs tabular"
        >
          {formatY(tick)}
        </text>
      ))}
      {columns.map((tick, index) => (
        // Words such as months are wider than numbers: a phone shows every second one.
        <text
          key={tick}
          x={`${x(tick)}%`}
          y={plotHeight + 20}
          textAnchor={anchorAt(x(tick), 8)}
          className={
            index % 2 === 1 && /\p{L}/u.test(formatX(tick))
              ? 'fill-dust text-xs tabular max-sm:hidden'
              : 'fill-dust text-xs tabular'
          }
        >
          {formatX(tick)}
        </text>
      ))}
    </>
  );
}

function Curves({
  plot: { x, y },
  series,
  band,
}: {
  plot: Plot;
  series: readonly Series[];
  band: Band | undefined;
}) {
  const path = (points: readonly Point[]) =>
    points.map(([px, py]) => `${x(px)},${y(py)}`).join(' ');
  return (
    <svg
      width="100%"
      height={plotHeight}
      viewBox={`0 0 100 ${plotHeight}`}
      preserveAspectRatio="none"
    >
      {band && (
        <polygon
          points={`${path(band.low)} ${path(band.high.toReversed())}`}
          className="fill-violet opacity-15"
        />
      )}
      {series.map(({ id, tone, points, dashes }) => (
        <polyline
          key={id}
          points={path(points)}
          className={tone}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray={dashes}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}

function anchorAt(percent: number, edge: number): 'start' | 'middle' | 'end' {
  if (percent < edge) return 'start';
  return percent > 100 - edge ? 'end' : 'middle';
}

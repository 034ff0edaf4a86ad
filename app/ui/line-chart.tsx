import { ChartTable, type TableTwin } from './chart-table.tsx';
import { linearScale, niceTicks, type Scale } from './chart-scale.ts';

type Point = readonly [x: number, y: number];

export interface ChartMark {
  id: string;
  at: Point;
  label: string;
  /** Class that gives it its colour, such as `text-lumen`. */
  tone: string;
  /** `line` stands on the horizontal axis up to the point, `dot` is the point alone. */
  kind: 'dot' | 'line';
}

const noMarks: readonly ChartMark[] = [];

/** Height of the plot, in pixels; the words of the horizontal axis stand below it. */
const height = 300;

/**
 * Curves with their words on them and a table twin. Lines are stretched to the room there is, words are not: both come
 * from percentages in SVG attributes, as the Content-Security-Policy allows no styles in the server's HTML.
 *
 * @param title the finding, in a sentence
 * @param band what lies between two curves with the same horizontal places
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
  series: readonly { id: string; tone: string; points: readonly Point[]; isDashed?: boolean }[];
  band?: { low: readonly Point[]; high: readonly Point[] } | undefined;
  marks?: readonly ChartMark[];
  table: TableTwin;
  formatX: (value: number) => string;
  formatY: (value: number) => string;
}) {
  const places = [
    ...series.flatMap(({ points }) => points),
    ...(band ? [...band.low, ...band.high] : []),
    ...marks.map(({ at }) => at),
  ];
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const rows = niceTicks(Math.min(0, ...ys), Math.max(...ys), 4);
  const columns = niceTicks(left, right, 4).filter((tick) => tick >= left && tick <= right);
  // Per cent of the width, and pixels. Digits are most of what a curve weighs, and no screen shows more.
  const x = rounded(linearScale([left, right], [0, 100]), 10);
  const y = rounded(linearScale([rows[0] ?? 0, rows.at(-1) ?? 1], [height, 16]), 1);
  const path = (points: readonly Point[]) =>
    points.map(([px, py]) => `${x(px)},${y(py)}`).join(' ');

  return (
    <figure>
      <figcaption className="heading mb-1">{title}</figcaption>
      <p className="mb-3 text-xs text-dust">{yLabel}</p>
      <svg width="100%" height={height + 28} className="overflow-visible" aria-hidden="true">
        {rows.map((tick) => (
          <g key={tick}>
            <line x2="100%" y1={y(tick)} y2={y(tick)} className="stroke-line" />
            <text y={y(tick) - 5} className="fill-dust text-xs tabular">
              {formatY(tick)}
            </text>
          </g>
        ))}
        {columns.map((tick) => (
          <text
            key={tick}
            x={`${x(tick)}%`}
            y={height + 20}
            textAnchor={anchorAt(x(tick), 8)}
            className="fill-dust text-xs tabular"
          >
            {formatX(tick)}
          </text>
        ))}
        <svg width="100%" height={height} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none">
          {band && (
            <polygon
              points={`${path(band.low)} ${path(band.high.toReversed())}`}
              className="fill-violet opacity-15"
            />
          )}
          {series.map(({ id, tone, points, isDashed }) => (
            <polyline
              key={id}
              points={path(points)}
              className={tone}
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeDasharray={isDashed ? '4 5' : undefined}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        {marks.map(({ id, at: [px, py], label, tone, kind }) => {
          const anchor = markAnchor(kind, x(px));
          return (
            <g key={id} className={tone} fill="currentColor">
              {kind === 'line' && (
                <line
                  x1={`${x(px)}%`}
                  x2={`${x(px)}%`}
                  y1={y(py)}
                  y2={height}
                  stroke="currentColor"
                  strokeDasharray="2 4"
                />
              )}
              <circle cx={`${x(px)}%`} cy={y(py)} r="5" />
              <text
                x={`${x(px)}%`}
                y={y(py)}
                dx={anchor === 'end' ? -12 : 12}
                dy={kind === 'line' ? -14 : 24}
                textAnchor={anchor}
                className="stroke-night text-xs font-semibold"
                strokeWidth="5"
                paintOrder="stroke"
              >
                {label}
              </text>
            </g>
          );
        })}
      </svg>
      <p className="mt-1 text-right text-xs text-dust">{xLabel}</p>
      <ChartTable title={title} table={table} />
    </figure>
  );
}

/** @param parts of one that are told apart */
function rounded(scale: Scale, parts: 1 | 10): Scale {
  return (value) => Math.round(scale(value) * parts) / parts;
}

/** A rising curve leaves room for words above it on the left and below it on the right. */
function markAnchor(kind: ChartMark['kind'], percent: number): 'start' | 'end' {
  return percent < (kind === 'line' ? 40 : 60) ? 'start' : 'end';
}

function anchorAt(percent: number, edge: number): 'start' | 'middle' | 'end' {
  if (percent < edge) return 'start';
  return percent > 100 - edge ? 'end' : 'middle';
}

interface Axis {
  label: string;
  /** Share of the axis, 0 to 1. */
  value: number;
  /** The value as display text. */
  display: string;
}

const centre = { x: 200, y: 150 };
const radius = 92;
const rings = [0.25, 0.5, 0.75, 1];

/**
 * A closed polygon over axes that start from one centre, with each value at its axis. A table of the same numbers
 * belongs beside it; the label states the finding.
 *
 * @param before shares to compare with, 0 to 1 per axis: drawn as a dashed polygon below the first
 */
export function RadarChart({
  label,
  axes,
  before,
}: {
  label: string;
  axes: readonly Axis[];
  before?: readonly number[] | undefined;
}) {
  const figure = (shares: readonly number[]) =>
    shares
      .map((share, index) => pointAt(index, axes.length, share))
      .map(({ x, y }) => `${x},${y}`)
      .join(' ');
  const shares = axes.map(({ value }) => value);
  return (
    <svg
      viewBox="0 0 400 300"
      role="img"
      aria-label={label}
      className="mx-auto w-full max-w-[26rem]"
    >
      <g className="hairlines fill-none stroke-line">
        {rings.map((ring) => (
          <polygon key={ring} points={figure(axes.map(() => ring))} />
        ))}
        {axes.map((axis, index) => {
          const { x, y } = pointAt(index, axes.length, 1);
          return <line key={axis.label} x1={centre.x} y1={centre.y} x2={x} y2={y} />;
        })}
      </g>
      {before && (
        <polygon points={figure(before)} className="fill-none stroke-dust" strokeDasharray="4 4" />
      )}
      <polygon
        points={figure(shares)}
        className="fill-lumen stroke-lumen"
        fillOpacity="0.16"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      {axes.map((axis, index) => {
        const { x, y } = pointAt(index, axes.length, axis.value);
        return <circle key={axis.label} cx={x} cy={y} r="3" className="fill-lumen" />;
      })}
      {axes.map((axis, index) => (
        <AxisLabel key={axis.label} axis={axis} at={pointAt(index, axes.length, 1.16)} />
      ))}
    </svg>
  );
}

/** The point on an axis at a share of its length. */
function pointAt(index: number, count: number, share: number): { x: number; y: number } {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  return {
    x: round(centre.x + Math.cos(angle) * radius * share),
    y: round(centre.y + Math.sin(angle) * radius * share),
  };
}

function AxisLabel({
  axis: { label, display },
  at: { x, y },
}: {
  axis: Axis;
  at: { x: number; y: number };
}) {
  const anchor = x < centre.x - 1 ? 'end' : x > centre.x + 1 ? 'start' : 'middle';
  const lines = twoLines(label);
  // Labels above the chart end at the point, labels below it start there.
  const rise = y < centre.y - radius ? lines.length : y > centre.y + radius ? 0 : 0.5;
  const top = y - rise * 15 + (rise === 0 ? 8 : 0);
  return (
    <text textAnchor={anchor} fontSize="13" className="fill-dust">
      {lines.map((line, row) => (
        <tspan key={line} x={x} y={round(top + row * 15)}>
          {line}
        </tspan>
      ))}
      <tspan x={x} y={round(top + lines.length * 15)} className="tabular fill-star font-semibold">
        {display}
      </tspan>
    </text>
  );
}

/** Breaks a long label at the space nearest its middle. */
function twoLines(label: string): string[] {
  const spaces = [...label.matchAll(/ /g)].map(({ index }) => index);
  if (label.length < 13 || spaces.length === 0) return [label];
  const middle = label.length / 2;
  const at = spaces.reduce((best, space) =>
    Math.abs(space - middle) < Math.abs(best - middle) ? space : best,
  );
  return [label.slice(0, at), label.slice(at + 1)];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

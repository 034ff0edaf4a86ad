interface Axis {
  label: string;
  /** Share of the axis that is reached, 0 to 1. */
  value: number;
  /** The value as the visitor reads it. */
  display: string;
}

const centre = { x: 200, y: 150 };
const radius = 92;
const rings = [0.25, 0.5, 0.75, 1];

/**
 * A closed figure over axes that start from one centre. The figures stand beside the axes; a table with the same
 * numbers belongs next to it, and the drawing's name says what it shows.
 *
 * @param before an earlier or other figure, drawn dashed under the first: its shares, axis by axis
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
  const point = (index: number, share: number) => {
    const angle = (index / axes.length) * 2 * Math.PI - Math.PI / 2;
    return {
      x: round(centre.x + Math.cos(angle) * radius * share),
      y: round(centre.y + Math.sin(angle) * radius * share),
    };
  };
  const figure = (shares: readonly number[]) =>
    shares
      .map((share, index) => point(index, share))
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
          const { x, y } = point(index, 1);
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
        const { x, y } = point(index, axis.value);
        return <circle key={axis.label} cx={x} cy={y} r="3" className="fill-lumen" />;
      })}
      {axes.map((axis, index) => {
        const { x, y } = point(index, 1.16);
        const anchor = x < centre.x - 1 ? 'end' : x > centre.x + 1 ? 'start' : 'middle';
        const lines = twoLines(axis.label);
        // Above the top the words stand on the point, below the bottom they hang from it.
        const rise = y < centre.y - radius ? lines.length : y > centre.y + radius ? 0 : 0.5;
        const top = y - rise * 15 + (rise === 0 ? 8 : 0);
        return (
          <text key={axis.label} textAnchor={anchor} fontSize="13" className="fill-dust">
            {lines.map((line, row) => (
              <tspan key={line} x={x} y={round(top + row * 15)}>
                {line}
              </tspan>
            ))}
            <tspan
              x={x}
              y={round(top + lines.length * 15)}
              className="tabular fill-star font-semibold"
            >
              {axis.display}
            </tspan>
          </text>
        );
      })}
    </svg>
  );
}

/** A long label broken at the space nearest to its middle. */
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

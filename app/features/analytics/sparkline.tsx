import { linearScale } from '#app/ui/charts/chart-scale.ts';

const [width, height] = [96, 28];

/** Trend line the size of a word, hidden from assistive technology: the number is beside it. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const x = linearScale([0, values.length - 1], [2, width - 4]);
  const y = linearScale([Math.min(...values), Math.max(...values)], [height - 3, 3]);
  const points = values.map((value, at) => [x(at).toFixed(1), y(value).toFixed(1)] as const);
  const [lastX, lastY] = points.at(-1) ?? [];
  return (
    <svg width={width} height={height} className="text-lumen" aria-hidden="true">
      <polyline
        points={points.map((point) => point.join()).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <circle cx={lastX} cy={lastY} r="2.5" fill="currentColor" />
    </svg>
  );
}

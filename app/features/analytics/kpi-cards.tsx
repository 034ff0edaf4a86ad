import type { AnalyticsCopy } from '#app/content/analytics/shape.ts';
import { kpiIds, type Report } from '#app/domain/analytics/report.ts';
import { fill } from '#app/i18n/format.ts';
import { linearScale } from '#app/ui/charts/chart-scale.ts';
import type { Phrases } from './report-phrases.ts';

/** Days averaged for one point of a sparkline, to remove the dips of weekends. */
const smoothing = 7;

/** The four key figures, each with its change from the previous period and a sparkline. */
export function KpiCards({
  copy,
  say,
  kpis,
}: {
  copy: AnalyticsCopy;
  say: Phrases;
  kpis: Report['kpis'];
}) {
  return (
    <dl className="ruled grid-cols-1 sm:grid-cols-2 lg:grid-cols-4">
      {kpiIds.map((id) => {
        const { value, before, course } = kpis[id];
        const change = say.change(value, before);
        const gained = ((value ?? 0) - (before ?? 0)) * (id === 'cost' ? -1 : 1);
        return (
          <div key={id} className="bg-night-2 p-5">
            <dt className="small text-dust">{copy.kpis[id].label}</dt>
            <dd className="mt-2 flex items-end justify-between gap-3">
              <span className="figure tabular">{say.kpi(id, value)}</span>
              <Sparkline values={smoothed(course)} />
            </dd>
            <dd className="mt-2 text-xs text-dust">{copy.kpis[id].note}</dd>
            <dd className={`mt-1 text-xs ${gained > 0 ? 'text-aurora' : 'text-dust'}`}>
              {change === null ? copy.nothingBefore : fill(copy.compared, { value: change })}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Moving average; series no longer than the window are returned unchanged. */
function smoothed(values: readonly number[]): readonly number[] {
  if (values.length <= smoothing) return values;
  return values.slice(smoothing - 1).map((_, at) => {
    const window = values.slice(at, at + smoothing);
    return window.reduce((sum, value) => sum + value, 0) / smoothing;
  });
}

const [width, height] = [96, 28];

/** Trend line the size of a word, hidden from assistive technology: the number is beside it. */
function Sparkline({ values }: { values: readonly number[] }) {
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

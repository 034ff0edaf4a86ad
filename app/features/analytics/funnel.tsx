import type { AnalyticsCopy } from '#app/content/analytics/shape.ts';
import type { Report } from '#app/domain/analytics/report.ts';
import { ChartTable } from '#app/ui/charts/chart-table.tsx';
import type { Phrases } from './report-phrases.ts';

/** Minimum width of a step, in percent, so that the last steps stay visible. */
const leastWidth = 1.5;

/** From visit to contact: each step is as wide as its share of the first and narrows to the next. */
export function Funnel({
  copy,
  say,
  title,
  steps,
}: {
  copy: AnalyticsCopy;
  say: Phrases;
  title: string;
  steps: Report['funnel'];
}) {
  const messages = copy.conversion;
  const rows = funnelRows(messages, say, steps);
  return (
    <figure>
      <figcaption className="heading mb-4">{title}</figcaption>
      <ol aria-hidden="true">
        {rows.map(({ step, label, count, ofVisits, shape }) => (
          <li
            key={step}
            className="grid grid-cols-[minmax(7rem,1fr)_2fr_auto] items-center gap-x-4 border-t border-line"
          >
            <span className="small text-dust">{label}</span>
            <svg viewBox="0 0 100 40" preserveAspectRatio="none" className="h-16 w-full">
              <polygon points={shape} className="fill-violet opacity-60" />
            </svg>
            <span className="tabular min-w-16 text-right">
              <span className="figure block">{count}</span>
              <span className="text-xs text-dust">{ofVisits}</span>
            </span>
          </li>
        ))}
      </ol>
      <ChartTable
        title={title}
        table={{
          label: copy.table,
          head: [messages.step, messages.count, messages.ofVisits, messages.ofBefore],
          rows: rows.map(({ label, count, ofVisits, ofBefore }) => [
            label,
            count,
            ofVisits,
            ofBefore,
          ]),
        }}
      />
    </figure>
  );
}

function funnelRows(messages: AnalyticsCopy['conversion'], say: Phrases, steps: Report['funnel']) {
  const first = steps[0]?.count ?? 0;
  const ratio = (part: number, whole: number) => (whole === 0 ? null : part / whole);
  const widthOf = (count: number) => Math.max(leastWidth, (ratio(count, first) ?? 0) * 100);
  return steps.map(({ step, count }, at) => {
    const next = steps[at + 1]?.count ?? count;
    const [top, bottom] = [widthOf(count), widthOf(next)];
    return {
      step,
      label: messages.steps[step],
      count: say.count(count),
      ofVisits: say.share(ratio(count, first)),
      ofBefore: at === 0 ? '' : say.share(ratio(count, steps[at - 1]?.count ?? 0)),
      shape: `${50 - top / 2},0 ${50 + top / 2},0 ${50 + bottom / 2},40 ${50 - bottom / 2},40`,
    };
  });
}

import type { AnalyticsCopy } from '#app/content/analytics/shape.ts';
import type { ReportQuery } from '#app/domain/analytics/report-query.ts';
import type { Report } from '#app/domain/analytics/report.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { LineChart } from '#app/ui/charts/line-chart.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { Funnel } from './funnel.tsx';
import type { Phrases } from './report-phrases.ts';

/** Funnel from visits to contacts, and conversion rate per day. */
export function ConversionView({
  copy,
  say,
  query: { period },
  report: { kpis, funnel, rates, pages },
}: {
  copy: AnalyticsCopy;
  say: Phrases;
  query: ReportQuery;
  report: Report;
}) {
  const { language } = useVisit();
  const messages = copy.conversion;
  const [best] = pages.toSorted((a, b) => (b.rate ?? 0) - (a.rate ?? 0));
  return (
    <div className="grid grid-cols-1 gap-12">
      <div>
        <Funnel
          copy={copy}
          say={say}
          title={fill(messages.finding, {
            value: formatNumber(language, (kpis.rate.value ?? 0) * 100, {
              maximumFractionDigits: 1,
            }),
          })}
          steps={funnel}
        />
        {best && (
          <p className="mt-4 text-dust">
            {fill(messages.best, { name: best.page, rate: say.share(best.rate) })}
          </p>
        )}
      </div>
      <LineChart
        title={fill(messages.rateCourse, {
          low: say.share(Math.min(...rates)),
          high: say.share(Math.max(...rates)),
        })}
        xLabel={copy.traffic.day}
        yLabel={messages.ratePerDay}
        series={[
          {
            id: 'rate',
            tone: 'text-lumen',
            points: rates.map((value, at) => [at, value] as const),
          },
        ]}
        formatX={(at) => (Number.isInteger(at) ? say.day(at, period) : '')}
        formatY={(value) => say.share(value)}
        table={{
          label: copy.table,
          head: [copy.traffic.day, copy.traffic.rate],
          rows: rates.map((value, at) => [say.day(at, period), say.share(value)]),
        }}
      />
    </div>
  );
}

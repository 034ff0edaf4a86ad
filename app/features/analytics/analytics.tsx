import type { AnalyticsCopy } from '#app/content/analytics/shape.ts';
import { periods, type ReportQuery } from '#app/domain/analytics/report-query.ts';
import type { Report } from '#app/domain/analytics/report.ts';
import { sources } from '#app/domain/analytics/sample.ts';
import { fill } from '#app/i18n/format.ts';
import { Tabs } from '#app/ui/tabs.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { CampaignsView } from './campaigns-view.tsx';
import { ConversionView } from './conversion-view.tsx';
import { FilterLinks } from './filter-links.tsx';
import { KpiCards } from './kpi-cards.tsx';
import { phrasesIn } from './report-phrases.ts';
import { TrafficView } from './traffic-view.tsx';

/** The dashboard: filters, four key figures and three views. */
export function Analytics({
  copy,
  query,
  report,
}: {
  copy: AnalyticsCopy;
  query: ReportQuery;
  report: Report;
}) {
  const { language } = useVisit();
  const say = phrasesIn(language, copy);
  const messages = copy.filters;
  const view = { copy, say, query, report };
  return (
    <div className="grid grid-cols-1 gap-6">
      <ReportFilters copy={messages} query={query} />
      <p role="status" className="small text-dust">
        {fill(messages.shown, {
          from: say.date(report.from),
          to: say.date(report.to),
          name: (query.source === 'all'
            ? messages.all
            : messages.sources[query.source]
          ).toLocaleLowerCase(language),
          count: say.count(report.kpis.visits.value ?? 0),
        })}
      </p>
      <KpiCards copy={copy} say={say} kpis={report.kpis} />
      <div className="mt-4">
        <Tabs
          label={copy.tabs.label}
          tabs={[
            {
              id: 'campaigns',
              label: copy.tabs.campaigns,
              icon: 'megaphone',
              panel: <CampaignsView {...view} />,
            },
            {
              id: 'traffic',
              label: copy.tabs.traffic,
              icon: 'trending-up',
              panel: <TrafficView {...view} />,
            },
            {
              id: 'conversion',
              label: copy.tabs.conversion,
              icon: 'funnel',
              panel: <ConversionView {...view} />,
            },
          ]}
        />
      </div>
    </div>
  );
}

function ReportFilters({ copy, query }: { copy: AnalyticsCopy['filters']; query: ReportQuery }) {
  return (
    <div className="flex flex-wrap gap-x-10 gap-y-3 print:hidden">
      <FilterLinks
        label={copy.period}
        name="period"
        query={query}
        options={periods.map((value) => ({ value, label: copy.periods[value] }))}
      />
      <FilterLinks
        label={copy.source}
        name="source"
        query={query}
        options={[
          { value: 'all', label: copy.all },
          ...sources.map((value) => ({ value, label: copy.sources[value] })),
        ]}
      />
    </div>
  );
}

import type { AnalyticsCopy } from '#app/content/analytics/shape.ts';
import type { ReportQuery } from '#app/domain/analytics/report-query.ts';
import type { PageRow, Report } from '#app/domain/analytics/report.ts';
import type { FollowedPage } from '#app/domain/analytics/sample.ts';
import { fill } from '#app/i18n/format.ts';
import type { KnownPath } from '#app/i18n/paths.ts';
import { LineChart } from '#app/ui/charts/line-chart.tsx';
import { OpenLink } from '#app/ui/page/open-link.tsx';
import { DataTable, type Column } from '#app/ui/results/data-table.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { NumberWithBar } from './number-with-bar.tsx';
import type { Phrases } from './report-phrases.ts';

/** Path of each tracked page; `/crm` is the short address of its screen. */
const screens: Record<FollowedPage, KnownPath> = {
  '/adluma': '/adluma',
  '/ila': '/ila',
  '/landing-page-intelligente': '/landing-page-intelligente',
  '/zyno': '/zyno',
  '/crm': '/crm-complet',
};

/** Changes below this share are reported as none. */
const level = 0.005;

/** Visits by day, by page and by source. */
export function TrafficView({
  copy,
  say,
  query: { period },
  report,
}: {
  copy: AnalyticsCopy;
  say: Phrases;
  query: ReportQuery;
  report: Report;
}) {
  const messages = copy.traffic;
  const figures: Column[] = [
    { label: messages.visits },
    { label: messages.share },
    { label: messages.conversions },
    { label: messages.rate },
  ];
  const cells = (line: Omit<PageRow, 'page'>) => [
    say.count(line.visits),
    <NumberWithBar key="share" share={line.share}>
      {say.share(line.share)}
    </NumberWithBar>,
    say.count(line.conversions),
    say.share(line.rate),
  ];
  return (
    <div className="grid grid-cols-1 gap-12">
      <VisitsChart copy={copy} say={say} period={period} report={report} />
      <section>
        <h2 className="heading mb-3">{messages.pages}</h2>
        <DataTable
          title={messages.pages}
          columns={[{ label: messages.page }, ...figures]}
          rows={report.pages.map((line) => ({
            id: line.page,
            cells: [
              <PageLink key="page" page={line.page} name={messages.pageNames[line.page]} />,
              ...cells(line),
            ],
          }))}
        />
      </section>
      <section>
        <h2 className="heading mb-3">{messages.sources}</h2>
        <DataTable
          title={messages.sources}
          columns={[{ label: messages.source }, ...figures]}
          rows={report.sources.map((line) => ({
            id: line.source,
            cells: [copy.filters.sources[line.source], ...cells(line)],
          }))}
        />
      </section>
    </div>
  );
}

function VisitsChart({
  copy,
  say,
  period,
  report: { kpis, visits, visitsBefore },
}: {
  copy: AnalyticsCopy;
  say: Phrases;
  period: ReportQuery['period'];
  report: Report;
}) {
  const messages = copy.traffic;
  const change = (kpis.visits.value ?? 0) / (kpis.visits.before || 1) - 1;
  const finding =
    Math.abs(change) < level ? messages.level : change > 0 ? messages.up : messages.down;
  return (
    <LineChart
      title={fill(finding, { value: say.share(Math.abs(change)) })}
      xLabel={messages.day}
      yLabel={messages.legend}
      series={[
        {
          id: 'before',
          tone: 'text-violet',
          dashes: '4 5',
          points: visitsBefore.map((value, at) => [at, value] as const),
        },
        {
          id: 'now',
          tone: 'text-lumen',
          points: visits.map((value, at) => [at, value] as const),
        },
      ]}
      formatX={(at) => (Number.isInteger(at) ? say.day(at, period) : '')}
      formatY={say.count}
      table={{
        label: copy.table,
        head: [messages.day, messages.now, messages.before],
        rows: visits.map((value, at) => [
          say.day(at, period),
          say.count(value),
          say.count(visitsBefore[at] ?? 0),
        ]),
      }}
    />
  );
}

function PageLink({ page, name }: { page: FollowedPage; name: string }) {
  const { address } = useVisit();
  return (
    <span className="grid">
      <OpenLink to={address(screens[page])} otherwise={page} className="text-link">
        {page}
      </OpenLink>
      <span className="text-xs font-normal text-dust">{name}</span>
    </span>
  );
}

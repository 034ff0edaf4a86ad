import { Link } from 'react-router';
import type { AnalyticsCopy } from '#app/content/analytics/shape.ts';
import type { PageLine, Report, ReportQuery } from '#app/domain/analytics/report.ts';
import type { FollowedPage } from '#app/domain/analytics/sample.ts';
import { fill } from '#app/i18n/format.ts';
import type { KnownPath } from '#app/i18n/paths.ts';
import { DataTable, type Column } from '#app/ui/data-table.tsx';
import { LineChart } from '#app/ui/line-chart.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { NumberWithBar } from './number-with-bar.tsx';
import type { Phrases } from './report-phrases.ts';

/** Where each followed page stands in the site; `/crm` is the short address of its screen. */
const screens: Record<FollowedPage, KnownPath> = {
  '/adluma': '/adluma',
  '/ila': '/ila',
  '/landing-page-intelligente': '/landing-page-intelligente',
  '/zyno': '/zyno',
  '/crm': '/crm-complet',
};

/** Changes smaller than this are none. */
const level = 0.005;

/** How many come, from where, and to which page. */
export function TrafficView({
  copy,
  say,
  query: { period },
  report: { kpis, visits, visitsBefore, sources, pages },
}: {
  copy: AnalyticsCopy;
  say: Phrases;
  query: ReportQuery;
  report: Report;
}) {
  const { address } = useVisit();
  const words = copy.traffic;
  const change = (kpis.visits.value ?? 0) / (kpis.visits.before || 1) - 1;
  const finding = Math.abs(change) < level ? words.level : change > 0 ? words.up : words.down;
  const figures: Column[] = [
    { label: words.visits },
    { label: words.share },
    { label: words.conversions },
    { label: words.rate },
  ];
  const cells = (line: Omit<PageLine, 'page'>) => [
    say.count(line.visits),
    <NumberWithBar key="share" share={line.share}>
      {say.share(line.share)}
    </NumberWithBar>,
    say.count(line.conversions),
    say.share(line.rate),
  ];
  return (
    <div className="grid grid-cols-1 gap-12">
      <LineChart
        title={fill(finding, { value: say.share(Math.abs(change)) })}
        xLabel={words.day}
        yLabel={words.legend}
        series={[
          {
            id: 'before',
            tone: 'text-violet',
            isDashed: true,
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
          head: [words.day, words.now, words.before],
          rows: visits.map((value, at) => [
            say.day(at, period),
            say.count(value),
            say.count(visitsBefore[at] ?? 0),
          ]),
        }}
      />
      <section>
        <h2 className="heading mb-3">{words.pages}</h2>
        <DataTable
          title={words.pages}
          columns={[{ label: words.page }, ...figures]}
          rows={pages.map((line) => ({
            id: line.page,
            cells: [
              <span key="page" className="grid">
                <Link to={address(screens[line.page])} className="text-link">
                  {line.page}
                </Link>
                <span className="text-xs font-normal text-dust">{words.pageNames[line.page]}</span>
              </span>,
              ...cells(line),
            ],
          }))}
        />
      </section>
      <section>
        <h2 className="heading mb-3">{words.sources}</h2>
        <DataTable
          title={words.sources}
          columns={[{ label: words.source }, ...figures]}
          rows={sources.map((line) => ({
            id: line.source,
            cells: [copy.filters.sources[line.source], ...cells(line)],
          }))}
        />
      </section>
    </div>
  );
}

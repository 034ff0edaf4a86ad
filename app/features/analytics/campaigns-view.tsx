import type { AnalyticsCopy } from '#app/content/analytics/shape.ts';
import type { ReportQuery } from '#app/domain/analytics/report-query.ts';
import type { CampaignRow, Report } from '#app/domain/analytics/report.ts';
import { campaignStatuses } from '#app/domain/analytics/sample.ts';
import { fill } from '#app/i18n/format.ts';
import { LineChart } from '#app/ui/charts/line-chart.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { DataTable, type Column } from '#app/ui/results/data-table.tsx';
import { FilterLinks } from './filter-links.tsx';
import { NumberWithBar } from './number-with-bar.tsx';
import type { Phrases } from './report-phrases.ts';

/** Cost and results of each campaign. */
export function CampaignsView({
  copy,
  say,
  query,
  report: { campaigns, clicks },
}: {
  copy: AnalyticsCopy;
  say: Phrases;
  query: ReportQuery;
  report: Report;
}) {
  const messages = copy.campaigns;
  const [cheapest] = campaigns
    .filter(({ cost }) => cost !== null)
    .toSorted((a, b) => (a.cost ?? 0) - (b.cost ?? 0));
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="heading">
          {cheapest?.cost == null
            ? messages.noFinding
            : fill(messages.finding, {
                name: messages.names[cheapest.id],
                cost: say.euros(cheapest.cost),
              })}
        </h2>
        <FilterLinks
          label={messages.status}
          name="status"
          query={query}
          options={[
            { value: 'all', label: messages.allStatuses },
            ...campaignStatuses.map((value) => ({ value, label: messages.statuses[value] })),
          ]}
        />
      </div>
      {campaigns.length === 0 ? (
        <p className="flex gap-3 text-dust">
          <Icon name="info" className="icon" />
          {messages.empty}
        </p>
      ) : (
        <>
          <CampaignTable copy={copy} say={say} campaigns={campaigns} />
          <ClicksChart copy={copy} say={say} period={query.period} clicks={clicks} />
        </>
      )}
    </div>
  );
}

function CampaignTable({
  copy: { campaigns: messages, traffic },
  say,
  campaigns,
}: {
  copy: AnalyticsCopy;
  say: Phrases;
  campaigns: Report['campaigns'];
}) {
  const most = Math.max(1, ...campaigns.map(({ cost }) => cost ?? 0));
  const columns: Column[] = [
    { label: messages.campaign },
    { label: messages.status, isText: true },
    { label: messages.page, isText: true },
    { label: messages.spend },
    { label: messages.impressions },
    { label: messages.clicks },
    { label: messages.ctr },
    { label: messages.conversions },
    { label: messages.cost },
  ];
  const rows = campaigns.map((line) => ({
    id: line.id,
    cells: [
      messages.names[line.id],
      <Status key="status" status={line.status} label={messages.statuses[line.status]} />,
      traffic.pageNames[line.page],
      say.euros(line.spend),
      say.count(line.impressions),
      say.count(line.clicks),
      say.share(line.ctr),
      say.count(line.conversions),
      <NumberWithBar key="cost" share={(line.cost ?? 0) / most}>
        {say.euros(line.cost)}
      </NumberWithBar>,
    ],
  }));
  return <DataTable title={messages.table} columns={columns} rows={rows} />;
}

function ClicksChart({
  copy,
  say,
  period,
  clicks,
}: {
  copy: AnalyticsCopy;
  say: Phrases;
  period: ReportQuery['period'];
  clicks: Report['clicks'];
}) {
  const messages = copy.campaigns;
  return (
    <LineChart
      title={fill(messages.course, {
        count: say.count(clicks.reduce((sum, value) => sum + value, 0)),
      })}
      xLabel={copy.traffic.day}
      yLabel={messages.clicksPerDay}
      series={[
        {
          id: 'clicks',
          tone: 'text-lumen',
          points: clicks.map((value, at) => [at, value] as const),
        },
      ]}
      formatX={(at) => (Number.isInteger(at) ? say.day(at, period) : '')}
      formatY={say.count}
      table={{
        label: copy.table,
        head: [copy.traffic.day, messages.clicks],
        rows: clicks.map((value, at) => [say.day(at, period), say.count(value)]),
      }}
    />
  );
}

/** A filled dot for an active campaign, a ring for a paused one, each with its label. */
function Status({ status, label }: { status: CampaignRow['status']; label: string }) {
  const isActive = status === 'active';
  return (
    <span
      className={`inline-flex items-center gap-2 whitespace-nowrap ${isActive ? 'text-band-green' : 'text-band-yellow'}`}
    >
      <span
        aria-hidden="true"
        className={`size-2 flex-none rounded-full border border-current ${isActive ? 'bg-current' : ''}`}
      />
      {label}
    </span>
  );
}

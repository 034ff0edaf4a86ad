import { day as dayLength } from '../durations.ts';
import type { Period, ReportQuery } from './report-query.ts';
import {
  campaignIds,
  campaigns,
  followedPages,
  lastDay,
  sampleDays,
  sources,
  type CampaignId,
  type CampaignStatus,
  type FollowedPage,
  type SampleRow,
  type Source,
} from './sample.ts';

export const kpiIds = ['visits', 'conversions', 'rate', 'cost'] as const;

export type KpiId = (typeof kpiIds)[number];

interface Kpi {
  /** Null for a division by zero. */
  value: number | null;
  /** The same for the previous period. */
  before: number | null;
  /** By day, oldest first; a day without a value counts as 0. */
  course: number[];
}

export interface PageRow {
  page: FollowedPage;
  visits: number;
  conversions: number;
  rate: number | null;
  /** Share of all visits, 0 to 1. */
  share: number;
}

interface SourceRow extends Omit<PageRow, 'page'> {
  source: Source;
}

export interface CampaignRow {
  id: CampaignId;
  status: CampaignStatus;
  source: Source;
  page: FollowedPage;
  spend: number;
  impressions: number;
  clicks: number;
  /** Clicks per impression, 0 to 1. */
  ctr: number | null;
  conversions: number;
  /** Euros per conversion. */
  cost: number | null;
}

export const funnelSteps = ['visits', 'engaged', 'started', 'conversions'] as const;

export type FunnelStep = (typeof funnelSteps)[number];

export interface Report {
  /** The first and the last day, in epoch milliseconds. */
  from: number;
  to: number;
  kpis: Record<KpiId, Kpi>;
  visits: number[];
  visitsBefore: number[];
  /** Conversions per visit, by day, 0 to 1. */
  rates: number[];
  sources: SourceRow[];
  pages: PageRow[];
  funnel: { step: FunnelStep; count: number }[];
  campaigns: CampaignRow[];
  /** Clicks of the listed campaigns, by day. */
  clicks: number[];
}

/** The sample's figures of a period, with the previous period. */
export function reportOn(rows: readonly SampleRow[], query: ReportQuery): Report {
  const { period } = query;
  const first = sampleDays - period;
  const asked = rows.filter(({ source }) => query.source === 'all' || source === query.source);
  const now = asked.filter(({ day }) => day >= first);
  const before = asked.filter(({ day }) => day >= first - period && day < first);
  const days = daysOf(now, first, period);
  const daysBefore = daysOf(before, first - period, period);
  const visits = total(now, 'visits');
  const lines = campaignRows(now, query);
  const listed = new Set<CampaignId | null>(lines.map(({ id }) => id));
  return {
    from: lastDay - (period - 1) * dayLength,
    to: lastDay,
    kpis: {
      visits: kpi((each) => total(each, 'visits')),
      conversions: kpi((each) => total(each, 'conversions')),
      rate: kpi(rateOf),
      cost: kpi(costOf),
    },
    visits: days.map((each) => total(each, 'visits')),
    visitsBefore: daysBefore.map((each) => total(each, 'visits')),
    rates: days.map((each) => rateOf(each) ?? 0),
    sources: sources
      .map((source) => ({ source, ...lineOf(now.filter((row) => row.source === source)) }))
      .filter(({ source }) => query.source === 'all' || source === query.source)
      .toSorted((a, b) => b.visits - a.visits),
    pages: followedPages.map((page) => ({
      page,
      ...lineOf(now.filter((row) => row.page === page)),
    })),
    funnel: funnelSteps.map((step) => ({ step, count: total(now, step) })),
    campaigns: lines,
    clicks: days.map((each) =>
      total(
        each.filter(({ campaign }) => campaign !== null && listed.has(campaign)),
        'visits',
      ),
    ),
  };

  function kpi(of: (rows: readonly SampleRow[]) => number | null): Kpi {
    return { value: of(now), before: of(before), course: days.map((each) => of(each) ?? 0) };
  }

  function lineOf(some: readonly SampleRow[]) {
    const count = total(some, 'visits');
    return {
      visits: count,
      conversions: total(some, 'conversions'),
      rate: rateOf(some),
      share: visits === 0 ? 0 : count / visits,
    };
  }
}

/** Every campaign with the selected source and status, including those without data in the period. */
function campaignRows(rows: readonly SampleRow[], query: ReportQuery): CampaignRow[] {
  return campaignIds
    .map((id) => ({ id, ...campaigns[id] }))
    .filter(({ source }) => query.source === 'all' || source === query.source)
    .filter(({ status }) => query.status === 'all' || status === query.status)
    .map(({ id, status, source, page }) => {
      const own = rows.filter(({ campaign }) => campaign === id);
      const [clicks, impressions] = [total(own, 'visits'), total(own, 'impressions')];
      return {
        id,
        status,
        source,
        page,
        spend: cents(total(own, 'spend')),
        impressions,
        clicks,
        ctr: impressions === 0 ? null : clicks / impressions,
        conversions: total(own, 'conversions'),
        cost: costOf(own),
      };
    });
}

function daysOf(rows: readonly SampleRow[], first: number, period: Period): SampleRow[][] {
  const days = Array.from({ length: period }, (): SampleRow[] => []);
  for (const row of rows) days[row.day - first]?.push(row);
  return days;
}

type Counted = 'spend' | 'impressions' | FunnelStep;

function total(rows: readonly SampleRow[], what: Counted): number {
  return rows.reduce((sum, row) => sum + row[what], 0);
}

function rateOf(rows: readonly SampleRow[]): number | null {
  const visits = total(rows, 'visits');
  return visits === 0 ? null : total(rows, 'conversions') / visits;
}

/** Spend per conversion in euros, paid campaigns only. */
function costOf(rows: readonly SampleRow[]): number | null {
  const paid = rows.filter(({ campaign }) => campaign !== null);
  const conversions = total(paid, 'conversions');
  return conversions === 0 ? null : cents(total(paid, 'spend') / conversions);
}

function cents(euros: number): number {
  return Math.round(euros * 100) / 100;
}

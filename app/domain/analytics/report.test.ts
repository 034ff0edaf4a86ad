import { describe, expect, it } from 'vitest';
import { periods, readReportQuery, reportFields, type ReportQuery } from './report-query.ts';
import { funnelSteps, kpiIds, reportOn } from './report.ts';
import {
  campaignIds,
  campaigns,
  campaignStatuses,
  followedPages,
  sampleDays,
  sampleRows,
  sources,
} from './sample.ts';

const rows = sampleRows();
const all: ReportQuery = { period: 30, source: 'all', status: 'all' };
const queries: ReportQuery[] = periods.flatMap((period) =>
  (['all', ...sources] as const).flatMap((source) =>
    (['all', ...campaignStatuses] as const).map((status) => ({ period, source, status })),
  ),
);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('the analytics sample', () => {
  it('is deterministic', () => {
    expect(sampleRows()).toEqual(rows);
  });

  it('has no negative number, and a funnel that narrows', () => {
    const wrong = rows.filter(
      ({ visits, engaged, started, conversions, spend, impressions, campaign }) =>
        !(visits >= engaged && engaged >= started && started >= conversions && conversions >= 0) ||
        spend < 0 ||
        (campaign === null ? spend + impressions > 0 : impressions < visits),
    );
    expect(wrong).toEqual([]);
  });

  it('covers the five pages on each day, and campaigns until they are paused', () => {
    for (const page of followedPages)
      expect(new Set(rows.filter((row) => row.page === page).map(({ day }) => day)).size).toBe(
        sampleDays,
      );
    const last = campaignIds.map((id) => rows.findLast(({ campaign }) => campaign === id)?.day);
    expect(last).toEqual(campaignIds.map((id) => (campaigns[id].pausedOn ?? sampleDays) - 1));
  });

  it('has active and paused campaigns, and a pause date for the paused only', () => {
    expect(new Set(Object.values(campaigns).map(({ status }) => status))).toEqual(
      new Set(campaignStatuses),
    );
    for (const { status, pausedOn } of Object.values(campaigns))
      expect(pausedOn !== null).toBe(status === 'paused');
  });
});

describe('a report', () => {
  it.each(queries)('adds up: $period days, $source, $status', (query) => {
    const report = reportOn(rows, query);
    const visits = report.kpis.visits.value;
    expect(report.visits).toHaveLength(query.period);
    expect(report.visitsBefore).toHaveLength(query.period);
    expect(sum(report.visits)).toBe(visits);
    expect(sum(report.pages.map((line) => line.visits))).toBe(visits);
    expect(sum(report.sources.map((line) => line.visits))).toBe(visits);
    expect(sum(report.pages.map(({ share }) => share))).toBeCloseTo(1, 9);
    expect(report.funnel.map(({ step }) => step)).toEqual(funnelSteps);
    expect(report.funnel[0]?.count).toBe(visits);
    expect(report.funnel.at(-1)?.count).toBe(report.kpis.conversions.value);
    expect(sum(report.campaigns.map(({ clicks }) => clicks))).toBe(sum(report.clicks));
    for (const id of kpiIds) expect(report.kpis[id].course).toHaveLength(query.period);
  });

  it('of one source contains only that source, and a report of all their sum', () => {
    const whole = reportOn(rows, all).kpis.visits.value;
    const parts = sources.map((source) => reportOn(rows, { ...all, source }));
    expect(sum(parts.map(({ kpis }) => kpis.visits.value ?? 0))).toBe(whole);
    for (const [at, { sources: lines }] of parts.entries())
      expect(lines.map(({ source }) => source)).toEqual([sources[at]]);
  });

  it('compares with the previous period of equal length', () => {
    const twice = rows.filter(({ day }) => day >= sampleDays - 60 && day < sampleDays - 30);
    expect(reportOn(rows, all).kpis.visits.before).toBe(sum(twice.map(({ visits }) => visits)));
  });

  it.each(campaignStatuses)('lists only campaigns that are %s', (status) => {
    const { campaigns: lines } = reportOn(rows, { ...all, status });
    expect(lines.length).toBeGreaterThan(0);
    expect(new Set(lines.map((line) => line.status))).toEqual(new Set([status]));
  });

  it('has no cost without spend, and no division by zero', () => {
    expect(reportOn(rows, { ...all, source: 'direct' }).kpis.cost).toMatchObject({
      value: null,
      before: null,
    });
    const stopped = reportOn(rows, { ...all, period: 7, status: 'paused' });
    expect(stopped.campaigns.map(({ cost, ctr }) => [cost, ctr])).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('derives the cost per conversion from the spend', () => {
    const { kpis, campaigns: lines } = reportOn(rows, all);
    const spend = sum(lines.map((line) => line.spend));
    const conversions = sum(lines.map((line) => line.conversions));
    expect(kpis.cost.value).toBeCloseTo(spend / conversions, 2);
  });
});

describe('report filters', () => {
  const read = (search: string) => {
    const asked = new URLSearchParams(search);
    return readReportQuery((name) => asked.get(name));
  };

  it.each([
    ['', all],
    ['period=7', { ...all, period: 7 }],
    ['period=90&source=ads&status=paused', { period: 90, source: 'ads', status: 'paused' }],
    ['period=31&source=fax&status=gone', all],
    ['period=-7&source=&status=%00', all],
  ])('are parsed from %j', (search, expected) => {
    expect(read(search)).toEqual(expected);
  });

  it.each(queries)('survive a round trip: $period, $source, $status', (query) => {
    expect(read(new URLSearchParams(reportFields(query)).toString())).toEqual(query);
  });
});

import { campaignStatuses, sources, type CampaignStatus, type Source } from './sample.ts';

/** Length of a report in days. */
export const periods = [7, 30, 90] as const;

export type Period = (typeof periods)[number];

export interface ReportQuery {
  period: Period;
  source: Source | 'all';
  /** Status of the listed campaigns. */
  status: CampaignStatus | 'all';
}

const initial: ReportQuery = { period: 30, source: 'all', status: 'all' };

/** Parses the filters of a query: missing or unknown values get their default. */
export function readReportQuery(text: (name: keyof ReportQuery) => string | null): ReportQuery {
  const pick = <Value>(known: readonly Value[], name: keyof ReportQuery, other: Value) =>
    known.find((value) => String(value) === text(name)) ?? other;
  return {
    period: pick<Period>(periods, 'period', initial.period),
    source: pick<Source | 'all'>(sources, 'source', initial.source),
    status: pick<CampaignStatus | 'all'>(campaignStatuses, 'status', initial.status),
  };
}

/** The query of these filters, without defaults. */
export function reportFields(query: ReportQuery): [name: string, value: string][] {
  return (['period', 'source', 'status'] as const)
    .filter((name) => query[name] !== initial[name])
    .map((name) => [name, String(query[name])]);
}

import type { Period } from '#app/domain/analytics/report-query.ts';
import type { FunnelStep, KpiId } from '#app/domain/analytics/report.ts';
import type {
  CampaignId,
  CampaignStatus,
  FollowedPage,
  Source,
} from '#app/domain/analytics/sample.ts';
import type { Headline } from '../headline.ts';
import type { PageText } from '../page-text.ts';

/** Texts of the analytics demonstration. */
export interface AnalyticsCopy extends PageText {
  eyebrow: string;
  heading: Headline;
  lead: string;
  sample: { label: string; text: string };
  filters: {
    period: string;
    periods: Record<Period, string>;
    source: string;
    all: string;
    sources: Record<Source, string>;
    /** What is shown: `{from}`, `{to}`, `{name}` (the source) and `{count}` (visits). */
    shown: string;
  };
  kpis: Record<KpiId, { label: string; note: string }>;
  compared: string;
  nothingBefore: string;
  none: string;
  tabs: { label: string; campaigns: string; traffic: string; conversion: string };
  campaigns: {
    /** `{name}` and `{cost}`. */
    finding: string;
    noFinding: string;
    names: Record<CampaignId, string>;
    status: string;
    allStatuses: string;
    statuses: Record<CampaignStatus, string>;
    table: string;
    campaign: string;
    page: string;
    spend: string;
    impressions: string;
    clicks: string;
    ctr: string;
    conversions: string;
    cost: string;
    empty: string;
    course: string;
    clicksPerDay: string;
  };
  traffic: {
    up: string;
    down: string;
    level: string;
    legend: string;
    day: string;
    now: string;
    before: string;
    sources: string;
    source: string;
    pages: string;
    page: string;
    pageNames: Record<FollowedPage, string>;
    visits: string;
    share: string;
    conversions: string;
    rate: string;
  };
  conversion: {
    /** `{value}` of a hundred. */
    finding: string;
    steps: Record<FunnelStep, string>;
    step: string;
    count: string;
    ofVisits: string;
    ofBefore: string;
    ratePerDay: string;
    rateCourse: string;
    best: string;
  };
  table: string;
  notes: { title: string; items: readonly { term: string; text: string }[] };
  next: { title: Headline; lead: string; button: string; second: string };
}

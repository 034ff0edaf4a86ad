import { day as dayLength } from '../durations.ts';
import { seededRandom } from '../random.ts';

/** Pages of the demonstration. Source: specification B §2.15. */
export const followedPages = [
  '/adluma',
  '/ila',
  '/landing-page-intelligente',
  '/zyno',
  '/crm',
] as const;

export type FollowedPage = (typeof followedPages)[number];

export const sources = ['search', 'ads', 'social', 'referral', 'direct'] as const;

export type Source = (typeof sources)[number];

export const campaignStatuses = ['active', 'paused'] as const;

/** Source: specification B §4. */
export type CampaignStatus = (typeof campaignStatuses)[number];

export const campaignIds = [
  'local-search',
  'simulator',
  'landing',
  'video',
  'retargeting',
  'crm-trial',
] as const;

export type CampaignId = (typeof campaignIds)[number];

interface Campaign {
  source: 'ads' | 'social';
  page: FollowedPage;
  status: CampaignStatus;
  /** The first paused day, counted from the oldest, or null. */
  pausedOn: number | null;
  /** Euros per day. */
  budget: number;
  /** Euros per click. */
  cpc: number;
  /** Clicks per impression, 0 to 1. */
  ctr: number;
  /** Conversions per visit, 0 to 1. */
  rate: number;
}

/** Length of the sample in days: twice the longest period, so that each has a previous one. */
export const sampleDays = 180;

/** The last day of the sample, in epoch milliseconds. */
export const lastDay = Date.UTC(2026, 0, 31);

const search = { source: 'ads', status: 'active', pausedOn: null } as const;
const video = { ...search, source: 'social' } as const;

/** Made up for the demonstration, like every number in this file. */
export const campaigns: Readonly<Record<CampaignId, Campaign>> = {
  'local-search': { ...search, page: '/ila', budget: 34, cpc: 1.9, ctr: 0.062, rate: 0.058 },
  simulator: { ...search, page: '/adluma', budget: 26, cpc: 1.45, ctr: 0.048, rate: 0.044 },
  landing: {
    ...search,
    page: '/landing-page-intelligente',
    budget: 22,
    cpc: 2.3,
    ctr: 0.041,
    rate: 0.067,
  },
  video: { ...video, page: '/zyno', budget: 12, cpc: 0.55, ctr: 0.011, rate: 0.014 },
  retargeting: {
    source: 'social',
    status: 'paused',
    pausedOn: 162,
    page: '/landing-page-intelligente',
    budget: 15,
    cpc: 0.8,
    ctr: 0.014,
    rate: 0.039,
  },
  'crm-trial': {
    source: 'ads',
    status: 'paused',
    pausedOn: 128,
    page: '/crm',
    budget: 18,
    cpc: 2.6,
    ctr: 0.033,
    rate: 0.031,
  },
};

/** Visits per day at the start of the sample, by page, and conversions per 100 visits. */
const unpaid = {
  search: { visits: [38, 46, 31, 14, 12], rate: 0.034 },
  referral: { visits: [9, 12, 7, 5, 4], rate: 0.041 },
  direct: { visits: [14, 18, 9, 8, 16], rate: 0.029 },
} as const;

/** Weights of the weekdays, from Sunday. */
const weekdays = [0.66, 1.08, 1.14, 1.12, 1.09, 1.02, 0.7] as const;

/** Growth of organic traffic over the whole sample. */
const growth = 0.6;

/** Figures of one day, page and source; days count from the oldest. */
export interface SampleRow {
  day: number;
  source: Source;
  page: FollowedPage;
  campaign: CampaignId | null;
  /** Euros. */
  spend: number;
  impressions: number;
  /** Clicks of a campaign. */
  visits: number;
  /** Visits without a bounce. */
  engaged: number;
  /** Visits that started a form. */
  started: number;
  conversions: number;
}

/** All rows of the sample, deterministic. */
export function sampleRows(): SampleRow[] {
  const random = seededRandom('analytics demo');
  const vary = (most: number) => 1 + (random() * 2 - 1) * most;
  /** Rounds so that the average is preserved. */
  const whole = (value: number) => Math.floor(value + random());

  function visitsOf(visits: number, rate: number) {
    const conversions = Math.min(visits, whole(visits * rate * vary(0.5)));
    const started = Math.min(visits, Math.max(conversions, whole(conversions / 0.46)));
    const engaged = Math.min(visits, Math.max(started, whole(visits * 0.57 * vary(0.1))));
    return { visits, engaged, started, conversions };
  }

  return Array.from({ length: sampleDays }, (_, day) => {
    const weekday = new Date(lastDay - (sampleDays - 1 - day) * dayLength).getUTCDay();
    const season = (weekdays[weekday] ?? 1) * vary(0.08);
    const free = Object.entries(unpaid).flatMap(([source, { visits, rate }]) =>
      followedPages.map((page, at): SampleRow => {
        const usual = (visits[at] ?? 0) * season * (1 + (growth * day) / sampleDays);
        return {
          day,
          source: source as keyof typeof unpaid,
          page,
          campaign: null,
          spend: 0,
          impressions: 0,
          ...visitsOf(whole(usual * vary(0.18)), rate),
        };
      }),
    );
    const paid = campaignIds.flatMap((campaign): SampleRow[] => {
      const { source, page, budget, cpc, ctr, rate, pausedOn } = campaigns[campaign];
      if (pausedOn !== null && day >= pausedOn) return [];
      const visits = whole((budget / cpc) * season * vary(0.15));
      const spend = Math.round(visits * cpc * vary(0.06) * 100) / 100;
      const impressions = Math.max(visits, whole((visits / ctr) * vary(0.1)));
      return [{ day, source, page, campaign, spend, impressions, ...visitsOf(visits, rate) }];
    });
    return [...free, ...paid];
  }).flat();
}

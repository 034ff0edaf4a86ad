/**
 * Cost and yield of a click, by sector and channel. Published medians of US campaigns, in US dollars; nothing
 * comparable is published for France, Québec or Spain. Rows whose cost per lead (CPC / CVR) is more than 20 % off the
 * one published beside them are left out (legal, Meta dentists, Meta restaurants, Meta education...): see
 * benchmarks.test.ts. Cost per lead is always derived, never stored.
 */

export const channels = ['search', 'meta', 'youtube', 'local'] as const;

export type Channel = (typeof channels)[number];

/** US dollars per euro, European Central Bank reference rate of that day. */
export const exchange = { dollarsPerEuro: 1.172, date: '2025-06-30' } as const;

/** Source of a figure. `assumption` is our own, as no published figure was found. */
export const sources = {
  'search-2026': { window: ['2025-04', '2026-03'], campaigns: 13_474 },
  'search-2025': { window: ['2024-04', '2025-03'], campaigns: 16_446 },
  'meta-leads-2025': { window: ['2024-04', '2025-06'], campaigns: 726 },
  'meta-traffic-2025': { window: ['2024-04', '2025-06'], campaigns: null },
  'close-2026': { window: ['2026-01', '2026-12'], campaigns: null },
  assumption: { window: null, campaigns: null },
} as const satisfies Record<
  string,
  { window: readonly [from: string, to: string] | null; campaigns: number | null }
>;

export type SourceId = keyof typeof sources;

interface Row {
  source: SourceId;
  /** Clicks per 100 impressions; null if the report has none for the sector. */
  ctr: number | null;
  /** Source of the CTR, if it is an earlier report of the same series. */
  ctrSource?: SourceId;
  /** US dollars. */
  cpc: number;
  /** Leads per 100 clicks. */
  cvr: number;
  /** US dollars, for comparison only. */
  publishedCpl: number | null;
}

/** Google and Microsoft search, from the 2026 report, except rows that do not add up or repeat the year before. */
export const searchRows = {
  all: { source: 'search-2026', ctr: 6.64, cpc: 5.42, cvr: 8.18, publishedCpl: 66.69 },
  restaurants: { source: 'search-2025', ctr: 7.58, cpc: 2.05, cvr: 7.09, publishedCpl: 30.27 },
  beauty: { source: 'search-2026', ctr: null, cpc: 4.62, cvr: 10.35, publishedCpl: 39.25 },
  fitness: row2026(7.18, 6.17, 6.94, null),
  physicians: row2026(6.73, 4.76, 12.43, 40.04),
  dentists: row2026(5.44, 8.0, 10.67, null),
  home: row2026(6.37, 8.33, 8.05, 90.92),
  auto: { source: 'search-2026', ctr: null, cpc: 4.35, cvr: 15.51, publishedCpl: null },
  'real-estate': row2026(8.43, 3.22, 3.7, null),
  finance: row2026(8.33, 3.39, 2.64, null),
  business: { source: 'search-2025', ctr: 5.65, cpc: 5.58, cvr: 5.14, publishedCpl: 103.54 },
  education: row2026(5.74, 4.81, 13.14, null),
  personal: { source: 'search-2026', ctr: null, cpc: 7.17, cvr: 12.34, publishedCpl: 54.6 },
  shopping: row2026(8.92, 4.14, 4.01, null),
} as const satisfies Record<string, Row>;

export type Sector = keyof typeof searchRows;

export const sectors = Object.keys(searchRows) as Sector[];

/** Facebook and Instagram lead campaigns, 2025. Missing sectors take the row of all sectors. */
export const metaRows: Partial<Record<Sector, Row>> & { all: Row } = {
  all: meta2025(2.59, 1.92, 7.72, 27.66),
  beauty: meta2025(null, 3.06, 5.29, 51.42),
  fitness: meta2025(1.72, 2.64, 5.63, 52.98),
  physicians: meta2025(3.02, 2.23, 4.51, 47.47),
  home: meta2025(1.94, 2.23, 5.22, 41.26),
  'real-estate': meta2025(3.75, 1.57, 9.53, 16.61),
  personal: meta2025(1.99, 2.08, 6.51, 30.57),
};

/** Meta traffic campaigns, all sectors, 2025: the base of the YouTube figures. */
const traffic = { ctr: 1.71, cpc: 0.7 } as const;

/** YouTube's conversion rate as a share of Meta's. Our assumption. */
const youtubeShare = 0.1;

/** Maximum impressions per month and inhabitant of the area. Our assumption. */
const monthlyReach = { search: 0.3, meta: 2, youtube: 1.5, local: 0.15 } as const satisfies Record<
  Channel,
  number
>;

/**
 * Customers per 100 leads: the midpoints of ranges that one agency reports from 4 to 14 clients per sector. Weak
 * evidence.
 */
const closeRates: Partial<Record<Sector, number>> = {
  home: 62,
  dentists: 47,
  beauty: 37,
  restaurants: 70,
};

/** For sectors without a range. Our assumption. */
const usualCloseRate = 30;

/**
 * How often a channel's leads close, relative to the sector's rate: people who search have a need, people who are shown
 * an ad have not looked for anything yet. Our assumption.
 */
const closeShare = { search: 1, local: 1, meta: 0.5, youtube: 0.5 } as const satisfies Record<
  Channel,
  number
>;

export interface Sourced {
  value: number;
  source: SourceId;
  /** Whether the figure for all sectors replaces the sector's own. */
  isGeneral: boolean;
}

export const rateNames = ['cpc', 'ctr', 'cvr', 'close', 'reach'] as const;

export type RateName = (typeof rateNames)[number];

/**
 * Euros per click, clicks per 100 impressions, leads per 100 clicks, customers per 100 leads, impressions per month and
 * inhabitant.
 */
export type Benchmark = Record<RateName, Sourced>;

/** Benchmarks of a channel, each figure with its source; converted to euros. */
export function benchmarkOf(sector: Sector, channel: Channel): Benchmark {
  const assumed = (value: number): Sourced => ({ value, source: 'assumption', isGeneral: false });
  const rest = { close: channelCloseRate(sector, channel), reach: assumed(monthlyReach[channel]) };
  switch (channel) {
    case 'search':
      return { ...ratesOf(searchRows, sector), ...rest };
    case 'local': {
      const { cpc, ctr, cvr } = ratesOf(searchRows, sector);
      return { cpc: assumed(cpc.value), ctr: assumed(ctr.value), cvr: assumed(cvr.value), ...rest };
    }
    case 'meta':
      return { ...ratesOf(metaRows, sector), ...rest };
    case 'youtube': {
      const source = 'meta-traffic-2025';
      return {
        cpc: { value: euros(traffic.cpc), source, isGeneral: true },
        ctr: { value: traffic.ctr, source, isGeneral: true },
        cvr: assumed(cents(metaRows.all.cvr * youtubeShare)),
        ...rest,
      };
    }
  }
}

/** Customers per 100 leads from search. */
export function closeRateOf(sector: Sector): Sourced {
  const value = closeRates[sector];
  return value === undefined
    ? { value: usualCloseRate, source: 'assumption', isGeneral: false }
    : { value, source: 'close-2026', isGeneral: false };
}

/** Customers per 100 leads of a channel. */
function channelCloseRate(sector: Sector, channel: Channel): Sourced {
  const searched = closeRateOf(sector);
  const share = closeShare[channel];
  if (share === 1) return searched;
  return { value: cents(searched.value * share), source: 'assumption', isGeneral: false };
}

function ratesOf(
  rows: Partial<Record<Sector, Row>> & { all: Row },
  sector: Sector,
): Record<'cpc' | 'ctr' | 'cvr', Sourced> {
  const own = rows[sector];
  const row = own ?? rows.all;
  const isGeneral = own === undefined && sector !== 'all';
  const { source } = row;
  return {
    cpc: { value: euros(row.cpc), source, isGeneral },
    cvr: { value: row.cvr, source, isGeneral },
    ctr:
      row.ctr === null
        ? { value: rows.all.ctr ?? 0, source: rows.all.source, isGeneral: true }
        : { value: row.ctr, source: row.ctrSource ?? source, isGeneral },
  };
}

/** A row of the 2026 report, with the CTR from the 2025 report. */
function row2026(ctr: number, cpc: number, cvr: number, publishedCpl: number | null): Row {
  return { source: 'search-2026', ctr, ctrSource: 'search-2025', cpc, cvr, publishedCpl };
}

function meta2025(ctr: number | null, cpc: number, cvr: number, publishedCpl: number): Row {
  return { source: 'meta-leads-2025', ctr, cpc, cvr, publishedCpl };
}

function euros(dollars: number): number {
  return cents(dollars / exchange.dollarsPerEuro);
}

function cents(value: number): number {
  return Math.round(value * 100) / 100;
}

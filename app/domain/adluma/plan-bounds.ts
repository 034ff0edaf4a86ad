import { channels, type Channel, type RateName } from './benchmarks.ts';

export interface Bounds {
  min: number;
  max: number;
  /** Null if a benchmark replaces an empty field. */
  initial: number | null;
  isWhole?: true;
}

const single = {
  /** Euros per month. */
  budget: { min: 50, max: 100_000, initial: 1500 },
  /** New customers per month. */
  customers: { min: 1, max: 10_000, initial: 20, isWhole: true },
  /** Inhabitants of the area. */
  zone: { min: 1000, max: 10_000_000, initial: 50_000, isWhole: true },
  /** Customers per 100 leads for all channels; if empty, the benchmark of each channel applies. */
  close: { min: 1, max: 100, initial: null },
  /** Revenue per customer, in euros. */
  value: { min: 1, max: 100_000, initial: 500 },
  /** Gross margin, in percent. */
  margin: { min: 1, max: 100, initial: 60 },
  /** Euros per month paid to the campaign manager. */
  fee: { min: 0, max: 50_000, initial: 0 },
  months: { min: 1, max: 12, initial: 6, isWhole: true },
  /** Uncertainty of the cost per click, in percent. */
  'spread-cpc': { min: 0, max: 90, initial: 20 },
  /** Uncertainty of the conversion rate, in percent. */
  'spread-cvr': { min: 0, max: 90, initial: 30 },
  /** Percent of the full result in each of the first three months, the learning phase. */
  'ramp-1': { min: 1, max: 100, initial: 30 },
  'ramp-2': { min: 1, max: 100, initial: 60 },
  'ramp-3': { min: 1, max: 100, initial: 90 },
} as const satisfies Record<string, Bounds>;

const perChannel = {
  /** Fixed budget of a channel, in euros per month. */
  lock: { min: 0, max: 100_000, initial: null },
  cpc: { min: 0.01, max: 500, initial: null },
  ctr: { min: 0.01, max: 100, initial: null },
  cvr: { min: 0.01, max: 100, initial: null },
  close: { min: 0.01, max: 100, initial: null },
  reach: { min: 0.01, max: 100, initial: null },
} as const satisfies Record<RateName | 'lock', Bounds>;

export type PlanNumber = keyof typeof single | `${keyof typeof perChannel}-${Channel}`;

export const planBounds = {
  ...single,
  ...Object.fromEntries(
    Object.entries(perChannel).flatMap(([name, bounds]) =>
      channels.map((channel) => [`${name}-${channel}`, bounds]),
    ),
  ),
} as Readonly<Record<PlanNumber, Bounds>>;

export const numberNames = Object.keys(planBounds) as PlanNumber[];

import type { Channel } from './benchmarks.ts';
import { numberOf, type AdPlan, type Goal } from './plan.ts';
import { clicksFor, type Response } from './response.ts';

/** Scenarios: more expensive clicks with a lower conversion rate, the benchmarks, cheaper clicks with a higher one. */
export const cases = ['low', 'expected', 'high'] as const;

export type Case = (typeof cases)[number];

/** A channel's rates, as ratios and euros. */
export interface Rates {
  /** Euros. */
  cpc: number;
  /** Clicks per impression, leads per click, customers per lead: 0 to 1. */
  ctr: number;
  cvr: number;
  close: number;
  /** Clicks available in the area per month. */
  available: number;
}

/**
 * Rates of a channel: the plan's own figures or the benchmarks. In the low scenario, clicks cost more and convert less
 * by the plan's uncertainty, in the high scenario the reverse; the conversion rate is at most 1.
 */
export function ratesOf(plan: AdPlan, channel: Channel, scenario: Case = 'expected'): Rates {
  const sign = { low: -1, expected: 0, high: 1 }[scenario];
  const share = (name: 'spread-cpc' | 'spread-cvr') => (sign * numberOf(plan, name)) / 100;
  const ctr = numberOf(plan, `ctr-${channel}`) / 100;
  return {
    ctr,
    cpc: numberOf(plan, `cpc-${channel}`) * (1 - share('spread-cpc')),
    cvr: Math.min(1, (numberOf(plan, `cvr-${channel}`) / 100) * (1 + share('spread-cvr'))),
    close: numberOf(plan, `close-${channel}`) / 100,
    available: numberOf(plan, 'zone') * numberOf(plan, `reach-${channel}`) * ctr,
  };
}

/** Units of the goal per click. */
export function worthOfClick(
  goal: Goal,
  { ctr, cvr, close }: Pick<Rates, 'ctr' | 'cvr' | 'close'>,
): number {
  return { customers: cvr * close, leads: cvr, visits: 1, impressions: 1 / ctr }[goal];
}

/** Response of a channel's goal to spend: see `Response`. */
export function responseOf(rates: Rates, goal: Goal): Response {
  return { available: rates.available, price: rates.cpc, worth: worthOfClick(goal, rates) };
}

/** Monthly results after the learning phase. Amounts in euros; null for a division by zero. */
export interface Outcome {
  impressions: number;
  visits: number;
  leads: number;
  customers: number;
  revenue: number;
  costPerVisit: number | null;
  costPerLead: number | null;
  /** Advertising spend and fee per new customer. */
  acquisitionCost: number | null;
  /** Revenue per euro of advertising, and per euro of advertising and fee. */
  roas: number | null;
  roasAllIn: number | null;
  /** Margin on the revenue minus advertising and fee. */
  profit: number;
}

/** The economics of a sale, the same for all channels. */
interface Sale {
  /** Margin on the value: 0 to 1. Value and fee in euros. */
  value: number;
  margin: number;
  fee: number;
}

/** Economics of a plan's sale, with percentages as ratios. */
export function saleOf(plan: AdPlan): Sale {
  return {
    value: numberOf(plan, 'value'),
    margin: numberOf(plan, 'margin') / 100,
    fee: numberOf(plan, 'fee'),
  };
}

/** A channel's monthly results. */
type Traffic = Record<'spend' | 'impressions' | 'visits' | 'leads' | 'customers', number>;

/** Sum of several channels' results. */
export function outcomeOf(traffic: readonly Traffic[], { value, margin, fee }: Sale): Outcome {
  const total = (name: keyof Traffic) => traffic.reduce((sum, each) => sum + each[name], 0);
  const spend = total('spend');
  const visits = total('visits');
  const leads = total('leads');
  const customers = total('customers');
  const revenue = customers * value;
  return {
    impressions: total('impressions'),
    visits,
    leads,
    customers,
    revenue,
    costPerVisit: ratio(spend, visits),
    costPerLead: ratio(spend, leads),
    acquisitionCost: ratio(spend + fee, customers),
    roas: ratio(revenue, spend),
    roasAllIn: ratio(revenue, spend + fee),
    profit: revenue * margin - spend - fee,
  };
}

/**
 * Results of a monthly amount on a channel.
 *
 * @param spend euros, 0 or more
 */
export function trafficOf(rates: Rates, spend: number): Traffic {
  const visits = clicksFor({ available: rates.available, price: rates.cpc, worth: 1 }, spend);
  const leads = visits * rates.cvr;
  return { spend, visits, impressions: visits / rates.ctr, leads, customers: leads * rates.close };
}

/** Break-even costs of a sale. */
export interface BreakEven {
  roas: number;
  acquisitionCost: number;
  costPerLead: number;
}

/**
 * ROAS 1 / margin, and the maximum cost per customer and per lead, in euros. The margin is above 0.
 *
 * @param close customers per lead, 0 to 1
 */
export function breakEvenOf({ value, margin }: Omit<Sale, 'fee'>, close: number): BreakEven {
  return {
    roas: 1 / margin,
    acquisitionCost: value * margin,
    costPerLead: value * margin * close,
  };
}

function ratio(amount: number, by: number): number | null {
  return by > 0 ? amount / by : null;
}

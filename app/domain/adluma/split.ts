import type { Channel } from './benchmarks.ts';
import { ratesOf, responseOf, trafficOf } from './outcome.ts';
import { planBounds } from './plan-bounds.ts';
import type { AdPlan, Goal } from './plan.ts';
import { bestSplit, budgetFor, elbowOf, marginalWorth, worthOf } from './response.ts';

export interface ChannelForecast {
  channel: Channel;
  spend: number;
  /** Share of the budget, 0 to 1. */
  share: number;
  isLocked: boolean;
  visits: number;
  leads: number;
  customers: number;
  costPerLead: number | null;
  /** Share of the area's clicks, 0 to 1. */
  saturation: number;
}

/** Splits any budget of a plan: fixed amounts first, the rest optimally. */
export function splitterOf(plan: AdPlan, goal: Goal) {
  const responses = plan.channels.map((channel) => responseOf(ratesOf(plan, channel), goal));
  const set = plan.channels.map((channel) => plan.numbers[`lock-${channel}`]);
  const locked = set.reduce<number>((sum, lock) => sum + (lock ?? 0), 0);
  // A plan with zero for every channel is meaningless: ignore the fixed amounts.
  const locks = set.every((lock) => lock === 0) ? set.map(() => null) : set;
  const free = responses.filter((_, index) => locks[index] === null);

  function at(budget: number): number[] {
    // Fixed amounts are scaled to the budget when they exceed it or leave no channel for the rest.
    const isScaled = budget < locked || free.length === 0;
    const scale = isScaled && locked > 0 ? budget / locked : 1;
    const rest = bestSplit(free, Math.max(0, budget - locked));
    let next = 0;
    return locks.map((lock) => (lock === null ? (rest[next++] ?? 0) : lock * scale));
  }

  function marginalAt(budget: number): number {
    const spends = at(budget);
    const worths = responses.map((response, index) => marginalWorth(response, spends[index] ?? 0));
    if (free.length > 0 && budget >= locked) {
      return Math.max(...worths.filter((_, index) => locks[index] === null));
    }
    return worths.reduce(
      (sum, worth, index) => sum + (locked > 0 ? (worth * (locks[index] ?? 0)) / locked : 0),
      0,
    );
  }

  function neededFor(wanted: number): number {
    const sure = worthOf(responses, at(locked));
    if (free.length > 0 && wanted >= sure) return locked + budgetFor(free, wanted - sure);
    return bisect((budget) => worthOf(responses, at(budget)), wanted);
  }

  return {
    /** Whether the budget changes the fixed amounts. */
    changesSet: (budget: number) =>
      set.some((lock, index) => lock !== null && Math.abs(lock - (at(budget)[index] ?? 0)) > 0.01),
    at,
    channelsAt: (budget: number) => channelsOf(plan, budget, at(budget)),
    marginalAt,
    budgetFor: neededFor,
    elbow: free.length > 0 ? locked + elbowOf(free) : null,
  };
}

/** @param spends of the plan's channels, in their order */
function channelsOf(plan: AdPlan, budget: number, spends: readonly number[]): ChannelForecast[] {
  return plan.channels.map((channel, index) => {
    const spend = spends[index] ?? 0;
    const rates = ratesOf(plan, channel);
    const { visits, leads, customers } = trafficOf(rates, spend);
    return {
      channel,
      spend,
      share: budget > 0 ? spend / budget : 0,
      isLocked: plan.numbers[`lock-${channel}`] !== null,
      visits,
      leads,
      customers,
      costPerLead: leads > 0 ? spend / leads : null,
      saturation: visits / rates.available,
    };
  });
}

/** The budget at which an increasing function reaches a value, to a relative precision of a millionth, or Infinity. */
function bisect(rising: (budget: number) => number, wanted: number): number {
  let [low, high] = [0, planBounds.budget.max * 2];
  if (rising(high) < wanted) return Number.POSITIVE_INFINITY;
  while (high - low > high * 1e-6) {
    const middle = (low + high) / 2;
    if (rising(middle) < wanted) low = middle;
    else high = middle;
  }
  return high;
}

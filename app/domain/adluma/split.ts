import type { Channel } from './benchmarks.ts';
import { ratesOf, responseOf, trafficOf } from './outcome.ts';
import { planBounds, type AdPlan, type Goal } from './plan.ts';
import { bestSplit, budgetFor, elbowOf, marginalWorth, worthOf } from './response.ts';

export interface ChannelForecast {
  channel: Channel;
  spend: number;
  /** Part of the budget, 0 to 1. */
  share: number;
  isLocked: boolean;
  visits: number;
  leads: number;
  costPerLead: number | null;
  /** Part of the area's clicks that are bought, 0 to 1. */
  saturation: number;
}

/** Splits any budget of a plan: the set amounts first, the rest where it brings most. */
export function splitterOf(plan: AdPlan, goal: Goal) {
  const responses = plan.channels.map((channel) => responseOf(ratesOf(plan, channel), goal));
  const set = plan.channels.map((channel) => plan.numbers[`lock-${channel}`]);
  const locked = set.reduce<number>((sum, lock) => sum + (lock ?? 0), 0);
  // Nothing for every channel is no plan: the amounts are then as good as not set.
  const locks = set.every((lock) => lock === 0) ? set.map(() => null) : set;
  const free = responses.filter((_, index) => locks[index] === null);

  function at(budget: number): number[] {
    // Set amounts that the budget does not cover, or that are all there is, are scaled to it.
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

  function channelsAt(budget: number): ChannelForecast[] {
    const spends = at(budget);
    return plan.channels.map((channel, index) => {
      const spend = spends[index] ?? 0;
      const rates = ratesOf(plan, channel);
      const { visits, leads } = trafficOf(rates, spend);
      return {
        channel,
        spend,
        share: budget > 0 ? spend / budget : 0,
        isLocked: set[index] !== null,
        visits,
        leads,
        costPerLead: leads > 0 ? spend / leads : null,
        saturation: visits / rates.available,
      };
    });
  }

  return {
    /** Whether a budget changes the amounts that were set. */
    changesSet: (budget: number) =>
      set.some((lock, index) => lock !== null && Math.abs(lock - (at(budget)[index] ?? 0)) > 0.01),
    at,
    channelsAt,
    marginalAt,
    budgetFor: neededFor,
    elbow: free.length > 0 ? locked + elbowOf(free) : null,
  };
}

/** The budget at which a rising function reaches a value, to a millionth of it, or Infinity. */
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

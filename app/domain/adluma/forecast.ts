import {
  breakEvenOf,
  outcomeOf,
  ratesOf,
  saleOf,
  trafficOf,
  type BreakEven,
  type Case,
  type Outcome,
} from './outcome.ts';
import { planBounds } from './plan-bounds.ts';
import { numberOf, type AdPlan, type Goal } from './plan.ts';
import { remarksOf, type Remark } from './remarks.ts';
import { splitterOf, type ChannelForecast } from './split.ts';

/** Minimum leads per month for a campaign's learning phase. Our assumption. */
const fewestLeads = 10;

/** Number of points of a curve. */
const curveSteps = 16;

export interface MonthForecast {
  month: number;
  /** Share of the full result, 0 to 1. */
  ramp: number;
  leads: number;
  customers: number;
  revenue: number;
  profit: number;
  /** Cumulative profit since the first month. */
  balance: number;
}

export type Verdict = 'too-small' | 'loses' | 'thin' | 'strong';

export interface Forecast {
  goal: Goal;
  /** Euros per month: the plan's budget, or the one for the requested customers. */
  budget: number;
  channels: ChannelForecast[];
  outcomes: Record<Case, Outcome>;
  breakEven: BreakEven;
  verdict: Verdict;
  /** Curve of the goal by budget. */
  curve: ({ budget: number } & Record<Case, number>)[];
  /** Budget from which one more unit of the goal costs twice as much as the first; null if all amounts are fixed. */
  elbow: number | null;
  /** Average and marginal cost of one unit of the goal. */
  averageCost: number | null;
  nextCost: number | null;
  months: MonthForecast[];
  /** First planned month with a balance of at least 0. */
  paidBackIn: number | null;
  remarks: Remark[];
}

/** All results of a plan. Pure, and fast enough to run on every input event of a slider. */
export function forecast(asked: AdPlan): Forecast {
  const goal = asked.direction === 'customers' ? 'customers' : asked.goal;
  const split = splitterOf(asked, goal);
  const needed =
    asked.direction === 'customers' ? split.budgetFor(numberOf(asked, 'customers')) : null;
  const budget = Math.min(needed ?? numberOf(asked, 'budget'), planBounds.budget.max);

  const spends = split.at(budget);
  const sale = saleOf(asked);
  const outcomeIn = (scenario: Case, amounts: readonly number[]) =>
    outcomeOf(
      asked.channels.map((channel, index) =>
        trafficOf(ratesOf(asked, channel, scenario), amounts[index] ?? 0),
      ),
      sale,
    );
  const outcomes = {
    low: outcomeIn('low', spends),
    expected: outcomeIn('expected', spends),
    high: outcomeIn('high', spends),
  };
  const { expected } = outcomes;
  const byChannel = split.channelsAt(budget);
  const months = monthsOf(asked, expected, budget);
  const marginal = split.marginalAt(budget);
  const elbow = split.elbow;
  return {
    goal,
    budget,
    channels: byChannel,
    outcomes,
    breakEven: breakEvenOf(sale, expected.leads > 0 ? expected.customers / expected.leads : 0),
    verdict: verdictOf(expected, sale.value),
    curve: Array.from({ length: curveSteps + 1 }, (_, step) => {
      const at = (step / curveSteps) * Math.max(budget * 2, (elbow ?? 0) * 1.5);
      const amounts = split.at(at);
      const of = (scenario: Case) => outcomeIn(scenario, amounts)[goal];
      return { budget: at, low: of('low'), expected: of('expected'), high: of('high') };
    }),
    elbow,
    averageCost: expected[goal] > 0 ? budget / expected[goal] : null,
    nextCost: marginal > 0 ? 1 / marginal : null,
    months,
    paidBackIn: months.find(({ balance }) => balance >= 0)?.month ?? null,
    remarks: remarksOf(asked, {
      budget,
      needed,
      customers: expected.customers,
      elbow,
      channels: byChannel,
      changesSet: split.changesSet(budget),
    }),
  };
}

function monthsOf(plan: AdPlan, full: Outcome, budget: number): MonthForecast[] {
  const costs = budget + numberOf(plan, 'fee');
  const ramps = (['ramp-1', 'ramp-2', 'ramp-3'] as const).map((name) => numberOf(plan, name) / 100);
  let balance = 0;
  return Array.from({ length: numberOf(plan, 'months') }, (_, index) => {
    const ramp = ramps[index] ?? 1;
    const revenue = full.revenue * ramp;
    const profit = (revenue * numberOf(plan, 'margin')) / 100 - costs;
    balance += profit;
    const { leads, customers } = full;
    const brought = { leads: leads * ramp, customers: customers * ramp };
    return { month: index + 1, ramp, ...brought, revenue, profit, balance };
  });
}

/** A profit of at least a third of a customer's value is strong, a smaller one thin; anything else is a loss. */
function verdictOf({ leads, acquisitionCost, profit }: Outcome, value: number): Verdict {
  if (leads < fewestLeads) return 'too-small';
  if (profit < 0) return 'loses';
  return acquisitionCost !== null && acquisitionCost <= value / 3 ? 'strong' : 'thin';
}

/** Totals of leads, customers, revenue and balance over all planned months. */
export function totalOf(months: readonly MonthForecast[]) {
  const sum = (name: 'leads' | 'customers' | 'revenue') =>
    months.reduce((total, month) => total + month[name], 0);
  return {
    leads: sum('leads'),
    customers: sum('customers'),
    revenue: sum('revenue'),
    balance: months.at(-1)?.balance ?? 0,
  };
}

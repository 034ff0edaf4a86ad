import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPlan } from '../../../test/any-plan.ts';
import { channels } from './benchmarks.ts';
import { forecast, totalOf } from './forecast.ts';
import { cases } from './outcome.ts';
import { planBounds, type PlanNumber } from './plan-bounds.ts';
import { defaultPlan, goals, type AdPlan } from './plan.ts';
import type { Remark } from './remarks.ts';

const planWith = (
  numbers: Partial<Record<PlanNumber, number | null>>,
  rest: Partial<AdPlan> = {},
): AdPlan => ({ ...defaultPlan, ...rest, numbers: { ...defaultPlan.numbers, ...numbers } });

/** Enough inhabitants for a plan never to run out of clicks. */
const endless = { zone: 10_000_000, 'reach-search': 100 };

const codes = (plan: AdPlan) => forecast(plan).remarks.map(({ code }) => code);

describe('the documented example', () => {
  // 5,000 at 1 per click with a conversion rate of 2 %; every lead is a customer worth 75 with a margin of 60 %.
  const { outcomes, breakEven, budget } = forecast(
    planWith(
      { ...endless, budget: 5000, 'cpc-search': 1, 'cvr-search': 2, close: 100, value: 75 },
      { channels: ['search'] },
    ),
  );

  it('gives 100 sales, 7,500 of revenue, ROAS 1.5 against 1.67, a loss of 500', () => {
    expect(budget).toBe(5000);
    expect(outcomes.expected.visits / 5000).toBeCloseTo(1, 3);
    expect(outcomes.expected.customers / 100).toBeCloseTo(1, 3);
    expect(outcomes.expected.revenue / 7500).toBeCloseTo(1, 3);
    expect(outcomes.expected.roas).toBeCloseTo(1.5, 2);
    expect(breakEven.roas).toBeCloseTo(1.67, 2);
    expect(outcomes.expected.profit / -500).toBeCloseTo(1, 2);
  });
});

describe('a forecast from customers', () => {
  it.each([1, 5, 20, 40])('needs the budget that yields %i customers', (customers) => {
    const back = forecast(planWith({ customers }, { direction: 'customers' }));
    const there = forecast(planWith({ budget: back.budget }));
    expect(back.outcomes.expected.customers).toBeCloseTo(customers, 4);
    expect(there.outcomes.expected.customers).toBeCloseTo(customers, 4);
  });

  it('says when the area has too few customers', () => {
    const plan = planWith({ customers: 10_000 }, { direction: 'customers' });
    const { budget, remarks, outcomes } = forecast(plan);
    expect(budget).toBe(planBounds.budget.max);
    const remark: Remark = { code: 'out-of-reach', customers: outcomes.expected.customers };
    expect(remarks[0]).toEqual(remark);
  });

  it('counts fixed amounts', () => {
    const set = { 'lock-search': 1000, customers: 12 };
    const { budget, channels: split } = forecast(planWith(set, { direction: 'customers' }));
    expect(split[0]?.spend).toBeCloseTo(1000, 2);
    expect(forecast(planWith({ ...set, budget })).outcomes.expected.customers).toBeCloseTo(12, 4);
  });

  it('spends less than the fixed amounts when that suffices', () => {
    const set = { 'lock-search': 5000, 'lock-meta': 5000, customers: 3 };
    const { budget, outcomes } = forecast(planWith(set, { direction: 'customers' }));
    expect(budget).toBeLessThan(10_000);
    expect(outcomes.expected.customers).toBeCloseTo(3, 3);
  });
});

describe('fixed amounts', () => {
  it('are kept, and the rest is split optimally', () => {
    const { channels: split } = forecast(planWith({ budget: 2000, 'lock-search': 500 }));
    expect(split.map(({ spend }) => Math.round(spend))).toEqual([500, 1500]);
    expect(split.map(({ isLocked }) => isLocked)).toEqual([true, false]);
  });

  it('are reduced to the budget, with a remark', () => {
    const plan = planWith({ budget: 1000, 'lock-search': 3000, 'lock-meta': 1000 });
    expect(forecast(plan).channels.map(({ spend }) => spend)).toEqual([750, 250]);
    expect(codes(plan)).toContain('locks-scaled');
  });

  it.each([
    ['shares of the budget when every channel has one', { 'lock-search': 300, 'lock-meta': 100 }],
    ['shares of it too when they are more', { 'lock-search': 30_000, 'lock-meta': 10_000 }],
  ])('are %s', (_name, locks) => {
    const plan = planWith({ budget: 1000, ...locks });
    expect(forecast(plan).channels.map(({ spend }) => spend)).toEqual([750, 250]);
    expect(codes(plan)).toContain('locks-scaled');
  });

  it('are ignored if all are zero', () => {
    const none = forecast(planWith({ 'lock-search': 0, 'lock-meta': 0 }));
    expect(none.outcomes).toEqual(forecast(planWith({})).outcomes);
    expect(none.remarks.map(({ code }) => code)).toContain('locks-scaled');
  });

  it('never yield more than the optimal split', () => {
    const free = forecast(planWith({})).outcomes.expected.customers;
    for (const lock of [0, 300, 900, 1500]) {
      const set = forecast(planWith({ 'lock-search': lock }));
      expect(set.outcomes.expected.customers).toBeLessThanOrEqual(free + 1e-9);
    }
  });
});

describe('remarks', () => {
  it.each<[code: Remark['code'], plan: AdPlan]>([
    ['extrapolating', planWith({ budget: 60_000, zone: 10_000 })],
    ['past-elbow', planWith({ budget: 10_000 })],
    ['room-to-grow', planWith({ budget: 300 })],
    ['one-channel', planWith({}, { channels: ['meta'] })],
    ['unfunded', planWith({ budget: 100 })],
    ['general-figures', planWith({}, { sector: 'restaurants' })],
    ['own-assumptions', planWith({}, { channels: ['search', 'local'] })],
  ])('include %s', (code, plan) => {
    expect(codes(plan)).toContain(code);
  });

  it('do not mention benchmarks once the visitor gave all of a channel’s figures', () => {
    const own = { 'cpc-local': 3, 'ctr-local': 5, 'cvr-local': 9 };
    const plan = planWith({ ...own, budget: 3000 }, { channels: ['search', 'local'] });
    expect(codes(plan)).not.toContain('own-assumptions');
    expect(codes(plan)).not.toContain('general-figures');
  });
});

describe('the verdict', () => {
  it.each([
    ['too-small', { budget: 100 }],
    ['loses', { value: 20 }],
    ['thin', {}],
    ['strong', { value: 2000 }],
  ] as const)('is %s for %j', (verdict, numbers) => {
    expect(forecast(planWith(numbers)).verdict).toBe(verdict);
  });
});

describe('the default plan', () => {
  const result = forecast(defaultPlan);

  it('gives each of its channels more than a fifth of the budget', () => {
    expect(result.channels.map(({ channel }) => channel)).toEqual(['search', 'meta']);
    for (const { share } of result.channels) expect(share).toBeGreaterThan(0.2);
    expect(result.remarks.map(({ code }) => code)).not.toContain('unfunded');
  });

  it.each([1000, 3000, 5000])('funds both channels at %i euros', (budget) => {
    expect(codes(planWith({ budget }))).not.toContain('unfunded');
  });

  it('closes search leads twice as often as leads of social ads', () => {
    const [search, meta] = result.channels;
    expect(search && search.customers / search.leads).toBeCloseTo(0.3, 9);
    expect(meta && meta.customers / meta.leads).toBeCloseTo(0.15, 9);
  });

  it('applies the visitor’s close rate to all channels without one of their own', () => {
    const plan = planWith({ close: 40, 'close-meta': 10 });
    const [search, meta] = forecast(plan).channels;
    expect(search && search.customers / search.leads).toBeCloseTo(0.4, 9);
    expect(meta && meta.customers / meta.leads).toBeCloseTo(0.1, 9);
  });
});

describe('months', () => {
  it('ramp up, and their balance adds up', () => {
    const { months, outcomes } = forecast(planWith({ months: 5 }));
    expect(months.map(({ ramp }) => ramp)).toEqual([0.3, 0.6, 0.9, 1, 1]);
    expect(months[4]?.leads).toBe(outcomes.expected.leads);
    const profits = months.reduce((sum, { profit }) => sum + profit, 0);
    expect(months[4]?.balance).toBeCloseTo(profits, 6);
    expect(totalOf(months).leads).toBeCloseTo(outcomes.expected.leads * 3.8, 6);
    expect(totalOf([])).toEqual({ leads: 0, customers: 0, revenue: 0, balance: 0 });
  });

  it('name the first that breaks even, if any', () => {
    expect(forecast(planWith({ value: 5000 })).paidBackIn).toBe(1);
    expect(forecast(planWith({ value: 20 })).paidBackIn).toBeNull();
  });
});

describe('the curve', () => {
  it('is concave and passes the budget and the elbow', () => {
    for (const goal of goals) {
      const { curve, budget, elbow } = forecast(planWith({}, { goal, channels: [...channels] }));
      expect(curve[0]).toEqual({ budget: 0, low: 0, expected: 0, high: 0 });
      expect(curve.at(-1)?.budget).toBeGreaterThanOrEqual(budget);
      expect(curve.at(-1)?.budget).toBeGreaterThan(elbow ?? Number.NaN);
      const rises = curve.slice(1).map(({ expected }, i) => expected - (curve[i]?.expected ?? 0));
      expect(Math.min(...rises)).toBeGreaterThan(0);
      rises.slice(1).forEach((rise, i) => {
        expect(rise).toBeLessThanOrEqual((rises[i] ?? 0) * (1 + 1e-9));
      });
    }
  });

  it('agrees with the marginal cost', () => {
    const { nextCost, averageCost, outcomes } = forecast(planWith({}));
    const more = forecast(planWith({ budget: 1501 })).outcomes.expected.customers;
    expect(1 / (more - outcomes.expected.customers)).toBeCloseTo(nextCost ?? Number.NaN, 1);
    expect(nextCost).toBeGreaterThan(averageCost ?? Number.NaN);
  });
});

/** All numbers in a value, at any depth. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

describe('any forecast', () => {
  it('from customers yields them, or says that they are out of reach', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const { outcomes, remarks } = forecast({ ...plan, direction: 'customers' });
        if (remarks.some(({ code }) => code === 'out-of-reach')) return;
        expect(outcomes.expected.customers / (plan.numbers.customers ?? 0)).toBeCloseTo(1, 4);
      }),
      { numRuns: 300 },
    );
  });

  it('gives finite numbers, ordered scenarios and a split of the whole budget', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const result = forecast(plan);
        for (const number of numbersIn(result)) expect(Number.isFinite(number)).toBe(true);
        for (const name of ['impressions', 'visits', 'leads', 'customers', 'revenue'] as const) {
          const [low = 0, expected = 0, high = 0] = cases.map(
            (each) => result.outcomes[each][name],
          );
          expect(low).toBeLessThanOrEqual(expected * (1 + 1e-9));
          expect(expected).toBeLessThanOrEqual(high * (1 + 1e-9));
        }
        const spent = result.channels.reduce((sum, { spend }) => sum + spend, 0);
        expect(spent / result.budget).toBeCloseTo(1, 9);
      }),
      { numRuns: 300 },
    );
  });
});

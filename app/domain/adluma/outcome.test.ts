import { describe, expect, it } from 'vitest';
import { breakEvenOf, outcomeOf, ratesOf, worthOfClick } from './outcome.ts';
import { defaultPlan, type AdPlan } from './plan.ts';

describe('the outcome of a month', () => {
  /** 5,000 spent on 5,000 clicks with a conversion rate of 2 %, customers worth 75 with a margin of 60 %. */
  const traffic = { spend: 5000, visits: 5000, impressions: 100_000, leads: 100, customers: 100 };
  const shop = { value: 75, margin: 0.6, fee: 0 };

  it('is 100 sales, 7,500 of revenue, a ROAS of 1.5 and a loss of 500 for the documented example', () => {
    expect(outcomeOf([traffic], shop)).toEqual({
      impressions: 100_000,
      visits: 5000,
      leads: 100,
      customers: 100,
      revenue: 7500,
      costPerVisit: 1,
      costPerLead: 50,
      acquisitionCost: 50,
      roas: 1.5,
      roasAllIn: 1.5,
      profit: -500,
    });
  });

  it('breaks even at a ROAS of 1.67', () => {
    const { roas, acquisitionCost, costPerLead } = breakEvenOf(shop, 1);
    expect(roas).toBeCloseTo(1.67, 2);
    expect([acquisitionCost, costPerLead]).toEqual([45, 45]);
  });

  it('counts the fee in the cost of a customer, but not in the ROAS of the advertising', () => {
    expect(outcomeOf([traffic], { ...shop, fee: 1000 })).toMatchObject({
      costPerLead: 50,
      acquisitionCost: 60,
      roas: 1.5,
      roasAllIn: 1.25,
      profit: -1500,
    });
  });

  it('sums its channels', () => {
    expect(outcomeOf([traffic, traffic], shop)).toMatchObject({ customers: 200, roas: 1.5 });
  });

  it('has no ratios without spend', () => {
    const none = outcomeOf([], shop);
    expect(none).toMatchObject({ costPerLead: null, acquisitionCost: null, roas: null, profit: 0 });
  });
});

describe('rates', () => {
  it.each([
    ['low', 4.62 * 1.2, 0.0818 * 0.7],
    ['expected', 4.62, 0.0818],
    ['high', 4.62 * 0.8, 0.0818 * 1.3],
  ] as const)('in the %s case', (scenario, cpc, cvr) => {
    const rates = ratesOf(defaultPlan, 'search', scenario);
    expect(rates.cpc).toBeCloseTo(cpc, 10);
    expect(rates.cvr).toBeCloseTo(cvr, 10);
    expect(rates.available).toBeCloseTo(50_000 * 0.3 * 0.0664, 8);
  });

  it('never exceed 1 for conversions', () => {
    const sure: AdPlan = { ...defaultPlan, numbers: { ...defaultPlan.numbers, 'cvr-meta': 100 } };
    expect(ratesOf(sure, 'meta', 'high').cvr).toBe(1);
  });

  it.each([
    ['customers', 0.04],
    ['leads', 0.08],
    ['visits', 1],
    ['impressions', 20],
  ] as const)('value a click in %s at %f', (goal, worth) => {
    expect(worthOfClick(goal, { ctr: 0.05, cvr: 0.08, close: 0.5 })).toBe(worth);
  });
});

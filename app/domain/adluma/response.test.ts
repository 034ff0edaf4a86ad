import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bestSplit,
  budgetFor,
  clicksFor,
  elbowOf,
  marginalWorth,
  worthOf,
  type Response,
} from './response.ts';

const response = fc.record({
  available: fc.double({ min: 1, max: 1e7, noNaN: true }),
  price: fc.double({ min: 0.01, max: 500, noNaN: true }),
  worth: fc.double({ min: 1e-4, max: 1, noNaN: true }),
});
const responses = fc.array(response, { minLength: 1, maxLength: 4 });
const budgets = fc.double({ min: 1, max: 1e6, noNaN: true });
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

const search: Response = { available: 1000, price: 5, worth: 0.08 };
const social: Response = { available: 2000, price: 2, worth: 0.05 };

describe('clicks for a spend', () => {
  it.each([
    [0, 0],
    [-5, 0],
    [5000, 500],
    [15_000, 750],
    [45_000, 900],
  ])('of %f are %f of 1000, from 5 each', (spend, clicks) => {
    expect(clicksFor(search, spend)).toBe(clicks);
  });

  it('cost their initial price at first, then more', () => {
    expect(0.01 / clicksFor(search, 0.01)).toBeCloseTo(5, 4);
    fc.assert(
      fc.property(response, budgets, budgets, (each, a, b) => {
        const [less, more] = a < b ? [a, b] : [b, a];
        expect(clicksFor(each, more)).toBeGreaterThanOrEqual(clicksFor(each, less) * (1 - 1e-9));
        expect(clicksFor(each, more)).toBeLessThanOrEqual(each.available);
        const middle = clicksFor(each, (less + more) / 2);
        const chord = (clicksFor(each, less) + clicksFor(each, more)) / 2;
        expect(middle).toBeGreaterThanOrEqual(chord * (1 - 1e-9));
        expect(marginalWorth(each, more)).toBeLessThanOrEqual(marginalWorth(each, less));
      }),
    );
  });

  it.each([0, 100, 5000, 80_000])('have an exact derivative at %f', (spend) => {
    const step = 0.001;
    const rise = clicksFor(search, spend + step) - clicksFor(search, spend);
    expect((rise / step) * search.worth).toBeCloseTo(marginalWorth(search, spend), 6);
  });
});

describe('the optimal split', () => {
  /** The highest value of all splits in this number of steps. */
  function bruteForce(budget: number, steps = 5000): number {
    const worths = Array.from({ length: steps + 1 }, (_, step) => {
      const first = (budget * step) / steps;
      return worthOf([search, social], [first, budget - first]);
    });
    return Math.max(...worths);
  }

  it.each([100, 500, 1500, 5000, 40_000])('of %f equals an exhaustive search', (budget) => {
    const spends = bestSplit([search, social], budget);
    const found = bruteForce(budget);
    const worth = worthOf([search, social], spends);
    expect(worth).toBeGreaterThanOrEqual(found - 1e-9);
    expect(worth).toBeCloseTo(found, 4);
  });

  it('gives a small budget to the channel with the best first euro', () => {
    expect(bestSplit([search, social], 100)).toEqual([0, expect.closeTo(100, 6)]);
  });

  it('sums to the budget, with equal marginal values', () => {
    fc.assert(
      fc.property(responses, budgets, (each, budget) => {
        const spends = bestSplit(each, budget);
        expect(total(spends) / budget).toBeCloseTo(1, 12);
        const worths = each.map((one, index) => marginalWorth(one, spends[index] ?? 0));
        const most = Math.max(...worths);
        spends.forEach((spend, index) => {
          const isFunded = spend > budget * 1e-6;
          expect((worths[index] ?? 0) / most).toBeGreaterThanOrEqual(isFunded ? 0.9999 : 0);
        });
      }),
    );
  });

  it.each<[why: string, each: Response[], budget: number, spends: number[]]>([
    ['far more than can be bought', [{ available: 1e9, price: 500, worth: 0.01 }], 0.01, [0.01]],
    [
      'as much more, twice',
      [
        { available: 1e9, price: 500, worth: 1e-4 },
        { available: 1e9, price: 0.01, worth: 1 },
      ],
      1e-9,
      [0, 1e-9],
    ],
    ['nothing to buy', [{ available: 0, price: 1, worth: 1 }], 100, [0]],
    ['nobody to buy from', [], 100, []],
  ])('at the extremes: %s', (_why, each, budget, spends) => {
    expect(bestSplit(each, budget)).toEqual(spends);
  });

  it('yields more for more money, at a decreasing rate', () => {
    fc.assert(
      fc.property(responses, budgets, (each, budget) => {
        const at = (amount: number) => worthOf(each, bestSplit(each, amount));
        const [one, two, three] = [at(budget), at(budget * 2), at(budget * 3)];
        expect(two).toBeGreaterThanOrEqual(one * (1 - 1e-9));
        expect(three - two).toBeLessThanOrEqual((two - one) * (1 + 1e-6) + 1e-9);
      }),
    );
  });

  it('is never negative or NaN', () => {
    const any = fc.double();
    const anyResponse = fc.record({ available: any, price: any, worth: any });
    fc.assert(
      fc.property(fc.array(anyResponse, { maxLength: 4 }), budgets, (each, budget) => {
        for (const spend of bestSplit(each, budget)) expect(spend).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('the budget for a result', () => {
  it('is the inverse of the optimal split', () => {
    fc.assert(
      fc.property(responses, budgets, (each, budget) => {
        const wanted = worthOf(each, bestSplit(each, budget));
        const most = total(each.map(({ worth, available }) => worth * available));
        fc.pre(wanted < most * 0.999);
        expect(budgetFor(each, wanted) / budget).toBeCloseTo(1, 4);
      }),
    );
  });

  it.each([
    [0, 0],
    [-1, 0],
    [180, Number.POSITIVE_INFINITY],
    [1000, Number.POSITIVE_INFINITY],
  ])('of %f is %f where the area holds 180', (wanted, budget) => {
    expect(budgetFor([search, social], wanted)).toBe(budget);
  });
});

describe('the elbow', () => {
  it('is where the next unit costs twice the first', () => {
    fc.assert(
      fc.property(responses, (each) => {
        const spends = bestSplit(each, elbowOf(each));
        const next = Math.max(...each.map((one, i) => marginalWorth(one, spends[i] ?? 0)));
        const first = Math.max(...each.map((one) => marginalWorth(one, 0)));
        expect(first / next).toBeCloseTo(2, 4);
      }),
    );
  });

  it('is M p (sqrt 2 - 1) for one channel', () => {
    expect(elbowOf([search])).toBeCloseTo(5000 * (Math.SQRT2 - 1), 8);
    expect(elbowOf([])).toBe(0);
  });
});

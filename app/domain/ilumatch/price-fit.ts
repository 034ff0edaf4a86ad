import type { Budget } from './answers.ts';

/** Whether a starting price fits a budget: comfortably, only at its upper end, not at all, or unknown. */
export type PriceFit = 'within' | 'upper' | 'beyond' | 'unknown';

/** Bounds of each budget, in euros. Source: the names of the options. */
const budgetBounds = {
  under1k: [0, 1000],
  '1k-5k': [1000, 5000],
  '5k-10k': [5000, 10_000],
  '10k-25k': [10_000, 25_000],
  over25k: [25_000, Number.POSITIVE_INFINITY],
} as const satisfies Record<Budget, readonly [least: number, most: number]>;

/**
 * A starting price up to half of the budget's upper end is comfortable; the smallest and the largest budget have no
 * middle.
 *
 * @param price in euros
 */
export function priceFit(price: number, budget: Budget | null): PriceFit {
  if (budget === null) return 'unknown';
  const [least, most] = budgetBounds[budget];
  if (price > most) return 'beyond';
  return price <= Math.max(least, most / 2) ? 'within' : 'upper';
}

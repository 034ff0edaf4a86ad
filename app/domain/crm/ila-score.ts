import { integerBetween, type Random } from '../random.ts';
import type { IlaScore, Instant, Trend } from './entities.ts';

/** How long a recalculation takes in the sandbox, in milliseconds. Source: B §7. */
export const recalculationDelay = 2000;

/** The range a recalculated score of the sandbox is drawn from. Source: B §7, CRMR-07. */
const recalculatedRange = { min: 70, max: 99 } as const;

/** Above this a new score points up; at it, it is stable. Source: B §4, CRMR-09. */
const upAbove = 80;

/** @param score 0 to 100. Source: B §4, CRMR-09. */
export function trendOf(score: number): Trend {
  return score > upAbove ? 'up' : 'stable';
}

/** A score from the stated range, both ends included, each as likely. */
export function drawScore(random: Random): number {
  return integerBetween(random, recalculatedRange.min, recalculatedRange.max);
}

/**
 * Whether anybody has measured a business: a record that nobody has looked at yet starts with a score of nothing, and
 * whoever has been measured has more than that.
 */
export function isMeasured({ current }: IlaScore): boolean {
  return current > 0;
}

/** The first score of a business: there is no earlier one to compare it with. */
export function firstScore(current: number, now: Instant): IlaScore {
  return {
    current,
    history: [{ date: now, score: current }],
    lastUpdated: now,
    trend: trendOf(current),
  };
}

/**
 * The score after another measurement; what it was stays in its history.
 *
 * @param current 0 to 100
 */
export function withScore({ history }: IlaScore, current: number, now: Instant): IlaScore {
  return {
    current,
    history: [...history, { date: now, score: current }],
    lastUpdated: now,
    trend: trendOf(current),
  };
}

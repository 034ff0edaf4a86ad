import { integerBetween, type Random } from '../../random.ts';
import type { IlaScore, Trend } from '../records/entities.ts';
import type { Instant } from '../records/field.ts';
import { unknownOrigin, type ScoreOrigin } from '../records/score-methods.ts';

/** Duration of a recalculation in the sandbox, in milliseconds. Source: B §7. */
export const recalculationDelay = 2000;

/** Range of recalculated scores in the sandbox. Source: B §7, CRMR-07. */
const recalculatedRange = { min: 70, max: 99 } as const;

/** A new score above this has an upward trend; at or below it, a stable one. Source: B §4, CRMR-09. */
const upAbove = 80;

/** @param score 0 to 100. Source: B §4, CRMR-09. */
export function trendOf(score: number): Trend {
  return score > upAbove ? 'up' : 'stable';
}

/** A score from 70 to 99, both included, uniformly distributed. */
export function drawScore(random: Random): number {
  return integerBetween(random, recalculatedRange.min, recalculatedRange.max);
}

export interface MeasuredScore extends IlaScore {
  current: number;
}

export function isMeasured(score: IlaScore): score is MeasuredScore {
  return score.current !== null;
}

/** Rounded mean of the measured scores, 0 to 100; null without any. */
export function averageScoreOf(scores: readonly IlaScore[]): number | null {
  const measured = scores.flatMap(({ current }) => current ?? []);
  if (measured.length === 0) return null;
  return Math.round(measured.reduce((sum, each) => sum + each, 0) / measured.length);
}

/** The score of a business that has not been measured. */
export function unmeasuredScore(now: Instant): IlaScore {
  return { current: null, history: [], lastUpdated: now, trend: 'stable' };
}

/**
 * A business's first score: there is no previous one to compare it with.
 *
 * @param current 0 to 100
 */
export function firstScore(
  current: number,
  now: Instant,
  origin: ScoreOrigin = unknownOrigin,
): MeasuredScore {
  return {
    current,
    history: [{ date: now, score: current, ...origin }],
    lastUpdated: now,
    trend: trendOf(current),
  };
}

/**
 * Initial score of a new record.
 *
 * @param score 0 to 100; null for a business that has not been measured
 */
export function initialScore(score: number | null, now: Instant, origin?: ScoreOrigin): IlaScore {
  return score === null ? unmeasuredScore(now) : firstScore(score, now, origin);
}

/**
 * The score after another measurement; the history keeps the previous one.
 *
 * @param current 0 to 100
 */
export function withScore(
  { history }: IlaScore,
  current: number,
  now: Instant,
  origin: ScoreOrigin = unknownOrigin,
): MeasuredScore {
  return {
    current,
    history: [...history, { date: now, score: current, ...origin }],
    lastUpdated: now,
    trend: trendOf(current),
  };
}

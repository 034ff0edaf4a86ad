import type { SliderBounds } from '../codec/number-fields.ts';
import { integerBetween, seededRandom } from '../random.ts';
import { answered, bandAt, runMethod, withoutNoise } from './score.ts';

/**
 * The score of the ILA dashboard and its calculator: the weighted average of five metrics from 0 to 100. Source:
 * specification A §2.6.3, B §2.4, §3, §4 and §9, ILAD-14 to ILAD-23.
 */

/** A metric counts by its entered value, 0 to 100. */
const metric = <Id extends string>(id: Id, weight: number) => ({
  id,
  weight,
  evaluate: (values: Readonly<Record<Id, number>>) => answered(values[id]),
});

const dashboardMethod = {
  version: 1,
  top: 100,
  parts: [
    metric('seo', 0.25),
    metric('content', 0.2),
    metric('conversion', 0.25),
    metric('engagement', 0.15),
    metric('technical', 0.15),
  ],
  bands: [
    { band: 'excellent', from: 90 },
    { band: 'veryGood', from: 80 },
    { band: 'good', from: 70 },
    { band: 'improve', from: 0 },
  ],
} as const;

/** Version of the method, included in shared links and exports. */
export const dashboardVersion = dashboardMethod.version;

/** Minimum score of each band, highest first. */
export const dashboardBands = dashboardMethod.bands;

export type DashboardBand = (typeof dashboardBands)[number]['band'];

export type Metric = (typeof dashboardMethod.parts)[number]['id'];

export type Metrics = Record<Metric, number>;

export const metricIds = dashboardMethod.parts.map(({ id }) => id);

export const metricWeights = Object.fromEntries(
  dashboardMethod.parts.map(({ id, weight }) => [id, weight]),
) as Record<Metric, number>;

/** Durations of a calculation, a synchronisation and a summary, in milliseconds. */
export const dashboardDelays = { calculation: 1500, interconnect: 1500, content: 1000 } as const;

/** Thresholds of recommendations, in display order. */
const recommendedBelow = [
  ['seo', 80],
  ['conversion', 85],
  ['content', 90],
] as const satisfies readonly (readonly [Metric, number])[];

export type DashboardRecommendation = (typeof recommendedBelow)[number][0];

export type Direction = 'up' | 'down' | 'stable';

/** Default risk threshold of a metric. Our own: the specification gives none. */
export const riskBelow = { min: 0, max: 100, step: 5, initial: 70 } as const satisfies SliderBounds;

export interface Analysis {
  overallScore: number;
  metrics: Metrics;
  trends: { direction: Direction; percentage: number };
  recommendations: DashboardRecommendation[];
  /** Metrics below the threshold, lowest first. */
  riskFactors: Metric[];
  /** Metrics by potential gain in points, highest first. */
  opportunities: { id: Metric; left: number }[];
}

/** The rounded weighted average of the metrics, 0 to 100. */
export function overallOf(values: Metrics): number {
  return runMethod(dashboardMethod, values).score;
}

/** @param score 0 to 100, rounded: 90, 80 and 70 are the minimum scores of their bands (B §9) */
export function bandOf(score: number): DashboardBand {
  return bandAt(dashboardBands, score).band;
}

/** The badge of a module's score, 0 to 100. */
export function tierOf(score: number): 'high' | 'middle' | 'low' {
  if (score >= 90) return 'high';
  return score >= 80 ? 'middle' : 'low';
}

/** Direction of a score, 0 to 100: up above 85, down below 75, else stable (B §4). */
export function directionOf(score: number): Direction {
  if (score > 85) return 'up';
  return score < 75 ? 'down' : 'stable';
}

/**
 * Score, band, trend and advice for five metrics.
 *
 * @param overall replaces their weighted average if the project has another score
 */
export function analyse(
  values: Metrics,
  threshold: number = riskBelow.initial,
  overall: number = overallOf(values),
): Analysis {
  return {
    overallScore: overall,
    metrics: values,
    trends: { direction: directionOf(overall), percentage: percentageOf(values, overall) },
    recommendations: recommendedBelow.filter(([id, below]) => values[id] < below).map(([id]) => id),
    riskFactors: metricIds
      .filter((id) => values[id] < threshold)
      .toSorted((a, b) => values[a] - values[b]),
    opportunities: metricIds
      .map((id) => ({ id, left: withoutNoise(metricWeights[id] * (100 - values[id])) }))
      .filter(({ left }) => left > 0)
      .toSorted((a, b) => b.left - a.left),
  };
}

/**
 * The specification asks for a random number from 0 to 20. It is seeded by the metrics, so that the same metrics give
 * the same trend.
 */
function percentageOf(values: Metrics, overall: number): number {
  const seed = [...metricIds.map((id) => values[id]), overall].join('|');
  return integerBetween(seededRandom(seed), 0, 20);
}

/** Points as displayed: rounded half up to a tenth. */
export function shownPoints(points: number): number {
  return Math.round(withoutNoise(points * 10)) / 10;
}

/** Number of weeks in the trend, including the current one. */
export const trendWeeks = 12;

/**
 * A made-up history of the score that ends at it, starting the trend's percentage below or above: past scores are not
 * recorded.
 */
export function courseOf({ overallScore, trends }: Analysis): number[] {
  const random = seededRandom(`${overallScore}|${trends.direction}|${trends.percentage}`);
  const change = trends.percentage / 100;
  const start = { up: 1 / (1 + change), down: 1 / (1 - change), stable: 1 }[trends.direction];
  return Array.from({ length: trendWeeks }, (_, week) => {
    const way = week / (trendWeeks - 1);
    const sway = way === 0 || way === 1 ? 0 : integerBetween(random, -1, 1);
    const level = overallScore * (start + (1 - start) * way) + sway;
    return Math.min(100, Math.max(0, Math.round(level)));
  });
}

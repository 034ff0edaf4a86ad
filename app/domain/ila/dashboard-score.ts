import { integerBetween, seededRandom } from '../random.ts';
import { readBounded, type Bounds } from './bounded.ts';

/**
 * The score of the ILA dashboard and its calculator: five metrics of 0 to 100, weighted. Source: specification A §2.6.3,
 * B §2.4, §3, §4 and §9.
 */

/** Version of the method, carried by shared links and exports. */
export const dashboardVersion = 1;

/** How long a calculation, a synchronisation and a summary show that they run, in milliseconds. */
export const dashboardDelays = { calculation: 1500, interconnect: 1500, content: 1000 } as const;

const metrics = [
  { id: 'seo', weight: 0.25, initial: 80 },
  { id: 'content', weight: 0.2, initial: 85 },
  { id: 'conversion', weight: 0.25, initial: 75 },
  { id: 'engagement', weight: 0.15, initial: 90 },
  { id: 'technical', weight: 0.15, initial: 85 },
] as const satisfies readonly { id: string; weight: number; initial: number }[];

export type Metric = (typeof metrics)[number]['id'];

export type Metrics = Record<Metric, number>;

/** What a metric is called in forms and links; the specification's own name. */
export type MetricField = `${Metric}Score`;

export const metricField = (id: Metric): MetricField => `${id}Score`;

export const metricIds = metrics.map(({ id }) => id);

export const metricWeights = Object.fromEntries(
  metrics.map(({ id, weight }) => [id, weight]),
) as Record<Metric, number>;

export const metricSliders = Object.fromEntries(
  metrics.map(({ id, initial }) => [id, { min: 0, max: 100, step: 1, initial }]),
) as Record<Metric, Bounds>;

export const metricDefaults = Object.fromEntries(
  metrics.map(({ id, initial }) => [id, initial]),
) as Metrics;

/** Below these values a metric calls for a recommendation; in the order they are given. */
const recommendedBelow = [
  ['seo', 80],
  ['conversion', 85],
  ['content', 90],
] as const satisfies readonly (readonly [Metric, number])[];

export type DashboardRecommendation = (typeof recommendedBelow)[number][0];

/** Lowest score of each band, highest first. */
export const dashboardBands = [
  { band: 'excellent', from: 90 },
  { band: 'veryGood', from: 80 },
  { band: 'good', from: 70 },
  { band: 'improve', from: 0 },
] as const;

export type DashboardBand = (typeof dashboardBands)[number]['band'];

export type Direction = 'up' | 'down' | 'stable';

/** A metric below this is a risk, unless the settings say otherwise. Ours: the specification gives no figure. */
export const riskBelow = { min: 0, max: 100, step: 5, initial: 70 } as const satisfies Bounds;

export interface Analysis {
  overallScore: number;
  metrics: Metrics;
  trends: { direction: Direction; percentage: number };
  recommendations: DashboardRecommendation[];
  /** Metrics below the threshold, lowest first. */
  riskFactors: Metric[];
  /** Metrics by the points that they still leave, most first. */
  opportunities: { id: Metric; left: number }[];
}

/** The rounded weighted average. */
export function overallOf(values: Metrics): number {
  return round(metrics.reduce((sum, { id, weight }) => sum + weight * values[id], 0));
}

/** @param score 0 to 100, rounded: 90, 80 and 70 are each the lowest of their band (B §9) */
export function bandOf(score: number): DashboardBand {
  return dashboardBands.find(({ from }) => score >= from)?.band ?? 'improve';
}

/** Which of three badges a module's score wears. */
export function tierOf(score: number): 'high' | 'middle' | 'low' {
  if (score >= 90) return 'high';
  return score >= 80 ? 'middle' : 'low';
}

/** Up above 85, down below 75, else stable (B §4). */
export function directionOf(score: number): Direction {
  if (score > 85) return 'up';
  return score < 75 ? 'down' : 'stable';
}

/**
 * Everything that is said of five metrics.
 *
 * @param overall takes the place of their weighted average where a project has another one
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
    opportunities: metrics
      .map(({ id, weight }) => ({ id, left: exact(weight * (100 - values[id])) }))
      .filter(({ left }) => left > 0)
      .toSorted((a, b) => b.left - a.left),
  };
}

/** Specified as drawn from 0 to 20. Seeded by what it belongs to: the same figures show the same trend. */
function percentageOf(values: Metrics, overall: number): number {
  const seed = [...metricIds.map((id) => values[id]), overall].join('|');
  return integerBetween(seededRandom(seed), 0, 20);
}

/** Weeks that the trend is drawn over, the present one included. */
export const trendWeeks = 12;

/**
 * A sample course of the score that ends at it and began the trend's percentage below or above. Not a record: nothing
 * measures the past.
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

/** Reads the calculator's sliders from text, as a form or a shared link sends them. */
export function readMetrics(text: (name: MetricField) => string | null): {
  metrics: Metrics;
  corrected: Metric[];
  /** Whether any was there at all. */
  wasSent: boolean;
} {
  const values = { ...metricDefaults };
  const corrected: Metric[] = [];
  let wasSent = false;
  for (const id of metricIds) {
    const written = text(metricField(id));
    if (written === null) continue;
    wasSent = true;
    const { value, isCorrected } = readBounded(written, metricSliders[id]);
    values[id] = value;
    if (isCorrected) corrected.push(id);
  }
  return { metrics: values, corrected, wasSent };
}

function round(value: number): number {
  return Math.round(exact(value));
}

/** Binary noise must not push an exact half to the wrong side. */
function exact(value: number): number {
  return Number(value.toFixed(6));
}

/** What a shared link of the calculator says. */
export function metricFields(values: Metrics): [name: string, value: string][] {
  return [
    ['v', String(dashboardVersion)],
    ...metricIds.map((id): [string, string] => [metricField(id), String(values[id])]),
  ];
}

/** Whether a link was made with another version of the method. */
export function isOtherVersion(version: string | null): boolean {
  return version !== null && version !== String(dashboardVersion);
}

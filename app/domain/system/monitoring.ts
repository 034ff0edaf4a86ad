/** Measurements of a page load; times in milliseconds, `cls` without a unit. https://web.dev/articles/vitals */
export const vitalNames = ['lcp', 'inp', 'cls', 'fcp', 'fid', 'ttfb'] as const;

export type Vital = (typeof vitalNames)[number];

/** Null until measured: without an interaction there is no input delay. */
export type Vitals = Record<Vital, number | null>;

export const noVitals: Vitals = {
  lcp: null,
  inp: null,
  cls: null,
  fcp: null,
  fid: null,
  ttfb: null,
};

export type WarningCode = 'slow-load' | 'slow-paint' | 'high-memory';

/** Measurements with a threshold above which a warning is raised. Source: specification A §9. */
export const thresholds = {
  'slow-load': { measures: 'loadTime', above: 3000, unit: 'ms' },
  'slow-paint': { measures: 'lcp', above: 2500, unit: 'ms' },
  'high-memory': { measures: 'memory', above: 0.8, unit: 'ratio' },
} as const satisfies Record<
  WarningCode,
  { measures: keyof Measurement; above: number; unit: 'ms' | 'ratio' }
>;

/** Interval of memory measurements, in milliseconds. Source: specification A §9. */
export const memoryInterval = 30_000;

/** Any subset of the measurements. */
export interface Measurement {
  /** Milliseconds from the start of the navigation to the end of the load event. */
  loadTime?: number;
  /** Largest Contentful Paint, in milliseconds. */
  lcp?: number;
  /** Used share of the JavaScript heap limit, from 0 to 1. */
  memory?: number;
}

/** The warnings of a measurement: one for each value above its threshold. */
export function warningsOf(measurement: Measurement): { code: WarningCode; value: number }[] {
  return Object.entries(thresholds).flatMap(([code, { measures, above }]) => {
    const value = measurement[measures];
    return value !== undefined && value > above ? [{ code: code as WarningCode, value }] : [];
  });
}

/** Session windows of layout shifts: the worst so far, and the current one. */
export interface ShiftBursts {
  worst: number;
  current: number;
  /** Milliseconds since the start of the navigation, of the current window's first and last shift. */
  startedAt: number;
  lastAt: number;
}

export const noShifts: ShiftBursts = { worst: 0, current: 0, startedAt: 0, lastAt: 0 };

/**
 * Adds a layout shift. Shifts less than a second apart form a session window of at most five seconds; Cumulative Layout
 * Shift is the score of the worst window. https://web.dev/articles/cls
 *
 * @param at milliseconds since the page began to load
 */
export function addShift(bursts: ShiftBursts, value: number, at: number): ShiftBursts {
  const goesOn = at - bursts.lastAt < 1000 && at - bursts.startedAt < 5000;
  const current = (goesOn ? bursts.current : 0) + value;
  return {
    worst: Math.max(bursts.worst, current),
    current,
    startedAt: goesOn ? bursts.startedAt : at,
    lastAt: at,
  };
}

/**
 * Interaction to Next Paint: the longest delay, ignoring one outlier per fifty interactions.
 * https://web.dev/articles/inp
 *
 * @param delays milliseconds, the longest event of each interaction
 * @param interactions number of interactions, including those too short to be reported
 */
export function delayOf(delays: Iterable<number>, interactions: number): number | null {
  const longestFirst = [...delays].toSorted((one, other) => other - one);
  return longestFirst[Math.min(longestFirst.length - 1, Math.floor(interactions / 50))] ?? null;
}

/** What is measured of a page load; times in milliseconds, `cls` without a unit. https://web.dev/articles/vitals */
export const vitalNames = ['lcp', 'inp', 'cls', 'fcp', 'fid', 'ttfb'] as const;

export type Vital = (typeof vitalNames)[number];

/** Null until measured: a page that nobody has touched has no input delay. */
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

/** What a warning is about, and the figure above which it is raised. Source: specification A §9. */
export const thresholds = {
  'slow-load': { measures: 'loadTime', above: 3000, unit: 'ms' },
  'slow-paint': { measures: 'lcp', above: 2500, unit: 'ms' },
  'high-memory': { measures: 'memory', above: 0.8, unit: 'ratio' },
} as const satisfies Record<
  WarningCode,
  { measures: keyof Measurement; above: number; unit: 'ms' | 'ratio' }
>;

/** Milliseconds between two looks at the memory. Source: specification A §9. */
export const memoryInterval = 30_000;

/** Figures as they come in, any of them alone. */
export interface Measurement {
  /** Milliseconds from the start of the navigation to the end of the load event. */
  loadTime?: number;
  /** Largest contentful paint, in milliseconds. */
  lcp?: number;
  /** Share of the memory that scripts may have, from 0 to 1. */
  memory?: number;
}

/** The warnings that a measurement gives rise to: one for each figure above its threshold. */
export function warningsOf(measurement: Measurement): { code: WarningCode; value: number }[] {
  return Object.entries(thresholds).flatMap(([code, { measures, above }]) => {
    const value = measurement[measures];
    return value !== undefined && value > above ? [{ code: code as WarningCode, value }] : [];
  });
}

/** Layout shifts in bursts: the worst one so far, and the one that may still go on. */
export interface ShiftBursts {
  worst: number;
  current: number;
  /** Milliseconds since the start of the navigation, of the current burst's first and last shift. */
  startedAt: number;
  lastAt: number;
}

export const noShifts: ShiftBursts = { worst: 0, current: 0, startedAt: 0, lastAt: 0 };

/**
 * Counts one shift in. Shifts less than a second apart make a burst, of five seconds at most; cumulative layout shift is
 * the score of the worst. https://web.dev/articles/cls
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
 * Interaction to next paint: the longest delay, leaving out one outlier for every fifty interactions.
 * https://web.dev/articles/inp
 *
 * @param delays milliseconds, the longest event of each interaction
 * @param interactions how many there were, those too short to be told of included
 */
export function delayOf(delays: Iterable<number>, interactions: number): number | null {
  const longestFirst = [...delays].toSorted((one, other) => other - one);
  return longestFirst[Math.min(longestFirst.length - 1, Math.floor(interactions / 50))] ?? null;
}

import type { AuditCheckId } from './check-table.ts';
import { areas, type Area, type Proof, type Reason, type Verdict } from './check.ts';

/** Maximum total while search engines are blocked. */
const notIndexableCap = 30;

/** Share of the points that must be judged for a meaningful total. */
const leastJudged = 0.25;

export interface CheckResult {
  readonly id: AuditCheckId;
  readonly area: Area;
  readonly status: Verdict['status'];
  /** Maximum points of the check, and points gained. */
  readonly points: number;
  readonly gained: number;
  /** Why it was not judged or does not apply; otherwise null. */
  readonly reason: Reason | null;
  readonly evidence: readonly Proof[];
}

export interface Points {
  /** 0 to 100, rounded; null if nothing, or too little for a total, could be judged. */
  readonly score: number | null;
  /** Share of the applicable points that could be judged, 0 to 1. */
  readonly judged: number;
}

export interface AreaResult extends Points {
  readonly area: Area;
}

/** A check with its verdict. */
export function resultOf(
  { id, area, points }: Pick<CheckResult, 'id' | 'area' | 'points'>,
  verdict: Verdict,
): CheckResult {
  const isJudged = verdict.status === 'pass' || verdict.status === 'fail';
  return {
    id,
    area,
    status: verdict.status,
    points,
    gained: verdict.status === 'pass' ? points : 0,
    reason: isJudged ? null : verdict.reason,
    evidence: isJudged ? verdict.evidence : [],
  };
}

export function pointsByArea(results: readonly CheckResult[]): AreaResult[] {
  return areas.map((area) => ({
    area,
    ...pointsOf(results.filter((each) => each.area === area)),
  }));
}

/** The score of all checks, if enough was judged; capped while search engines are blocked. */
export function totalOf(results: readonly CheckResult[]): Points {
  const all = pointsOf(results);
  const total = all.judged < leastJudged ? { ...all, score: null } : all;
  return isKeptOut(results) && total.score !== null
    ? { ...total, score: Math.min(total.score, notIndexableCap) }
    : total;
}

/** Whether the site blocks search engines. */
export function isKeptOut(results: readonly CheckResult[]): boolean {
  return results.some(({ id, status }) => id === 'page.indexable' && status === 'fail');
}

function pointsOf(results: readonly CheckResult[]): Points {
  const sum = (list: readonly CheckResult[], read: (each: CheckResult) => number) =>
    list.reduce((total, each) => total + read(each), 0);
  const applicable = results.filter(({ status }) => status !== 'not-applicable');
  const judged = applicable.filter(({ status }) => status !== 'not-judged');
  const available = sum(judged, ({ points }) => points);
  const all = sum(applicable, ({ points }) => points);
  return {
    score:
      available > 0
        ? Math.round(rounded((100 * sum(judged, ({ gained }) => gained)) / available))
        : null,
    judged: all > 0 ? Math.round((1000 * available) / all) / 1000 : 0,
  };
}

/** Rounds to four decimals: binary rounding errors must not move an exact half. */
export const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

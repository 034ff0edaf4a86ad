import {
  areas,
  notJudged,
  unread,
  type Area,
  type Check,
  type Proof,
  type Reason,
  type Verdict,
} from './check.ts';
import { answerChecks } from './checks/answer.ts';
import { ownerChecks } from './checks/local-owner.ts';
import { localChecks } from './checks/local.ts';
import { pageChecks } from './checks/page.ts';
import { reachChecks } from './checks/reach.ts';
import { speedChecks } from './checks/speed.ts';
import { trustChecks } from './checks/trust.ts';
import type { SiteEvidence } from './evidence.ts';
import { withoutUnseenAbsences } from './incomplete-evidence.ts';
import { siteFailure } from './site-failure.ts';
import { statedBusiness, type StatedBusiness } from './stated-business.ts';

/** To be increased with any change in what a check reports or weighs. */
const auditVersion = 13;

/** Points of each area; 100 in all. */
export const areaWeights = {
  reach: 25,
  page: 20,
  local: 25,
  answer: 10,
  speed: 10,
  trust: 10,
} as const satisfies Record<Area, number>;

/** Maximum total while search engines are blocked. */
const notIndexableCap = 30;

/** Share of the points that must be judged for a meaningful total. */
const leastJudged = 0.25;

const tables = {
  reach: reachChecks,
  page: pageChecks,
  local: [...localChecks, ...ownerChecks],
  answer: answerChecks,
  speed: speedChecks,
  trust: trustChecks,
} as const satisfies Record<Area, readonly Check[]>;

type TableRow = (typeof tables)[Area][number];

/** Ids of an area's checks. */
export type ChecksOf<Of extends Area> = (typeof tables)[Of][number]['id'];

/** Ids of all checks. */
export type AuditCheckId = ChecksOf<Area>;

type VerdictOf<Id> = ReturnType<Extract<TableRow, { id: Id }>['judge']>;

/** Codes of the faults that a check can find. */
export type AuditFault<Id extends AuditCheckId> = NonNullable<
  Extract<VerdictOf<Id>, { status: 'fail' }>['evidence'][number]['fault']
>;

/** All checks with their area and points. */
export const checks: readonly (TableRow & { area: Area; points: number })[] = areas.flatMap(
  (area) => {
    const rows: readonly TableRow[] = tables[area];
    const sum = rows.reduce((total, { weight }) => total + weight, 0);
    return rows.map((row) => ({
      ...row,
      area,
      points: (areaWeights[area] * row.weight) / sum,
    }));
  },
);

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

interface Points {
  /** 0 to 100, rounded; null if nothing, or too little for a total, could be judged. */
  readonly score: number | null;
  /** Share of the applicable points that could be judged, 0 to 1. */
  readonly judged: number;
}

interface AreaResult extends Points {
  readonly area: Area;
}

export interface AuditReport extends Points {
  readonly version: number;
  readonly address: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly areas: readonly AreaResult[];
  readonly checks: readonly CheckResult[];
  /** The site's information about the business; missing in reports of the first version. */
  readonly stated?: StatedBusiness;
  /** URLs of the pages read. */
  readonly pages: readonly string[];
  readonly limits: SiteEvidence['limits'];
}

/** Checks that do not need any page: they are judged even if the first page could not be read. */
const ofServer: ReadonlySet<string> = new Set([
  'reach.status',
  'reach.https',
  'reach.certificate',
  'reach.robots',
  'page.indexable',
  'answer.bots',
  'trust.mail',
]);

/** Runs every check over the evidence; deterministic. */
export function auditSite(site: SiteEvidence): AuditReport {
  const isUnread = siteFailure(site) !== null;
  const results = checks.map(({ id, area, points, judge }): CheckResult => {
    const isJudged = !isUnread || ofServer.has(id);
    const verdict = isJudged
      ? withoutUnseenAbsences({ id, area, judge }, site)
      : notJudged(unread(site));
    return resultOf({ id, area, points: rounded(points) }, verdict);
  });
  const points = pointsByArea(results);
  return {
    version: auditVersion,
    address: site.address,
    at: site.at,
    ...withoutScore(totalOf(results), isUnread),
    areas: points.map((each) => withoutScore(each, isUnread)),
    checks: results,
    stated: statedBusiness(site),
    pages: site.pages.map(({ url }) => url),
    limits: site.limits,
  };
}

/** Error pages are not judged as pages. */
function withoutScore<Of extends Points>(points: Of, isUnread: boolean): Of {
  return isUnread ? { ...points, score: null } : points;
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
const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

import { totalOf, type CheckResult } from './audit-score.ts';
import type { AuditReport } from './audit.ts';
import type { AuditCheckId } from './check-table.ts';

/** Effort of a fix: 1 a text or a setting, 2 an hour or two, 3 a day or a web developer. */
export type Effort = 1 | 2 | 3;

/** Effort of fixes other than a text or a setting, estimated by the agency for a shop with up to 20 pages. */
const efforts: Readonly<Partial<Record<AuditCheckId, Effort>>> = {
  'reach.status': 3,
  'reach.https': 2,
  'reach.one-host': 2,
  'reach.sitemap': 2,
  'reach.redirects': 2,
  'reach.dead-links': 2,
  'reach.depth': 3,
  'reach.soft-404': 2,
  'page.unique': 2,
  'page.headings': 2,
  'page.canonical': 2,
  'page.hreflang': 3,
  'page.words': 3,
  'page.readability': 3,
  'page.crawlable-links': 3,
  'page.alt': 2,
  'page.encoding': 2,
  'local.schema': 2,
  'local.schema-details': 2,
  'local.nap': 2,
  'local.services': 3,
  'local.areas': 3,
  'local.reviews': 3,
  'local.review-answers': 2,
  'local.search': 3,
  'answer.same-content': 2,
  'answer.raw-text': 3,
  'answer.json-ld': 2,
  'answer.identity': 2,
  'answer.questions': 3,
  'answer.author': 2,
  'answer.tree': 3,
  'speed.first-byte': 3,
  'speed.weight': 3,
  'speed.compression': 2,
  'speed.caching': 2,
  'speed.blocking': 2,
  'speed.image-weight': 2,
  'speed.image-size': 2,
  'speed.image-format': 2,
  'speed.lcp': 3,
  'speed.cls': 3,
  'speed.nodes': 3,
  'trust.mixed': 2,
  'trust.csp': 3,
  'trust.forms': 2,
  'trust.legal': 2,
  'trust.trackers': 3,
  'trust.mail': 2,
  'trust.axe': 3,
  'trust.targets': 3,
  'trust.narrow': 3,
};

export const effortOf = (id: AuditCheckId): Effort => efforts[id] ?? 1;

/** A failed check with the effect of its fix. */
export interface Mend {
  readonly id: string;
  /** Points that the score gains, to one decimal. */
  readonly gain: number;
  readonly effort: Effort;
}

/** Failed checks that would gain points, best ratio of points to effort first. */
export function mendsOf(report: Pick<AuditReport, 'checks'>): Mend[] {
  const base = exactScore(report.checks);
  return report.checks
    .filter(({ status, points }) => status === 'fail' && points > 0)
    .map(({ id }): Mend => {
      const gain = exactScore(mended(report.checks, new Set([id]))) - base;
      return { id, gain: Math.round(gain * 10) / 10, effort: effortOf(id) };
    })
    .toSorted((a, b) => b.gain / b.effort - a.gain / a.effort || b.gain - a.gain);
}

/** The score if these checks passed; null if nothing could be judged. */
export function scoreWith(
  { checks }: Pick<AuditReport, 'checks'>,
  ids: ReadonlySet<string>,
): number | null {
  return totalOf(mended(checks, ids)).score;
}

function mended(checks: readonly CheckResult[], ids: ReadonlySet<string>): readonly CheckResult[] {
  return checks.map((check) =>
    check.status === 'fail' && ids.has(check.id)
      ? { ...check, status: 'pass', gained: check.points }
      : check,
  );
}

/** The unrounded score. The cap of a blocked site keeps it unchanged. */
function exactScore(checks: readonly CheckResult[]): number {
  const judged = checks.filter(({ status }) => status === 'pass' || status === 'fail');
  const available = judged.reduce((sum, { points }) => sum + points, 0);
  const gained = judged.reduce((sum, each) => sum + each.gained, 0);
  const exact = available > 0 ? (100 * gained) / available : 0;
  return Math.min(exact, (totalOf(checks).score ?? 100) + 0.5);
}

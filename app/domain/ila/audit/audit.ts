import { pointsByArea, resultOf, rounded, totalOf } from './audit-score.ts';
import type { AreaResult, CheckResult, Points } from './audit-score.ts';
import { checks } from './check-table.ts';
import { notJudged, unread } from './check.ts';
import type { SiteEvidence } from './evidence.ts';
import { withoutUnseenAbsences } from './incomplete-evidence.ts';
import { siteFailure } from './site-failure.ts';
import { statedBusiness, type StatedBusiness } from './stated-business.ts';

/** To be increased with any change in what a check reports or weighs. */
const auditVersion = 15;

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

import type { OwnerEvidence } from '../owner/owner-evidence.ts';
import { pointsByArea, resultOf, totalOf } from './audit-score.ts';
import type { AuditReport } from './audit.ts';
import { ownerJudges, type OwnerCheckId } from './checks/local-owner.ts';

const isJudged = (id: string): id is OwnerCheckId => Object.hasOwn(ownerJudges, id);

/** A report that includes the checks of the owner's own figures. Reports older than these checks stay as they are. */
export function withOwner(report: AuditReport, owner: OwnerEvidence): AuditReport {
  const { stated, address } = report;
  if (!stated) return report;
  const checks = report.checks.map((check) =>
    isJudged(check.id) ? resultOf(check, ownerJudges[check.id]({ address, stated, owner })) : check,
  );
  return { ...report, ...totalOf(checks), areas: pointsByArea(checks), checks };
}

import { sql, type SQL } from 'drizzle-orm';
import type { AuditJob } from '#app/domain/ila/audit/audit-job.ts';
import { withOwner } from '#app/domain/ila/audit/with-owner.ts';
import type { WrittenReport } from '#app/domain/ila/audit/written-report.ts';
import type { audits } from './schema.server.ts';

export type AuditRow = typeof audits.$inferSelect;

/** An audit as read from its row. Stored reports contain only the reading: they also answer other requests. */
export function auditOf({ attempts: _attempts, heldUntil: _held, ...audit }: AuditRow): AuditJob {
  const { report, owner } = audit;
  if (!report || !owner) return audit;
  const whole = withOwner(report, owner);
  return { ...audit, report: whole, score: whole.score };
}

/** A report as the value of its column. */
export const jsonOf = ({ json }: WrittenReport): SQL => sql`${json}::jsonb`;

import type { AuditJob } from '#app/domain/ila/audit/audit-job.ts';
import type { audits } from './schema.server.ts';

export type AuditRow = typeof audits.$inferSelect;

export function auditOf({ attempts: _attempts, heldUntil: _held, ...audit }: AuditRow): AuditJob {
  return audit;
}

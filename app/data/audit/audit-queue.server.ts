import { and, eq, sql } from 'drizzle-orm';
import type { Database, Reader } from '#app/data/engine/database.server.ts';
import { minute } from '#app/domain/durations.ts';
import {
  auditRules,
  type AuditFailure,
  type AuditJob,
  type AuditProgress,
} from '#app/domain/ila/audit/audit-job.ts';
import type { WrittenReport } from '#app/domain/ila/audit/written-report.ts';
import { auditOf, jsonOf } from './audit-rows.server.ts';
import { audits } from './schema.server.ts';

/** An audit claimed by a server, which can settle it only if no other server has claimed it since. */
export interface ClaimedAudit extends AuditJob {
  readonly attempt: number;
}

type Claim = Pick<ClaimedAudit, 'id' | 'attempt'>;

/** Maximum clock skew between two servers, in milliseconds. */
const skew = minute;

/**
 * Claims the oldest audit that is waiting, or whose server died, on a host where no other audit is running.
 *
 * @returns null when there is none
 */
export async function claimAudit(database: Database, now: Date): Promise<ClaimedAudit | null> {
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();
  return database.tx(async (t) => {
    // Concurrent claims would not see each other's claim of the same host.
    await t.execute(sql`select pg_advisory_xact_lock(hashtext('claim audit'))`);
    const isAbandoned = sql`(state = 'running' and (held_until <= ${after(0)}::timestamptz
      or held_until > ${after(auditRules.lease + skew)}::timestamptz))`;
    const isHostFree = sql`not exists (select 1 from ${audits} as other
      where other.host = audits.host and other.state = 'running' and other.id <> audits.id)`;
    const next = sql`(select id from ${audits}
      where (state = 'queued' or ${isAbandoned}) and ${isHostFree}
      order by created_at, id limit 1)`;
    const [row] = await t
      .update(audits)
      .set({
        state: 'running',
        heldUntil: new Date(now.getTime() + auditRules.lease),
        attempts: sql`${audits.attempts} + 1`,
      })
      .where(eq(audits.id, next))
      .returning();
    return row ? { ...auditOf(row), attempt: row.attempts } : null;
  });
}

const isClaimedAs = ({ id, attempt }: Claim) =>
  and(eq(audits.id, id), eq(audits.state, 'running'), eq(audits.attempts, attempt));

/**
 * Renews the lease.
 *
 * @returns false when the audit was cancelled, deleted or claimed by another server
 */
export async function extendLease(
  reader: Reader,
  claim: Claim,
  now: Date,
  progress?: AuditProgress,
): Promise<boolean> {
  const heldUntil = new Date(now.getTime() + auditRules.lease);
  const { rowCount } = await reader
    .update(audits)
    .set({ heldUntil, ...(progress && { progress }) })
    .where(isClaimedAs(claim));
  return rowCount === 1;
}

/** Result of an audit. An unreadable site also has a report, of what could be seen. */
export type AuditEnd =
  | { readonly state: 'done'; readonly report: WrittenReport }
  | { readonly state: 'failed'; readonly failure: AuditFailure }
  /** Releases the claim. A stopping server has not failed, so the number of attempts stays the same. */
  | { readonly state: 'queued'; readonly hasFailed: boolean };

/** @returns false when it was cancelled, deleted or claimed by another server */
export async function endAudit(
  reader: Reader,
  claim: Claim,
  { end, progress }: { end: AuditEnd; progress: AuditProgress },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await reader
    .update(audits)
    .set({
      state: end.state,
      progress,
      heldUntil: null,
      finishedAt: end.state === 'queued' ? null : now,
      ...(end.state === 'queued' && !end.hasFailed && { attempts: claim.attempt - 1 }),
      ...(end.state === 'done' && { report: jsonOf(end.report), score: end.report.score }),
      ...(end.state === 'failed' && { failure: end.failure }),
    })
    .where(isClaimedAs(claim));
  return rowCount === 1;
}

import { and, asc, desc, eq, gt, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm';
import { idsWithAbsorbed } from '#app/data/crm/absorbed-clients.server.ts';
import type { Db, Reader, Transaction } from '#app/data/engine/database.server.ts';
import { newId } from '#app/data/engine/new-id.server.ts';
import {
  auditRules,
  type AuditJob,
  type AuditOutline,
  type AuditStep,
} from '#app/domain/ila/audit/audit-job.ts';
import type { AuditReport } from '#app/domain/ila/audit/audit.ts';
import type { WrittenReport } from '#app/domain/ila/audit/written-report.ts';
import { auditOf, jsonOf } from './audit-rows.server.ts';
import { audits } from './schema.server.ts';

/** A request for an audit. */
export type NewAudit = Pick<
  AuditJob,
  'address' | 'host' | 'site' | 'requester' | 'language' | 'email' | 'clientId' | 'comparedTo'
>;

const nothingYet = { pages: [], findings: [] } as const;

/**
 * Enqueues an audit.
 *
 * @param report existing report as its answer; null to read the site
 */
export async function addAudit(
  reader: Reader,
  wanted: NewAudit,
  report: WrittenReport | null,
  now: Date,
): Promise<AuditOutline> {
  const audit = {
    ...wanted,
    id: newId(now.getTime()),
    email: wanted.email?.trim().toLowerCase() ?? null,
    state: report ? ('done' as const) : ('queued' as const),
    progress: nothingYet,
    score: report?.score ?? null,
    failure: null,
    createdAt: now,
    finishedAt: report ? now : null,
  };
  const row = { ...audit, report: report && jsonOf(report), attempts: 0 };
  await reader.insert(audits).values(row);
  return audit;
}

export async function findAudit(reader: Reader, id: string): Promise<AuditJob | null> {
  const [row] = await reader.select().from(audits).where(eq(audits.id, id));
  return row ? auditOf(row) : null;
}

/** The steps of those audits that exist, by id. */
export async function readSteps(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AuditStep>> {
  const { id, state, progress } = audits;
  const rows = await reader
    .select({ id, state, progress })
    .from(audits)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** A recent report of the site, with the same scheme if the address has one; null if there is none. */
export async function freshReport(
  reader: Reader,
  { site, address }: Pick<AuditJob, 'site' | 'address'>,
  now: Date,
): Promise<WrittenReport | null> {
  const [scheme = ''] = /^https?:\/\//.exec(address) ?? [];
  const since = new Date(now.getTime() - auditRules.fresh);
  const [row] = await reader
    .select({ json: sql<string>`${audits.report}::text`, score: audits.score })
    .from(audits)
    .where(
      and(
        eq(audits.site, site),
        eq(audits.state, 'done'),
        isNotNull(audits.report),
        sql`starts_with(${audits.report} ->> 'address', ${scheme})`,
        // A reused report is as old as the reading it comes from.
        gt(sql`(${audits.report} ->> 'at')::timestamptz`, since.toISOString()),
        lte(audits.finishedAt, now),
      ),
    )
    .orderBy(desc(audits.finishedAt))
    .limit(1);
  return row ?? null;
}

/** Audits that a report is compared with, oldest first. */
export async function listCompetitors(reader: Reader, id: string): Promise<AuditJob[]> {
  const rows = await reader
    .select()
    .from(audits)
    .where(eq(audits.comparedTo, id))
    .orderBy(asc(audits.createdAt), asc(audits.id));
  return rows.map(auditOf);
}

/** Locks an audit, so that counts about it stay valid until the transaction ends. */
export async function lockAudit(t: Transaction, id: string): Promise<AuditJob | null> {
  const [row] = await t.select().from(audits).where(eq(audits.id, id)).for('update');
  return row ? auditOf(row) : null;
}

/** @returns false when it has ended or does not exist */
export async function cancelAudit(reader: Reader, id: string, now: Date): Promise<boolean> {
  const isOpen = inArray(audits.state, ['queued', 'running']);
  const { rowCount } = await reader
    .update(audits)
    .set({ state: 'cancelled', heldUntil: null, finishedAt: now, progress: nothingYet })
    .where(and(eq(audits.id, id), isOpen));
  return rowCount === 1;
}

/** Deletes an audit and its competitors. */
export async function removeAudit(reader: Reader, id: string): Promise<boolean> {
  const { rowCount } = await reader.delete(audits).where(eq(audits.id, id));
  return rowCount === 1;
}

/** Sets who is notified of the report. */
export async function setAuditEmail(reader: Reader, id: string, email: string): Promise<void> {
  await reader.update(audits).set({ email: email.trim().toLowerCase() }).where(eq(audits.id, id));
}

/** A client's audit in a list, without its report. */
export type AuditSummary = Pick<
  AuditJob,
  'id' | 'address' | 'state' | 'score' | 'failure' | 'createdAt' | 'finishedAt'
> & { readonly hasReport: boolean };

/** A client's audits, latest first. */
export async function listClientAudits(
  db: Db,
  clientId: string,
  limit: number,
): Promise<AuditSummary[]> {
  const { id, address, state, score, failure, createdAt, finishedAt, report } = audits;
  return db
    .select({
      id,
      address,
      state,
      score,
      failure,
      createdAt,
      finishedAt,
      hasReport: sql<boolean>`${report} is not null`,
    })
    .from(audits)
    .where(inArray(audits.clientId, await idsWithAbsorbed(db, [clientId])))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

/** The client's last report before an audit; null if there is none. */
export async function reportBefore(
  reader: Reader,
  { id, clientId }: Pick<AuditJob, 'id' | 'clientId'>,
): Promise<AuditReport | null> {
  if (clientId === null) return null;
  const [row] = await reader
    .select({ report: audits.report })
    .from(audits)
    .where(
      and(
        inArray(audits.clientId, await idsWithAbsorbed(reader, [clientId])),
        eq(audits.state, 'done'),
        ne(audits.id, id),
        isNotNull(audits.report),
      ),
    )
    .orderBy(desc(audits.finishedAt))
    .limit(1);
  return row?.report ?? null;
}

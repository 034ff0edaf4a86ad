import { and, asc, eq, gt, ne, notExists, sql } from 'drizzle-orm';
import { auditRules } from '#app/domain/ila/audit/audit-job.ts';
import { clients } from '#app/data/crm/schema.server.ts';
import type { Reader } from '#app/data/engine/database.server.ts';
import { audits } from './schema.server.ts';

/** Active clients with a site that nobody has wanted audited for a week. */
export async function listDueClients(
  reader: Reader,
  now: Date,
  limit: number,
): Promise<{ id: string; website: string }[]> {
  const since = new Date(now.getTime() - auditRules.everyDays * 86_400_000);
  const lately = reader
    .select({ one: sql`1` })
    .from(audits)
    .where(and(eq(audits.clientId, sql`${clients.id}`), gt(audits.createdAt, since)));
  return reader
    .select({ id: clients.id, website: clients.website })
    .from(clients)
    .where(and(eq(clients.status, 'active'), ne(clients.website, ''), notExists(lately)))
    .orderBy(asc(clients.id))
    .limit(limit);
}

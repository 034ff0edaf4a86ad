import { and, asc, eq, gt, isNull, ne, notExists, sql } from 'drizzle-orm';
import { clients } from '#app/data/crm/schema.server.ts';
import type { Reader } from '#app/data/engine/database.server.ts';
import { staff } from '#app/data/staff/schema.server.ts';
import { day } from '#app/domain/durations.ts';
import { auditRules } from '#app/domain/ila/audit/audit-job.ts';
import type { Language } from '#app/domain/languages.ts';
import { audits } from './schema.server.ts';

/** Active clients with a site and no audit in the last week, and their owner's language. */
export async function listDueClients(
  reader: Reader,
  now: Date,
  limit: number,
): Promise<{ id: string; website: string; language: Language | null }[]> {
  const since = new Date(now.getTime() - auditRules.everyDays * day);
  const lately = reader
    .select({ one: sql`1` })
    .from(audits)
    .where(and(eq(audits.clientId, sql`${clients.id}`), gt(audits.createdAt, since)));
  return (
    reader
      .select({ id: clients.id, website: clients.website, language: staff.language })
      .from(clients)
      // Names of accounts that are not disabled are unique.
      .leftJoin(staff, and(eq(staff.name, clients.assignedTo), isNull(staff.disabledAt)))
      .where(and(eq(clients.status, 'active'), ne(clients.website, ''), notExists(lately)))
      .orderBy(asc(clients.id))
      .limit(limit)
  );
}

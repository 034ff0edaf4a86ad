import { and, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import { literally } from '../literally.server.ts';
import { auditLog } from '../schema/audit.server.ts';
import type { Holder, KnownPerson } from './holder.server.ts';

/** Old and new values that tell of the person: of what is theirs, or in which their address stands. */
function tellsOf({
  emails,
  leadIds,
  clientIds,
  relatedIds,
  personIds,
}: KnownPerson): SQL | undefined {
  const mentions = emails.map((email) => {
    const pattern = `%${literally(email)}%`;
    return sql`(${auditLog.before}::text ilike ${pattern} or ${auditLog.after}::text ilike ${pattern})`;
  });
  return and(
    or(
      inArray(auditLog.entityId, [...leadIds, ...clientIds, ...relatedIds, ...personIds]),
      ...mentions,
    ),
    or(isNotNull(auditLog.before), isNotNull(auditLog.after)),
  );
}

/** Who did what and when stays; the values go, and with them the way back to them. */
export const auditHolder: Holder = {
  name: 'history',
  tables: ['audit_log'],
  async collect(reader, person) {
    return reader
      .select({
        at: auditLog.at,
        action: auditLog.action,
        before: auditLog.before,
        after: auditLog.after,
      })
      .from(auditLog)
      .where(tellsOf(person));
  },
  async erase(t, person) {
    const { rowCount } = await t
      .update(auditLog)
      .set({ before: null, after: null })
      .where(tellsOf(person));
    return { removed: 0, cleared: rowCount ?? 0, kept: 0 };
  },
};

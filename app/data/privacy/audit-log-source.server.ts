import { and, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import { escapeLike } from '#app/data/engine/escape-like.server.ts';
import { auditLog } from '#app/data/audit-log/schema.server.ts';
import type { PersonalDataSource, KnownPerson } from './personal-data-source.server.ts';

/** Entries about the person's records, or whose values contain their address. */
function concerns({
  emails,
  leadIds,
  clientIds,
  relatedIds,
  personIds,
}: KnownPerson): SQL | undefined {
  const mentions = emails.map((email) => {
    const pattern = `%${escapeLike(email)}%`;
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

/** Keeps who did what and when; clears the values, after which the entry can no longer be reverted. */
export const auditLogSource: PersonalDataSource = {
  name: 'history',
  async collect(reader, person) {
    return reader
      .select({
        at: auditLog.at,
        action: auditLog.action,
        before: auditLog.before,
        after: auditLog.after,
      })
      .from(auditLog)
      .where(concerns(person));
  },
  async erase(t, person) {
    const { rowCount } = await t
      .update(auditLog)
      .set({ before: null, after: null })
      .where(concerns(person));
    return { removed: 0, cleared: rowCount ?? 0, kept: 0 };
  },
};

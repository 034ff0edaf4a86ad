import { and, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { auditLog } from '#app/data/audit-log/schema.server.ts';
import type { Reader } from '#app/data/engine/database.server.ts';
import { escapeLike } from '#app/data/engine/escape-like.server.ts';
import { isMentioned } from '#app/domain/privacy/mentions.ts';
import type { PersonalDataSource, KnownPerson } from './personal-data-source.server.ts';

/** Entries cleared per statement. */
const batchSize = 1000;

/** Entries with values about the person's records, or whose values contain their address. */
async function entriesAbout(reader: Reader, person: KnownPerson) {
  const { emails, leadIds, clientIds, relatedIds, personIds } = person;
  const isTheirs = inArray(auditLog.entityId, [
    ...leadIds,
    ...clientIds,
    ...relatedIds,
    ...personIds,
  ]);
  // Even as part of someone else's address.
  const mayMention = emails.map((email) => {
    const pattern = `%${escapeLike(email)}%`;
    return sql`(${auditLog.before}::text ilike ${pattern} or ${auditLog.after}::text ilike ${pattern})`;
  });
  const { id, at, action, before, after } = auditLog;
  const rows = await reader
    .select({ id, at, action, before, after, isTheirs: sql<boolean>`${isTheirs}` })
    .from(auditLog)
    .where(and(or(isTheirs, ...mayMention), or(isNotNull(before), isNotNull(after))));
  return rows.filter((row) => row.isTheirs || isMentioned([row.before, row.after], emails));
}

/** Keeps who did what and when; clears the values, after which the entry can no longer be reverted. */
export const auditLogSource: PersonalDataSource = {
  name: 'history',
  async collect(reader, person) {
    const entries = await entriesAbout(reader, person);
    return entries.map(({ at, action, before, after }) => ({ at, action, before, after }));
  },
  async erase(t, person) {
    const ids = (await entriesAbout(t, person)).map(({ id }) => id);
    for (let from = 0; from < ids.length; from += batchSize)
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await t
        .update(auditLog)
        .set({ before: null, after: null })
        .where(inArray(auditLog.id, ids.slice(from, from + batchSize)));
    return { removed: 0, cleared: ids.length, kept: 0 };
  },
};

import { eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { audits } from '#app/data/audit/schema.server.ts';
import { clients } from '#app/data/crm/schema.server.ts';
import { outbox } from '#app/data/delivery/schema.server.ts';
import type { Reader } from '#app/data/engine/database.server.ts';
import { localPartOf } from '#app/data/engine/local-part.server.ts';
import { leads } from '#app/data/leads/schema.server.ts';
import { mailboxOf } from '#app/domain/leads/identity.ts';

/** All spellings of a mailbox's address found anywhere, in lower case: tags, and dots where the host ignores them. */
export async function spellingsOf(reader: Reader, mailbox: string): Promise<readonly string[]> {
  const given = ([leads.email, audits.email, outbox.about, clients.email] as const).map((column) =>
    reader
      .select({ email: sql<string>`lower(${column})` })
      .from(column.table)
      .where(eq(localPartOf(sql`lower(${column})`), localPartOf(sql`${mailbox}::text`))),
  );
  const [first, second, ...rest] = given;
  if (!first || !second) return [];
  const rows = await unionAll(first, second, ...rest);
  return rows.flatMap(({ email }) => (mailboxOf(email) === mailbox ? [email] : []));
}

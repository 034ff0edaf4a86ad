import { eq, or, sql } from 'drizzle-orm';
import { identityOf } from '#app/domain/leads/identity.ts';
import type { Arrival } from '#app/domain/leads/lead.ts';
import type { Transaction } from './database.server.ts';
import { newId } from './new-id.server.ts';
import { people } from './schema/leads.server.ts';

type Writer = Pick<Arrival, 'name' | 'email' | 'phone' | 'company'>;

/** The person behind a message: known by mailbox or by telephone and name, else made. */
export async function joinPerson(t: Transaction, writer: Writer, now: number): Promise<string> {
  const { mailbox, caller } = identityOf(writer);
  const at = new Date(now);
  if (caller !== null) {
    const [known] = await t
      .select({ id: people.id })
      .from(people)
      .where(or(eq(people.mailbox, mailbox), eq(people.caller, caller)))
      // The mailbox tells more than the telephone does.
      .orderBy(sql`${people.mailbox} = ${mailbox} desc`, people.id)
      .limit(1);
    if (known) {
      await t.update(people).set({ lastSeenAt: at }).where(eq(people.id, known.id));
      return known.id;
    }
  }
  const { name, phone, company } = writer;
  const email = writer.email.toLowerCase();
  const id = newId(now);
  const [made] = await t
    .insert(people)
    .values({ id, mailbox, caller, email, name, phone, company, createdAt: at, lastSeenAt: at })
    // Known already, or by another message at this moment.
    .onConflictDoUpdate({ target: people.mailbox, set: { lastSeenAt: at } })
    .returning({ id: people.id });
  return made?.id ?? id;
}

import { eq, or, sql } from 'drizzle-orm';
import type { Transaction } from '#app/data/engine/database.server.ts';
import { newId } from '#app/data/engine/new-id.server.ts';
import { identityOf } from '#app/domain/leads/identity.ts';
import type { LeadSubmission } from '#app/domain/leads/lead.ts';
import { people } from './schema.server.ts';

type Writer = Pick<LeadSubmission, 'name' | 'email' | 'phone' | 'company'>;

/** Id of the sender's person record: matched by mailbox, or by phone and name; otherwise created. */
export async function joinPerson(t: Transaction, writer: Writer, now: number): Promise<string> {
  const { mailbox, caller } = identityOf(writer);
  const at = new Date(now);
  if (caller !== null) {
    const [known] = await t
      .select({ id: people.id })
      .from(people)
      .where(or(eq(people.mailbox, mailbox), eq(people.caller, caller)))
      // A match by mailbox takes precedence over one by phone.
      .orderBy(sql`${people.mailbox} = ${mailbox} desc`, people.id)
      .limit(1)
      // After a concurrent erasure the person no longer matches.
      .for('update');
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
    // Already known, or inserted concurrently.
    .onConflictDoUpdate({ target: people.mailbox, set: { lastSeenAt: at } })
    .returning({ id: people.id });
  return made?.id ?? id;
}

import { eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { idsWithAbsorbed, keptClientOf } from '#app/data/crm/absorbed-clients.server.ts';
import { clients } from '#app/data/crm/schema.server.ts';
import type { Reader } from '#app/data/engine/database.server.ts';
import { leads, people } from '#app/data/leads/schema.server.ts';
import { mailboxOf } from '#app/domain/leads/identity.ts';
import { idsOfClients } from './crm-source.server.ts';
import type { KnownPerson } from './personal-data-source.server.ts';
import { spellingsOf } from './spellings.server.ts';

/** The person behind an email address: joined leads, and clients whose contact it is. */
export async function findPerson(reader: Reader, given: string): Promise<KnownPerson> {
  const email = given.trim().toLowerCase();
  const spellings = distinct([email, ...(await spellingsOf(reader, mailboxOf(email)))]);
  const known = await reader
    .select()
    .from(people)
    .where(or(eq(people.mailbox, mailboxOf(email)), eq(people.email, email)));
  const personIds = known.map(({ id }) => id);
  const messages = await reader
    .select({
      id: leads.id,
      email: leads.email,
      name: leads.name,
      phone: leads.phone,
      company: leads.company,
      createdAt: leads.createdAt,
      notes: leads.notes,
      clientId: keptClientOf(leads.clientId),
    })
    .from(leads)
    .where(or(inArray(leads.personId, personIds), inArray(leads.email, spellings)));
  const all = [...known, ...messages];
  const emails = distinct([...spellings, ...all.map((each) => each.email)]);
  const contacts = await reader
    .select({ id: clients.id })
    .from(clients)
    .where(or(inArray(sql`lower(${clients.email})`, emails), hasContactPerson(emails)));
  const converted = messages.flatMap(({ clientId }) => clientId ?? []);
  const clientIds = await idsWithAbsorbed(
    reader,
    distinct([...contacts.map(({ id }) => id), ...converted]),
  );
  return {
    emails,
    names: distinct(all.map(({ name }) => name)),
    phones: distinct(all.map(({ phone }) => phone)),
    personIds,
    leadIds: messages.map(({ id }) => id),
    leadTimes: messages.map(({ createdAt }) => createdAt.toISOString()),
    leadNotes: messages.flatMap(({ notes }) => notes),
    companies: distinct(all.map(({ company }) => company)),
    clientIds,
    relatedIds: await idsOfClients(reader, clientIds),
  };
}

/** Clients that list the person as a contact. */
function hasContactPerson(emails: readonly string[]): SQL {
  return sql`exists (
    select 1 from jsonb_array_elements(${clients.contacts}) as contact
    where lower(contact->>'email') = any(${sql.param([...emails])}::text[]))`;
}

const distinct = (texts: readonly string[]) => [...new Set(texts)].filter((text) => text !== '');

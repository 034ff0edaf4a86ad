import { desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { mailboxOf } from '#app/domain/leads/identity.ts';
import { answerDueOf, type RequestKind, type RequestOutcome } from '#app/domain/privacy/rights.ts';
import type { Reader, Transaction } from '#app/data/engine/database.server.ts';
import { newId } from '#app/data/engine/new-id.server.ts';
import { auditLogSource } from './audit-log-source.server.ts';
import { auditsSource } from './audits-source.server.ts';
import { idsWithAbsorbed, keptClientOf } from '#app/data/crm/absorbed-clients.server.ts';
import { crmSource, idsOfClients } from './crm-source.server.ts';
import type { Erased, PersonalDataSource, KnownPerson } from './personal-data-source.server.ts';
import { leadsSource } from './leads-source.server.ts';
import { notificationsSource } from './notifications-source.server.ts';
import { outboxSource } from './outbox-source.server.ts';
import { requestsSource } from './requests-source.server.ts';
import { staffSource } from './staff-source.server.ts';
import { clients } from '#app/data/crm/schema.server.ts';
import { leads, people } from '#app/data/leads/schema.server.ts';
import { privacyRequests } from './schema.server.ts';
import { publish, subscribedEndpoints } from '#app/data/delivery/webhooks.server.ts';

/**
 * All sources, in the order in which they are erased: what goes out after the records that it is about, because whoever
 * has one of them in hand adds to it until then; the audit log last, because erasing the others must not add to it.
 */
export const personalDataSources: readonly PersonalDataSource[] = [
  leadsSource,
  auditsSource,
  crmSource,
  outboxSource,
  notificationsSource,
  staffSource,
  requestsSource,
  auditLogSource,
];

/**
 * Tables without personal data, each with the reason. A test checks that every table is either here or in the
 * inventory, once.
 */
export const tablesWithoutPersonalData: Readonly<Record<string, string>> = {
  api_keys: 'keys of other systems, named after them',
  crm_change_groups: 'how many records a member of staff has changed in one step',
  lead_reply_templates: 'texts of the team, and who of the staff changed them',
  jobs: 'names of what is done again and again',
  backups: 'when backups were made, and what kept one from it',
  quarantine_drops: 'how many messages the budget of quarantine has dropped',
  staff_roles: 'what is demanded of roles',
  site_settings: 'how the public site is set',
  webhook_deliveries: 'statuses and durations',
  webhook_endpoints: 'addresses of other systems',
};

/** A person's data by source. */
export type PersonalExport = Readonly<Record<string, readonly object[]>>;

/** The data of the person behind an email address, aliases of the mailbox included. */
export async function exportPerson(reader: Reader, email: string): Promise<PersonalExport> {
  const person = await findPerson(reader, email);
  const parts: [string, readonly object[]][] = [];
  for (const source of personalDataSources)
    // oxlint-disable-next-line no-await-in-loop -- one connection
    parts.push([source.name, await source.collect(reader, person)]);
  return Object.fromEntries(parts);
}

/** Result of an erasure by source. */
export type Erasure = Readonly<Record<string, Erased>>;

/**
 * Erases the person behind an email address from all tables, in the caller's transaction. Webhook endpoints that
 * received their leads are notified (GDPR art. 19).
 */
export async function erasePerson(t: Transaction, email: string, now: Date): Promise<Erasure> {
  await lockMessages(t, await findPerson(t, email));
  const person = await findPerson(t, email);
  const parts: [string, Erased][] = [];
  for (const source of personalDataSources)
    // oxlint-disable-next-line no-await-in-loop -- one connection
    parts.push([source.name, await source.erase(t, person, now)]);
  const endpoints = await subscribedEndpoints(t);
  for (const id of person.leadIds)
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await publish(
      t,
      [
        {
          event: { type: 'lead.erased', timestamp: now.toISOString(), data: { id } },
          key: `erased ${id}`,
          about: null,
        },
      ],
      { now, endpoints },
    );
  return Object.fromEntries(parts);
}

/** Waits for changes that are under way, such as a conversion: what they have made of a message is the person's too. */
async function lockMessages(t: Transaction, { leadIds }: KnownPerson): Promise<void> {
  await t
    .select({ id: leads.id })
    .from(leads)
    .where(inArray(leads.id, [...leadIds]))
    .orderBy(leads.id)
    .for('update');
}

/** The person behind an email address: joined leads, and clients whose contact it is. */
async function findPerson(reader: Reader, given: string): Promise<KnownPerson> {
  const email = given.trim().toLowerCase();
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
    .where(or(inArray(leads.personId, personIds), eq(leads.email, email)));
  const all = [...known, ...messages];
  const emails = distinct([email, ...all.map((each) => each.email)]);
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

/** Clients at which the person is one to ask. */
function hasContactPerson(emails: readonly string[]): SQL {
  return sql`exists (
    select 1 from jsonb_array_elements(${clients.contacts}) as contact
    where lower(contact->>'email') = any(${sql.param([...emails])}::text[]))`;
}

const distinct = (texts: readonly string[]) => [...new Set(texts)].filter((text) => text !== '');

export type PrivacyRequest = typeof privacyRequests.$inferSelect;

export async function openRequest(
  t: Transaction,
  { kind, email, receivedAt }: { kind: RequestKind; email: string; receivedAt: Date },
): Promise<PrivacyRequest> {
  const request = {
    id: newId(receivedAt.getTime()),
    kind,
    email: email.trim().toLowerCase(),
    receivedAt,
    dueAt: answerDueOf(receivedAt),
    answeredAt: null,
    outcome: null,
    answeredBy: null,
    counts: null,
  };
  await t.insert(privacyRequests).values(request);
  return request;
}

/** @param id a UUID */
export async function findRequest(reader: Reader, id: string): Promise<PrivacyRequest | null> {
  const [row] = await reader.select().from(privacyRequests).where(eq(privacyRequests.id, id));
  return row ?? null;
}

/**
 * Records the answer.
 *
 * @returns false when the request does not exist, or was answered before
 */
export async function closeRequest(
  t: Transaction,
  id: string,
  answer: {
    outcome: RequestOutcome;
    answeredBy: string;
    counts: Readonly<Record<string, number>>;
    at: Date;
  },
): Promise<boolean> {
  const { at, ...rest } = answer;
  const { rowCount } = await t
    .update(privacyRequests)
    .set({ ...rest, answeredAt: at })
    .where(sql`${privacyRequests.id} = ${id} and ${privacyRequests.answeredAt} is null`);
  return rowCount === 1;
}

/** Newest first. */
export async function listRequests(
  reader: Reader,
  limit: number,
): Promise<readonly PrivacyRequest[]> {
  return reader
    .select()
    .from(privacyRequests)
    .orderBy(desc(privacyRequests.receivedAt), desc(privacyRequests.id))
    .limit(limit);
}

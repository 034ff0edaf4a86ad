import { desc, eq, inArray, or, sql } from 'drizzle-orm';
import { mailboxOf } from '#app/domain/leads/identity.ts';
import { answerDueOf, type RequestKind, type RequestOutcome } from '#app/domain/privacy/rights.ts';
import type { Reader, Transaction } from './database.server.ts';
import { newId } from './new-id.server.ts';
import { auditHolder } from './privacy/audit-holder.server.ts';
import { crmHolder, idsOfClients } from './privacy/crm-holder.server.ts';
import type { Erased, Holder, KnownPerson } from './privacy/holder.server.ts';
import { leadsHolder } from './privacy/leads-holder.server.ts';
import { outboxHolder } from './privacy/outbox-holder.server.ts';
import { requestsHolder } from './privacy/requests-holder.server.ts';
import { staffHolder } from './privacy/staff-holder.server.ts';
import { clients } from './schema/crm.server.ts';
import { leads, people } from './schema/leads.server.ts';
import { outbox } from './schema/outbox.server.ts';
import { privacyRequests } from './schema/privacy.server.ts';
import { publish } from './webhooks.server.ts';

/**
 * Everything that can hold something about a person, in the order in which it is erased: the log last, as erasing writes
 * into nothing.
 */
export const holders: readonly Holder[] = [
  outboxHolder,
  leadsHolder,
  crmHolder,
  staffHolder,
  requestsHolder,
  auditHolder,
];

/** Tables that hold nothing about people, each with the reason. A test sees to it that no table is in neither list. */
export const impersonal: Readonly<Record<string, string>> = {
  api_keys: 'keys of other systems, named after them',
  call_counts: 'hashes, which nobody can be found by',
  jobs: 'names of what is done again and again',
  sign_in_failures: 'hashes, which nobody can be found by',
  site_settings: 'how the public site is set',
  team_statuses: 'who of the team is available, as the public page shows it',
  webhook_deliveries: 'statuses and durations',
  webhook_endpoints: 'addresses of other systems',
};

/** Everything of a person by the part it was kept in. */
export type PersonalExport = Readonly<Record<string, readonly object[]>>;

/** All that is known about the person behind a mail address, aliases of the mailbox included. */
export async function exportPerson(reader: Reader, email: string): Promise<PersonalExport> {
  const person = await findPerson(reader, email);
  const parts: [string, readonly object[]][] = [];
  for (const holder of holders)
    // oxlint-disable-next-line no-await-in-loop -- one connection
    parts.push([holder.name, await holder.collect(reader, person)]);
  return Object.fromEntries(parts);
}

/** What an erasure did, and what is left to do outside of the database. */
export interface Erasure {
  parts: Readonly<Record<string, Erased>>;
  /** Ids of mails that may lie in files. */
  mailIds: readonly string[];
}

/**
 * Erases the person behind a mail address from all tables, in one transaction with whatever else it does. Systems that
 * were told of their messages are told that these are gone (GDPR art. 19).
 */
export async function erasePerson(t: Transaction, email: string, now: Date): Promise<Erasure> {
  const person = await findPerson(t, email);
  const sent = await t
    .select({ id: outbox.id })
    .from(outbox)
    .where(inArray(outbox.about, [...person.emails]));
  const parts: [string, Erased][] = [];
  for (const holder of holders)
    // oxlint-disable-next-line no-await-in-loop -- one connection
    parts.push([holder.name, await holder.erase(t, person, now)]);
  for (const id of person.leadIds)
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await publish(
      t,
      { type: 'lead.erased', timestamp: now.toISOString(), data: { id } },
      { key: `erased ${id}`, about: null, now },
    );
  return { parts: Object.fromEntries(parts), mailIds: sent.map(({ id }) => id) };
}

/** Who is behind a mail address, by the messages that were joined and the clients whose contact it is. */
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
      clientId: leads.clientId,
    })
    .from(leads)
    .where(or(inArray(leads.personId, personIds), eq(leads.email, email)));
  const all = [...known, ...messages];
  const emails = distinct([email, ...all.map((each) => each.email)]);
  const contacts = await reader
    .select({ id: clients.id })
    .from(clients)
    .where(inArray(sql`lower(${clients.email})`, emails));
  const converted = messages.flatMap(({ clientId }) => clientId ?? []);
  const clientIds = distinct([...contacts.map(({ id }) => id), ...converted]);
  return {
    emails,
    names: distinct(all.map(({ name }) => name)),
    phones: distinct(all.map(({ phone }) => phone)),
    personIds,
    leadIds: messages.map(({ id }) => id),
    clientIds,
    relatedIds: await idsOfClients(reader, clientIds),
  };
}

const distinct = (texts: readonly string[]) => [...new Set(texts)].filter((text) => text !== '');

export type PrivacyRequest = typeof privacyRequests.$inferSelect;

/** Enters a request into the register. */
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

/** Enters the answer; false when there is no such request, or it was answered before. */
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

/** The register, newest first. */
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

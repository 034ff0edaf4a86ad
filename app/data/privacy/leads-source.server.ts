import { inArray, or } from 'drizzle-orm';
import { bookings } from '#app/data/bookings/schema.server.ts';
import { leadReplies, leads, people } from '#app/data/leads/schema.server.ts';
import { sum } from '#app/domain/sum.ts';
import type { PersonalDataSource, KnownPerson } from './personal-data-source.server.ts';

const isTheirs = ({ leadIds, emails }: KnownPerson) =>
  or(inArray(leads.id, [...leadIds]), inArray(leads.email, [...emails]));

/** Leads with their bookings, and the person records of their senders. */
export const leadsSource: PersonalDataSource = {
  name: 'messages',
  async collect(reader, person) {
    const rows = await reader.select().from(leads).where(isTheirs(person));
    // Idempotency keys and pseudonyms are not the person's data.
    const theirs = rows.map(({ key: _key, sender: _sender, ...row }) => row);
    const ids = rows.map(({ id }) => id);
    const meetings = await reader.select().from(bookings).where(inArray(bookings.leadId, ids));
    const replies = await reader.select().from(leadReplies).where(inArray(leadReplies.leadId, ids));
    const answers = replies.map(({ key: _key, ...reply }) => reply);
    const known = await reader
      .select()
      .from(people)
      .where(inArray(people.id, [...person.personIds]));
    return [...theirs, ...answers, ...meetings, ...known];
  },
  async erase(t, person) {
    const ids = t.select({ id: leads.id }).from(leads).where(isTheirs(person));
    // Counted separately: they would be deleted with the messages.
    const answers = await t.delete(leadReplies).where(inArray(leadReplies.leadId, ids));
    const meetings = await t.delete(bookings).where(inArray(bookings.leadId, ids));
    const messages = await t.delete(leads).where(isTheirs(person));
    const known = await t.delete(people).where(inArray(people.id, [...person.personIds]));
    const done = [answers, meetings, messages, known];
    return { removed: sum(done.map(({ rowCount }) => rowCount ?? 0)), cleared: 0, kept: 0 };
  },
};

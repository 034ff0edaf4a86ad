import { inArray, or } from 'drizzle-orm';
import { leads, people } from '../schema/leads.server.ts';
import type { Holder, KnownPerson } from './holder.server.ts';

const isTheirs = ({ leadIds, emails }: KnownPerson) =>
  or(inArray(leads.id, [...leadIds]), inArray(leads.email, [...emails]));

/** Messages, and who they are known to be from. */
export const leadsHolder: Holder = {
  name: 'messages',
  tables: ['leads', 'people'],
  async collect(reader, person) {
    const rows = await reader.select().from(leads).where(isTheirs(person));
    // Keys and pseudonyms of ours are not the person's.
    const theirs = rows.map(({ key: _key, sender: _sender, ...row }) => row);
    const known = await reader
      .select()
      .from(people)
      .where(inArray(people.id, [...person.personIds]));
    return [...theirs, ...known];
  },
  async erase(t, person) {
    const messages = await t.delete(leads).where(isTheirs(person));
    const known = await t.delete(people).where(inArray(people.id, [...person.personIds]));
    return { removed: (messages.rowCount ?? 0) + (known.rowCount ?? 0), cleared: 0, kept: 0 };
  },
};

import type { Client, Collection, Records } from '#app/domain/crm/records/entities.ts';
import { erasedMark, withoutMentions } from '#app/domain/privacy/mentions.ts';
import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import type { KnownPerson } from './personal-data-source.server.ts';

/** A record without the person's data; unchanged if it contains none. */
export function clearedOf<R extends Records[Collection]>(record: R, person: KnownPerson): R {
  const { emails, names, phones, clientIds } = person;
  const isTheirs = clientOf(record).some((id) => clientIds.includes(id));
  const isPerson = ({ email }: Client['contacts'][number]) => emails.includes(email.toLowerCase());
  const people = isClient(record) ? record.contacts.filter(isPerson) : [];
  const called = [...names, ...people.map(({ name }) => name)];
  const texts = isTheirs
    ? [...emails, ...names, ...phones, ...people.flatMap(({ name, phone }) => [name, phone])]
    : emails;
  // Elsewhere a name may be someone else's, unless the text also contains the address.
  const beside = isTheirs ? [] : [...names, ...phones];
  const { id, version, createdAt, updatedAt } = record;
  // A business name stays, even if it begins with the person's.
  const kept = isClient(record) ? { name: record.name } : {};
  const others = isClient(record)
    ? withoutMentions(
        record.contacts.filter((each) => !isPerson(each)),
        texts,
        beside,
      )
    : null;
  const without = {
    ...withoutMentions(record, texts, beside),
    ...(others && { contacts: others }),
    id,
    version,
    createdAt,
    updatedAt,
    ...kept,
  };
  if (!isClient(record) || !isClient(without)) return without;
  const cleared = isContact(record, person)
    ? { ...without, contact: { ...without.contact, email: '', phone: '' } }
    : without;
  if (!isTheirs) return cleared;
  const isCopied = copiedNotes(record, person, called);
  const notes = cleared.notes.map((note, at) =>
    isCopied(record.notes[at]) ? { ...note, author: erasedMark, text: erasedMark } : note,
  );
  return isThePerson(record, person, called)
    ? { ...cleared, ...nobody, notes }
    : { ...cleared, notes };
}

/** Replacement for a client that was the person. */
const nobody = {
  name: erasedMark,
  address: '',
  coordinates: null,
  contact: { email: '', phone: '', website: '' },
} satisfies Partial<Client>;

/** A business that the person named has a name of its own, even if it equals theirs. */
function isThePerson(
  { name }: Client,
  { companies }: KnownPerson,
  called: readonly string[],
): boolean {
  const isOne = (names: readonly string[]) =>
    names.some((each) => normalizeForSearch(each) === normalizeForSearch(name));
  return isOne(called) && !isOne(companies);
}

/**
 * Which notes a conversion copied from the person's messages: those written at the time of a message, which name its
 * sender if the message itself is gone, and staff notes about it; see domain/leads/conversion.ts.
 */
function copiedNotes(
  { notes }: Client,
  { leadTimes, leadNotes }: KnownPerson,
  called: readonly string[],
) {
  const isSender = (author: string) => called.some((name) => author.startsWith(`${name} · `));
  const moments = new Set([
    ...leadTimes,
    ...notes.filter(({ author }) => isSender(author)).map(({ at }) => at),
  ]);
  const noted = new Set(leadNotes.map(({ at, author }) => `${at} ${author}`));
  return (note: Client['notes'][number] | undefined): boolean =>
    note !== undefined && (moments.has(note.at) || noted.has(`${note.at} ${note.author}`));
}

function clientOf(record: Records[Collection]): string[] {
  if ('relatedTo' in record) return [record.relatedTo.id];
  if ('clientId' in record) return record.clientId === null ? [] : [record.clientId];
  return [record.id];
}

const isClient = (record: Records[Collection]): record is Client => 'contact' in record;

const isContact = (record: Records[Collection], { emails }: KnownPerson) =>
  isClient(record) && emails.includes(record.contact.email.toLowerCase());

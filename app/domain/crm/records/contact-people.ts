import { isEmailAddress } from '#app/domain/email-address.ts';
import { readTyped } from './client-draft.ts';
import { clientFields } from './clients.ts';
import type { Client } from './entities.ts';
import type { FieldError } from './read-field.ts';

export type ContactPerson = Client['contacts'][number];

/** A contact person as entered or imported. */
export type PersonDraft = Omit<ContactPerson, 'id'>;

const { fields, most } = clientFields.contacts;

export type ContactField = Exclude<keyof typeof fields, 'id'>;

/** The inputs of a contact person, in their order. */
export const contactFields = Object.keys(fields).filter((name) => name !== 'id') as ContactField[];

/** Maximum number of contact people per client. */
export const mostContacts = most;

type ReadContact =
  | { ok: true; person: PersonDraft }
  | { ok: false; errors: Readonly<Partial<Record<ContactField, FieldError>>> };

/** Parses the input for a contact person. An empty language is unknown. */
export function readContact(input: Readonly<Record<ContactField, string>>): ReadContact {
  const { language, ...texts } = input;
  const read = readTyped(fields, { ...texts, language: language || null });
  return read.ok
    ? { ok: true, person: read.draft as PersonDraft }
    : { ok: false, errors: read.errors };
}

export function personDraft({ name, role, email, phone, language }: PersonDraft): PersonDraft {
  return { name, role, email, phone, language };
}

/** Replaces this person in the list, or appends them. */
export function withContact(
  people: readonly ContactPerson[],
  person: ContactPerson,
): ContactPerson[] {
  return people.some(({ id }) => id === person.id)
    ? people.map((each) => (each.id === person.id ? person : each))
    : [...people, person];
}

export function withoutContact(people: readonly ContactPerson[], id: string): ContactPerson[] {
  return people.filter((each) => each.id !== id);
}

/** The main contact comes first. */
export function withFirstContact(people: readonly ContactPerson[], id: string): ContactPerson[] {
  return [...people.filter((each) => each.id === id), ...withoutContact(people, id)];
}

/** Whether a change sets an invalid address. One that was already stored does not block other changes. */
export function writesBadEmail(before: Client | null, after: Client): boolean {
  const known = new Set(before ? emailsOf(before) : []);
  return emailsOf(after).some(
    (email) => email !== '' && !known.has(email) && !isEmailAddress(email),
  );
}

function emailsOf({ contact, contacts }: Client): string[] {
  return [contact.email, ...contacts.map(({ email }) => email)];
}

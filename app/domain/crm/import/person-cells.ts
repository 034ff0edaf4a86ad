import { languages, type Language } from '#app/domain/languages.ts';
import { oneLine } from '#app/domain/one-line.ts';
import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import {
  personDraft,
  readContact,
  type ContactField,
  type ContactPerson,
  type PersonDraft,
} from '../records/contact-people.ts';
import type { FieldError } from '../records/read-field.ts';
import { personImportFields } from './csv-columns.ts';

type PersonColumn = (typeof personImportFields)[number];

/** The column of each contact person field. */
const columnOf = {
  name: 'contactName',
  role: 'contactRole',
  email: 'contactEmail',
  phone: 'contactPhone',
  language: 'contactLanguage',
} as const satisfies Record<ContactField, PersonColumn>;

export type PersonError = [column: PersonColumn, code: FieldError | 'not-a-language' | 'nobody'];

/** Names of the site's languages in each of those languages, without accents. */
const namesOf = new Map(
  languages.map((language) => {
    const names = languages.flatMap(
      (reader) => new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? [],
    );
    return [language, names.map(normalizeForSearch)] as const;
  }),
);

/** Minimum length of an abbreviation: `ang`, `esp`. */
const fewestLetters = 3;

/** The language named in a cell, including `fr-CA` and « Française »; null if it is not one of ours. */
function languageOfCell(text: string): Language | null {
  const [word = ''] = normalizeForSearch(text).match(/\p{L}+/u) ?? [];
  const isName = (name: string) =>
    (word.length >= fewestLetters && name.startsWith(word)) || word.startsWith(name);
  return languages.find((each) => each === word || (namesOf.get(each) ?? []).some(isName)) ?? null;
}

interface ReadPerson {
  person: PersonDraft | null;
  errors: readonly PersonError[];
}

/**
 * The contact person of a row, without unreadable cells; null if there is none. A person without a name is called by
 * their email address, number or role.
 */
export function readPerson(textOf: (column: PersonColumn) => string): ReadPerson {
  if (personImportFields.every((column) => textOf(column) === ''))
    return { person: null, errors: [] };
  const errors: PersonError[] = [];
  const written = oneLine(textOf('contactLanguage')).trim();
  const language = languageOfCell(written);
  if (written !== '' && language === null) errors.push(['contactLanguage', 'not-a-language']);
  const [email, phone, role] = (['email', 'phone', 'role'] as const).map((field) => {
    const read = readContact({ ...blank, name: '-', [field]: textOf(columnOf[field]) });
    if (read.ok) return read.person[field];
    errors.push([columnOf[field], read.errors[field] ?? 'unknown']);
    return '';
  }) as [string, string, string];
  const full = [textOf('contactFirstName'), textOf('contactName')].filter(Boolean).join(' ');
  const read = readContact({ ...blank, name: full || email || phone || role });
  if (read.ok) return { person: { ...read.person, role, email, phone, language }, errors };
  if (full !== '') errors.push(['contactName', read.errors.name ?? 'unknown']);
  else if (language) errors.push(['contactLanguage', 'nobody']);
  return { person: null, errors };
}

const blank = { name: '', role: '', email: '', phone: '', language: '' } as const;

/** Whether two names, or two addresses, are the same person's. */
function isSamePerson(a: PersonDraft, b: PersonDraft): boolean {
  return isSpelling(a.name, b.name) || (a.email !== '' && isSpelling(a.email, b.email));
}

export function samePerson(
  people: readonly ContactPerson[],
  person: PersonDraft,
): ContactPerson | null {
  return people.find((each) => isSamePerson(each, person)) ?? null;
}

/** Whether two texts differ at most in case and accents: if so, the CRM's spelling is kept. */
function isSpelling(known: string | null, given: string): boolean {
  return normalizeForSearch(known ?? '') === normalizeForSearch(given);
}

/** A person with the values from the file; values that the file leaves empty are kept. */
export function updatedPerson(known: ContactPerson | null, person: PersonDraft): PersonDraft {
  if (!known) return person;
  const before = personDraft(known);
  const given = Object.entries(person).filter(
    ([field, value]) => value && !isSpelling(before[field as ContactField], value),
  );
  return { ...before, ...Object.fromEntries(given) };
}

import type { Planning } from '../plans/planning.ts';
import type { ClientDraft } from '../records/client-draft.ts';
import {
  mostContacts,
  personDraft,
  withContact,
  type ContactPerson,
  type PersonDraft,
} from '../records/contact-people.ts';
import type { Client } from '../records/entities.ts';
import { samePerson, updatedPerson } from './person-cells.ts';
import type { RowContent } from './row-reader.ts';

/** How to handle rows that match existing clients. */
export const duplicateModes = ['skip', 'update', 'add'] as const;
export type DuplicateMode = (typeof duplicateModes)[number];

/** Client fields that an import can update. The name is excluded: clients are matched by it. */
export const updatableFields = [
  'sector',
  'status',
  'address',
  'coordinates',
  'email',
  'phone',
  'website',
  'assignedTo',
  'services',
  'tags',
  'revenue',
  'contacts',
] as const;
export type UpdatableField = (typeof updatableFields)[number];

/** When a value from the file replaces the client's. */
export const updatePolicies = ['fill', 'replace', 'keep'] as const;
export type UpdatePolicy = (typeof updatePolicies)[number];

type Values = Pick<
  ClientDraft,
  'sector' | 'status' | 'address' | 'coordinates' | 'assignedTo' | 'services' | 'tags' | 'revenue'
> &
  ClientDraft['contact'] & {
    /** The contact person in the row. */
    contacts: PersonDraft | null;
  };

/** A field whose value in the file differs from the client's. */
export interface FieldDifference {
  field: UpdatableField;
  before: Values[UpdatableField];
  after: Values[UpdatableField];
  /** Whether the client's value is empty. */
  isEmpty: boolean;
}

/** Which differences are applied: by the policy of each field, except those decided one by one. */
export interface UpdateChoices {
  policies: Readonly<Partial<Record<UpdatableField, UpdatePolicy>>>;
  single: ReadonlyMap<string, boolean>;
}

/** By default a field is only filled if it is empty. */
export const policyOf = ({ policies }: UpdateChoices, field: UpdatableField): UpdatePolicy =>
  policies[field] ?? 'fill';

/** Key of a difference that is decided on its own. */
export const differenceKey = (line: number, field: UpdatableField) => `${line}/${field}`;

export function isTaken(
  choices: UpdateChoices,
  line: number,
  { field, isEmpty }: Pick<FieldDifference, 'field' | 'isEmpty'>,
): boolean {
  const policy = policyOf(choices, field);
  return (
    choices.single.get(differenceKey(line, field)) ??
    (policy === 'replace' || (policy === 'fill' && isEmpty))
  );
}

/**
 * Differences between a row and the client it matches.
 *
 * @param given fields for which the row has a valid value
 */
export function differencesOf(
  client: Client,
  { draft, person, given }: RowToCompare,
): FieldDifference[] {
  const known = person && samePerson(client.contacts, person);
  const old = valuesOf(client, known && personDraft(known));
  const next = valuesOf(draft, person && updatedPerson(known, person));
  return updatableFields.flatMap((field) => {
    const [before, after] = [old[field], next[field]];
    if (!given(field) || isBlank(after) || isSame(before, after)) return [];
    return [{ field, before, after, isEmpty: isFilledIn(before, after) }];
  });
}

interface RowToCompare {
  draft: ClientDraft;
  person: PersonDraft | null;
  given: (field: UpdatableField) => boolean;
}

/** The fields given by a row: a defaulted status or owner does not count. */
export function givenFields({ written, draft }: Pick<RowContent, 'written' | 'draft'>) {
  return (field: UpdatableField): boolean => {
    if (field === 'status' || field === 'assignedTo') return written[field] !== undefined;
    return field !== 'revenue' || draft.revenue !== 0;
  };
}

/** The client's fields with these differences applied. */
export function withDifferences(
  client: Client,
  differences: readonly FieldDifference[],
  planning: Pick<Planning, 'newId'>,
): Partial<Client> {
  const next = Object.fromEntries(differences.map(({ field, after }) => [field, after]));
  const { email, phone, website, contacts: person, ...fields } = next as Partial<Values>;
  const contact = {
    ...client.contact,
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    ...(website !== undefined && { website }),
  };
  const hasContact = [email, phone, website].some((each) => each !== undefined);
  // Several lines may each name a person.
  const named = differences.flatMap(({ field, after }) =>
    field === 'contacts' ? [after as PersonDraft] : [],
  );
  const contacts = named.toReversed().reduce(withPerson(planning), client.contacts);
  return {
    ...fields,
    ...(hasContact && { contact }),
    ...(person && { contacts }),
  };
}

function withPerson({ newId }: Pick<Planning, 'newId'>) {
  return (people: readonly ContactPerson[], person: PersonDraft): ContactPerson[] => {
    const known = samePerson(people, person);
    if (!known && people.length >= mostContacts) return [...people];
    return withContact(people, { ...updatedPerson(known, person), id: known?.id ?? newId() });
  };
}

function valuesOf(client: ClientDraft, contacts: PersonDraft | null): Values {
  return { ...client, ...client.contact, contacts };
}

/** Whether the change only fills in empty values. */
function isFilledIn(before: Values[UpdatableField], after: Values[UpdatableField]): boolean {
  if (!isPerson(before) || !isPerson(after)) return isBlank(before);
  const fields = Object.keys(after) as (keyof PersonDraft)[];
  return fields.every((field) => before[field] === after[field] || !before[field]);
}

export function isPerson(value: Values[UpdatableField]): value is PersonDraft {
  return typeof value === 'object' && value !== null && 'role' in value;
}

function isBlank(value: Values[UpdatableField]): boolean {
  return (
    value === null || value === '' || value === 0 || (Array.isArray(value) && value.length === 0)
  );
}

function isSame(a: Values[UpdatableField], b: Values[UpdatableField]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

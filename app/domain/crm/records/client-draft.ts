import { clientFields } from './clients.ts';
import type { Client } from './entities.ts';
import type { Fields } from './field.ts';
import {
  flatFields,
  oncePerTable,
  unflattened,
  type FlatField,
  type FlatFields,
  type NamesWith,
} from './flat-fields.ts';
import { type FieldError, failed, isMissingPart, readOne, webAddressOf } from './read-field.ts';

/** An input field of a client. */
export type ClientField = NamesWith<typeof clientFields, { isTyped: true }>;

type Typed<F> = F extends { kind: 'number' }
  ? number | null | undefined
  : F extends { kind: 'labels' }
    ? readonly string[]
    : string;

/**
 * The raw input for a client from a form, an import or a prospect. Numbers are null if invalid, and undefined if left
 * empty.
 */
export type ClientInput = {
  [Name in ClientField]: Typed<FlatFields<typeof clientFields>[Name]>;
};

/** The fields of a record that have inputs, whole groups included. */
type DraftField = {
  [Name in keyof typeof clientFields]: (typeof clientFields)[Name] extends
    | { isTyped: true }
    | { fields: Readonly<Record<string, { isTyped: true }>> }
    ? Name
    : never;
}[keyof typeof clientFields];

export type ClientDraft = Pick<Client, DraftField>;

export type ReadClient =
  | { ok: true; draft: ClientDraft }
  | { ok: false; errors: Partial<Record<ClientField, FieldError>> };

/** The input fields of a table, in its order. */
export const typedFields = oncePerTable((fields) =>
  flatFields(fields).filter(({ field }) => field.isTyped),
);

interface TypedParts {
  /** Parts of optional groups: either all filled in or all empty. */
  parts: readonly FlatField[];
  others: readonly FlatField[];
  /** The table's own fields, with groups not flattened. */
  own: Fields;
}

const typedParts = oncePerTable((fields): TypedParts => {
  const typed = typedFields(fields);
  const isPart = ({ path, field }: FlatField) => path.length > 1 && field.isNullable === true;
  const names = new Set(typed.map(({ path }) => path[0]));
  return {
    parts: typed.filter(isPart),
    others: typed.filter((each) => !isPart(each)),
    own: Object.fromEntries(Object.entries(fields).filter(([name]) => names.has(name))),
  };
});

/** Order of a client's form where it differs from the table's; unlisted fields come last. */
const formOrder: readonly string[] = [
  'name',
  'sector',
  'status',
  'assignedTo',
  'address',
  'email',
  'phone',
  'website',
  'lat',
  'lng',
  'revenue',
  'services',
  'tags',
] satisfies readonly ClientField[];

/** The inputs of a client's form, in their order. */
export const formFields = oncePerTable((fields) => {
  const placeOf = ({ name }: FlatField) =>
    formOrder.includes(name) ? formOrder.indexOf(name) : formOrder.length;
  return typedFields(fields).toSorted((a, b) => placeOf(a) - placeOf(b));
});

/** Parses the input of a client into a draft, or every error by field. */
export function readClient(input: ClientInput): ReadClient {
  const read = readTyped(clientFields, input);
  return read.ok
    ? { ok: true, draft: read.draft as ClientDraft }
    : { ok: false, errors: read.errors };
}

type ReadTyped =
  | { ok: true; draft: object }
  | { ok: false; errors: Readonly<Record<string, FieldError>> };

/**
 * Parses the input of a table's typed fields.
 *
 * @param input values as in `ClientInput`, by flat field name
 */
export function readTyped(fields: Fields, input: object): ReadTyped {
  const given = input as Readonly<Record<string, unknown>>;
  const { parts, others, own } = typedParts(fields);
  const errors: Record<string, FieldError> = {};
  const values: Record<string, unknown> = {};
  const address = typeof given.address === 'string' ? given.address : '';
  const missing = parts.filter((each) => isMissingPart(each, parts, given));
  for (const { name, field } of [...others, ...missing, ...parts]) {
    if (name in errors) continue;
    const isMissing = missing.some((each) => each.name === name);
    const read = isMissing ? failed('incomplete') : readOne(field, given[name], address);
    if ('error' in read) errors[name] = read.error;
    else values[name] = read.value;
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, draft: unflattened(own, (name) => values[name]) };
}

const longestDocument = { name: 200, url: 2000 } as const;

type ReadDocument =
  | { ok: true; name: string; url: string }
  | { ok: false; wrong: 'name' | 'url' }
  | { ok: false; wrong: 'known'; name: string };

/**
 * Parses a document: its name and address, or the one that is invalid.
 *
 * @param others the client's other documents, which may have the same address
 */
export function readDocument(
  given: { name: string; url: string },
  others: readonly { name: string; url: string }[],
): ReadDocument {
  const [name, url] = [given.name.trim().replace(/\s+/g, ' '), webAddressOf(given.url.trim())];
  if (name === '' || name.length > longestDocument.name) return { ok: false, wrong: 'name' };
  if (url === null || url.length > longestDocument.url) return { ok: false, wrong: 'url' };
  const known = others.find((other) => webAddressOf(other.url) === url);
  return known ? { ok: false, wrong: 'known', name: known.name } : { ok: true, name, url };
}

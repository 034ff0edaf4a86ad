import { isEmailAddress } from '#app/domain/email-address.ts';
import { oneLine } from '#app/domain/one-line.ts';
import { isTelephone } from '#app/domain/telephone/telephone.ts';
import { clientFields } from './clients.ts';
import type { Client } from './entities.ts';
import {
  flatFields,
  oncePerTable,
  unflattened,
  type Field,
  type Fields,
  type FlatField,
  type FlatFields,
  type NamesWith,
  type NumberField,
  type TextField,
} from './field.ts';

/** An input field of a client. */
export type ClientField = NamesWith<typeof clientFields, { isTyped: true }>;

type Typed<F> = F extends { kind: 'number' }
  ? number | null | undefined
  : F extends { kind: 'labels' }
    ? readonly string[]
    : string;

/**
 * What a form, an import or a prospect gives for a client, as it was typed. Numbers are null where what was typed is
 * none, and undefined when left empty.
 */
export type ClientInput = {
  [Name in ClientField]: Typed<FlatFields<typeof clientFields>[Name]>;
};

/** The fields of a record that are typed, whole groups included. */
type DraftField = {
  [Name in keyof typeof clientFields]: (typeof clientFields)[Name] extends
    | { isTyped: true }
    | { fields: Readonly<Record<string, { isTyped: true }>> }
    ? Name
    : never;
}[keyof typeof clientFields];

export type ClientDraft = Pick<Client, DraftField>;

export type FieldError =
  | 'required'
  | 'too-long'
  | 'not-an-email'
  | 'not-a-website'
  | 'not-a-phone'
  | 'not-a-number'
  | 'negative'
  | 'too-large'
  | 'out-of-range'
  | 'incomplete'
  | 'unknown';

export type ReadClient =
  | { ok: true; draft: ClientDraft }
  | { ok: false; errors: Partial<Record<ClientField, FieldError>> };

/** Most services or tags of one client that a form keeps. */
export const mostLabels = 30;

/** The input fields of a table, in its order. */
export const typedFields = oncePerTable((fields) =>
  flatFields(fields).filter(({ field }) => field.isTyped),
);

interface TypedParts {
  /** Parts of optional groups: left empty together, or not at all. */
  parts: readonly FlatField[];
  others: readonly FlatField[];
  /** The table's own fields, groups as they are. */
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

/** Where the form of a client does not follow the order of the table; fields without a place come last. */
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

/** Parses the input of a client: a draft, or every error by field. */
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

type ReadOne = { value: unknown } | { error: FieldError };

const failed = (error: FieldError): ReadOne => ({ error });

/** Whether a part was left empty of a group of which another one was given. */
function isMissingPart(
  { name, path }: FlatField,
  parts: readonly FlatField[],
  given: Readonly<Record<string, unknown>>,
): boolean {
  if (given[name] !== undefined) return false;
  return parts.some((other) => other.path[0] === path[0] && given[other.name] !== undefined);
}

/** @param address the record's own, which tells the country of a telephone number */
function readOne(field: Field, given: unknown, address: string): ReadOne {
  switch (field.kind) {
    case 'text':
      return readText(
        field,
        oneLine((given ?? '') as string)
          .trim()
          .replace(/\s+/g, ' '),
        address,
      );
    case 'number':
      return readNumber(field, given as number | null | undefined);
    case 'labels':
      return { value: labelsOf((given ?? []) as readonly string[]) };
    case 'choice':
      if (field.isNullable && given === null) return { value: null };
      return field.values.some((each) => each === given) ? { value: given } : failed('unknown');
    default:
      return { value: given };
  }
}

const formats = {
  email: { error: 'not-an-email', fits: isEmailAddress },
  website: { error: 'not-a-website', fits: (text) => webAddressOf(text) !== null },
  phone: { error: 'not-a-phone', fits: isTelephone },
} as const satisfies Record<
  string,
  { error: FieldError; fits: (text: string, address: string) => boolean }
>;

function readText({ least = 0, most, format }: TextField, text: string, address: string): ReadOne {
  if (text.length > most) return failed('too-long');
  if (text.length < least) return failed('required');
  if (format && text !== '' && !formats[format].fits(text, address))
    return failed(formats[format].error);
  return { value: text };
}

function readNumber(
  { least, most, isNullable, initial }: NumberField,
  given: number | null | undefined,
): ReadOne {
  if (given === undefined && isNullable) return { value: null };
  const value = given === undefined ? (initial ?? null) : given;
  if (value === null || !Number.isFinite(value)) return failed('not-a-number');
  if (value >= least && value <= most) return { value };
  if (least < 0) return failed('out-of-range');
  return failed(value < least ? 'negative' : 'too-large');
}

/** The full address of a page of the web as people write it, with or without its scheme; null where it is none. */
export function webAddressOf(text: string): string | null {
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);
  const isWeb = url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.');
  return isWeb ? url.href : null;
}

const longestDocument = { name: 200, url: 2000 } as const;

/** Parses a document: its name and address, or which of the two is invalid. */
export function readDocument(given: {
  name: string;
  url: string;
}): { ok: true; name: string; url: string } | { ok: false; wrong: 'name' | 'url' } {
  const [name, url] = [given.name.trim().replace(/\s+/g, ' '), webAddressOf(given.url.trim())];
  if (name === '' || name.length > longestDocument.name) return { ok: false, wrong: 'name' };
  if (url === null || url.length > longestDocument.url) return { ok: false, wrong: 'url' };
  return { ok: true, name, url };
}

/** Normalizes services or tags: trimmed, unique, limited in length and number. */
export function labelsOf(given: readonly string[]): string[] {
  const trimmed = given.map((label) => label.trim().slice(0, 100)).filter(Boolean);
  return [...new Set(trimmed)].slice(0, mostLabels);
}

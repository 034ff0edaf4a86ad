import { isEmailAddress } from '#app/domain/email-address.ts';
import { oneLine } from '#app/domain/one-line.ts';
import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import { isTelephone } from '#app/domain/telephone/telephone.ts';
import type { Field, NumberField, TextField } from './field.ts';
import type { FlatField } from './flat-fields.ts';

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

type ReadOne = { value: unknown } | { error: FieldError };

export const failed = (error: FieldError): ReadOne => ({ error });

/** Whether one part of a group was left empty while another was filled in. */
export function isMissingPart(
  { name, path }: FlatField,
  parts: readonly FlatField[],
  given: Readonly<Record<string, unknown>>,
): boolean {
  if (given[name] !== undefined) return false;
  return parts.some((other) => other.path[0] === path[0] && given[other.name] !== undefined);
}

/** @param address the record's address, which gives the country of a telephone number */
export function readOne(field: Field, given: unknown, address: string): ReadOne {
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

/** The full URL of a web page entered with or without a scheme; null if invalid. */
export function webAddressOf(text: string): string | null {
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);
  // Some browsers escape characters that are invalid in a host name instead of rejecting it.
  const isHost = url !== null && url.hostname.includes('.') && !url.hostname.includes('%');
  return isHost && /^https?:$/.test(url.protocol) ? url.href : null;
}

/** Maximum number of services or tags per client in a form. */
export const mostLabels = 30;

/** What two spellings of a service or tag have in common. */
export const labelKey = normalizeForSearch;

/** Normalizes services or tags: trimmed, limited in length and number, in the first spelling of each. */
export function labelsOf(given: readonly string[]): string[] {
  const trimmed = given.map((label) => label.trim().slice(0, 100)).filter(Boolean);
  const first = new Map<string, string>();
  for (const label of trimmed) if (!first.has(labelKey(label))) first.set(labelKey(label), label);
  return [...first.values()].slice(0, mostLabels);
}

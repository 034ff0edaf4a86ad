import { clientStatuses, type Client } from './entities.ts';

/** What a form, an import or a prospect gives for a client, as it was typed. */
export interface ClientInput {
  name: string;
  sector: string;
  status: string;
  address: string;
  /** Numbers, or null where what was typed is none; both undefined when left empty. */
  lat: number | null | undefined;
  lng: number | null | undefined;
  email: string;
  phone: string;
  website: string;
  assignedTo: string;
  services: readonly string[];
  tags: readonly string[];
  /** Euros a month; null where what was typed is no number, undefined when left empty. */
  revenue: number | null | undefined;
}

export type ClientDraft = Pick<
  Client,
  | 'name'
  | 'sector'
  | 'status'
  | 'address'
  | 'coordinates'
  | 'contact'
  | 'assignedTo'
  | 'services'
  | 'tags'
  | 'revenue'
>;

export type ClientField = keyof ClientInput;

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

/** Longest texts, in characters. */
export const longest = {
  name: 200,
  sector: 100,
  address: 300,
  email: 254,
  phone: 40,
  website: 500,
  assignedTo: 100,
} as const;

const largestRevenue = 1_000_000_000;
/** Services or tags of one client. */
export const mostLabels = 30;

/** Reads what was given for a client: every error by field, or the draft of a record. */
export function readClient(input: ClientInput): ReadClient {
  const errors: Partial<Record<ClientField, FieldError>> = {};
  const texts = {} as Record<keyof typeof longest, string>;
  for (const [field, limit] of Object.entries(longest) as [keyof typeof longest, number][]) {
    texts[field] = input[field].trim().replace(/\s+/g, ' ');
    if (texts[field].length > limit) errors[field] = 'too-long';
  }
  if (texts.name === '') errors.name = 'required';
  if (texts.email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(texts.email))
    errors.email ??= 'not-an-email';
  if (texts.website !== '' && webAddressOf(texts.website) === null)
    errors.website ??= 'not-a-website';
  if (
    texts.phone !== '' &&
    !/^[+\d][\d\s().-]{5,}(?:(?:x|ext\.?|poste)\s*\d+)?$/i.test(texts.phone)
  )
    errors.phone ??= 'not-a-phone';
  const status = clientStatuses.find((each) => each === input.status);
  if (!status) errors.status = 'unknown';
  const revenue = input.revenue === undefined ? 0 : input.revenue;
  const revenueError = revenueErrorOf(revenue);
  if (revenueError) errors.revenue = revenueError;
  const { lat, lng } = input;
  if (lat === undefined && lng !== undefined) errors.lat = 'incomplete';
  if (lng === undefined && lat !== undefined) errors.lng = 'incomplete';
  const latError = degreesError(lat, 90);
  const lngError = degreesError(lng, 180);
  if (latError) errors.lat = latError;
  if (lngError) errors.lng = lngError;

  if (!status || Object.keys(errors).length > 0) return { ok: false, errors };
  const { name, sector, address, assignedTo, email, phone, website } = texts;
  return {
    ok: true,
    draft: {
      name,
      sector,
      status,
      address,
      assignedTo,
      contact: { email, phone, website },
      coordinates: typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null,
      services: labelsOf(input.services),
      tags: labelsOf(input.tags),
      revenue: revenue ?? 0,
    },
  };
}

function revenueErrorOf(revenue: number | null): FieldError | null {
  if (revenue === null || !Number.isFinite(revenue)) return 'not-a-number';
  if (revenue < 0) return 'negative';
  return revenue > largestRevenue ? 'too-large' : null;
}

function degreesError(value: number | null | undefined, limit: number): FieldError | null {
  if (value === undefined) return null;
  if (value === null || !Number.isFinite(value)) return 'not-a-number';
  return Math.abs(value) > limit ? 'out-of-range' : null;
}

/** The full address of a page of the web as people write it, with or without its scheme; null where it is none. */
export function webAddressOf(text: string): string | null {
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);
  const isWeb = url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.');
  return isWeb ? url.href : null;
}

const longestDocument = { name: 200, url: 2000 } as const;

/** Reads what was given for a document: its name and where it is, or which of the two is wrong. */
export function readDocument(given: {
  name: string;
  url: string;
}): { ok: true; name: string; url: string } | { ok: false; wrong: 'name' | 'url' } {
  const [name, url] = [given.name.trim().replace(/\s+/g, ' '), webAddressOf(given.url.trim())];
  if (name === '' || name.length > longestDocument.name) return { ok: false, wrong: 'name' };
  if (url === null || url.length > longestDocument.url) return { ok: false, wrong: 'url' };
  return { ok: true, name, url };
}

/** Services or tags as they are kept: trimmed, none twice, no longer and no more than there is room for. */
export function labelsOf(given: readonly string[]): string[] {
  const trimmed = given.map((label) => label.trim().slice(0, 100)).filter(Boolean);
  return [...new Set(trimmed)].slice(0, mostLabels);
}

import type { Language } from '#app/domain/languages.ts';
import { hour } from '../durations.ts';

/** The placeholders of a template, in display order. */
export const replyFields = [
  'name',
  'company',
  'reference',
  'subject',
  'owner',
  'booking',
  'contact',
  'phone',
] as const;

export type ReplyField = (typeof replyFields)[number];

/** Values of the placeholders in a reply to one lead; empty if the lead does not have them. */
export type ReplyValues = Readonly<Record<ReplyField, string>>;

/** Maximum lengths in characters. The subject is a single header line. */
export const replyBounds = { name: 80, subject: 200, text: 10_000 } as const;

export interface ReplyText {
  subject: string;
  text: string;
}

/** A template in one language. */
export interface ReplyTemplate extends ReplyText {
  id: string;
  language: Language;
  name: string;
  /** Whether it is a built-in template with its original text. */
  isOriginal: boolean;
  /** Version of the team's own text; 0 for a built-in one. */
  version: number;
}

/** Initial content of a reply. */
export interface ReplyDraft {
  to: string;
  /** Who receives the recipient's answer. */
  replyTo: string;
  templates: ReplyTemplate[];
  /** By language. */
  values: Record<Language, ReplyValues>;
}

/** A sent reply. */
export interface LeadReply extends ReplyText {
  id: string;
  /** Its email in the outbox; null once that has been deleted. */
  mailId: string | null;
  /** ISO 8601, UTC. */
  at: string;
  author: string;
}

/** Limit of replies per account, so that a stolen session cannot be used to send spam. */
export const replyLimit = { limit: 60, window: hour } as const;

const place = new RegExp(`\\{(${replyFields.join('|')})\\}`, 'g');

/** Fills in a template's placeholders; those without a value are left as they are. */
export function fillReply(text: string, values: ReplyValues): string {
  return text.replace(place, (whole, field: ReplyField) => values[field] || whole);
}

/** The placeholders that are still to be filled in, without duplicates. */
export function openReplyFields(text: string): ReplyField[] {
  return [...new Set([...text.matchAll(place)].map(([, field]) => field as ReplyField))];
}

export type ReplyError = 'required' | 'too-long' | 'open-fields';
export type ReplyErrors = Partial<Record<keyof ReplyText, ReplyError>>;

/** Validation error of a reply; none if it can be sent. */
export function checkReply(reply: ReplyText): ReplyErrors {
  const errors: ReplyErrors = {};
  for (const field of ['subject', 'text'] as const) {
    const written = reply[field].trim();
    if (written === '') errors[field] = 'required';
    else if (written.length > replyBounds[field]) errors[field] = 'too-long';
    else if (openReplyFields(written).length > 0) errors[field] = 'open-fields';
  }
  return errors;
}

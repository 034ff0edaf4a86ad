import type { Language } from '#app/domain/languages.ts';
import { hour } from '../durations.ts';

/** The fields of a template, in the order they are offered. */
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

/** What each field stands for in an answer to one lead; empty where the lead does not say. */
export type ReplyValues = Readonly<Record<ReplyField, string>>;

/** Longest texts, in characters. The subject is one header line. */
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
  /** Whether it is one of the site's own, in the words that came with it. */
  isOriginal: boolean;
  /** Of what the team wrote; 0 for one of the site's own. */
  version: number;
}

/** What an answer is begun with. */
export interface ReplyDraft {
  to: string;
  /** Whom the person's answer reaches. */
  replyTo: string;
  templates: ReplyTemplate[];
  /** By language. */
  values: Record<Language, ReplyValues>;
}

/** An answer that was sent. */
export interface LeadReply extends ReplyText {
  id: string;
  /** Its mail in the outbox; null once that is forgotten. */
  mailId: string | null;
  /** ISO 8601, UTC. */
  at: string;
  author: string;
}

/** How often one account may answer, so that a stolen session does not become a sender of spam. */
export const replyLimit = { limit: 60, window: hour } as const;

const place = new RegExp(`\\{(${replyFields.join('|')})\\}`, 'g');

/** A template's text with its fields filled in; fields without a value stay as they are. */
export function fillReply(text: string, values: ReplyValues): string {
  return text.replace(place, (whole, field: ReplyField) => values[field] || whole);
}

/** The fields that are still to be filled in, each once. */
export function openReplyFields(text: string): ReplyField[] {
  return [...new Set([...text.matchAll(place)].map(([, field]) => field as ReplyField))];
}

export type ReplyError = 'required' | 'too-long' | 'open-fields';
export type ReplyErrors = Partial<Record<keyof ReplyText, ReplyError>>;

/** What is wrong with an answer that is to be sent; nothing for one that may be. */
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

import { z } from 'zod';
import { recordOf } from '#app/domain/codec/record-of.ts';
import {
  replyBounds,
  replyFields,
  type LeadReply,
  type ReplyDraft,
  type ReplyTemplate,
  type ReplyValues,
} from '#app/domain/leads/reply.ts';
import { languages } from '#app/i18n/languages.ts';
import { line, text } from './field-shapes.ts';
import { uuid } from './path-shapes.ts';

export const templateId = z.string().regex(/^[a-z\d][a-z\d-]{0,63}$/);

const words = { subject: line(replyBounds.subject), text: text(replyBounds.text) };

export const templateWordsShape = z.strictObject({
  name: line(replyBounds.name, 1),
  subject: line(replyBounds.subject, 1),
  text: text(replyBounds.text, 1),
});

export const replyTemplateShape = z.strictObject({
  id: templateId,
  language: z.enum(languages),
  name: z.string(),
  subject: z.string(),
  text: z.string(),
  isOriginal: z.boolean().describe('Whether it is an unchanged built-in template'),
  version: z.int().describe('Version of the team’s text; 0 for an unchanged built-in template'),
}) satisfies z.ZodType<ReplyTemplate>;

const valuesShape = z.strictObject(
  recordOf(replyFields, () => z.string()),
) satisfies z.ZodType<ReplyValues>;

export const replyDraftShape = z.strictObject({
  to: z.string(),
  replyTo: z.string().describe('Reply-To address'),
  templates: z.array(replyTemplateShape),
  values: z
    .strictObject(recordOf(languages, () => valuesShape))
    .describe('Values of template fields; empty where the lead has none'),
}) satisfies z.ZodType<ReplyDraft>;

/** A reply. All fields of its template are filled in. */
export const replyShape = z.strictObject({
  ...words,
  key: z.uuid().describe('Idempotency key: the same key sends only once'),
  language: z.enum(languages),
});

export const sentReplyShape = z.strictObject({
  id: uuid,
  mailId: uuid.nullable().describe('Id in the outbox; null once it is deleted there'),
  at: z.iso.datetime(),
  author: z.string(),
  subject: z.string(),
  text: z.string(),
}) satisfies z.ZodType<LeadReply>;

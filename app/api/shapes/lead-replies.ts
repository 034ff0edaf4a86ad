import { z } from 'zod';
import { bookingKinds, bookingStatuses } from '#app/domain/bookings/booking.ts';
import { recordOf } from '#app/domain/codec/record-of.ts';
import { outboxStates, outboxTopics, type OutboxListItem } from '#app/domain/delivery/outbox.ts';
import { tools, type Json } from '#app/domain/leads/attachment.ts';
import type { Assignee, KnownClient, LeadFile, LeadPage } from '#app/domain/leads/inbox.ts';
import { leadFieldNames } from '#app/domain/leads/lead-fields.ts';
import { leadStatuses, type Lead } from '#app/domain/leads/lead.ts';
import { spamPoints, type SpamSignal } from '#app/domain/leads/spam.ts';
import type { ToolReport } from '#app/domain/leads/tool-report.ts';
import { memberStatuses } from '#app/domain/team/team.ts';
import { languages } from '#app/i18n/languages.ts';
import { recordShapes } from './crm-shapes.ts';
import { uuid } from './path-shapes.ts';
import { sentReplyShape } from './reply-shapes.ts';

const instant = z.iso.datetime();
const json = z.custom<Json>().describe('Any JSON value');
const text = z.string();
const version = z.int().min(1).describe('Also sent as ETag');
const campaignText = text.exactOptional();
const signals = Object.keys(spamPoints) as [SpamSignal, ...SpamSignal[]];

/** The table's fields without their bounds, which apply to new leads only. */
const written = {
  ...recordOf(leadFieldNames, () => text),
  subject: text.describe('One of the form’s subjects, or empty'),
};

/** Fields of a lead that lists show too. */
const summary = {
  id: uuid,
  reference: text.describe('Reference the visitor can quote, such as IL-7K2M-40QX'),
  status: z.enum(leadStatuses),
  assignedTo: text.nullable().describe('Id of the assignee'),
  name: written.name,
  company: written.company,
  subject: written.subject,
  service: text,
  language: z.enum(languages),
  createdAt: instant,
  answeredAt: instant.nullable().describe('Time of the first answer'),
  answeredBy: text.nullable().describe('Name of whoever answered first; null if unknown'),
  version,
};

export const leadShape = z.strictObject({
  ...summary,
  ...written,
  page: text.describe('Path of the page the visitor came from'),
  attachments: z
    .array(z.strictObject({ tool: z.enum(tools), version: text, inputs: json, result: json }))
    .describe('Inputs and results of the tools'),
  campaign: z
    .strictObject({
      source: campaignText,
      medium: campaignText,
      name: campaignText,
      term: campaignText,
      content: campaignText,
    })
    .nullable()
    .describe('Only with the visitor’s consent'),
  notice: z
    .strictObject({ version: text, wording: text })
    .describe('The privacy notice the visitor agreed to'),
  personId: uuid.nullable().describe('The same for all leads of a person'),
  spam: z.strictObject({ score: z.number().min(0).max(100), signals: z.array(z.enum(signals)) }),
  clientId: text.nullable().describe('The client it was converted to'),
  notes: z.array(z.strictObject({ id: text, at: instant, author: text, text })),
}) satisfies z.ZodType<Lead>;

const lineShape = z.strictObject({
  ...summary,
  excerpt: text.describe('First words of the message'),
  tools: z.array(z.enum(tools)).describe('Tools whose results are attached'),
});

export const leadPageShape = z.strictObject({
  items: z.array(lineShape),
  counts: z
    .record(z.enum(leadStatuses), z.int())
    .describe('Number of leads per status, regardless of filters'),
  open: z.int().describe('Number of leads that need work'),
  next: text.exactOptional().describe('Value of `after` for the next page; absent on the last one'),
}) satisfies z.ZodType<LeadPage>;

export const messageShape = z.strictObject({
  id: uuid,
  topic: z.enum(outboxTopics),
  what: text.nullable().describe('Template of an email, or event of a webhook'),
  to: text.nullable().describe('Recipient of an email, or id of an endpoint'),
  state: z.enum(outboxStates),
  createdAt: instant,
  at: instant.describe('When it is tried next, or when it was sent, kept or given up'),
  attempts: z.int(),
  lastError: text.nullable(),
}) satisfies z.ZodType<OutboxListItem>;

const reportShape = z.strictObject({
  tool: z.enum(tools),
  version: text,
  score: z
    .strictObject({
      value: z.int().min(0).max(100),
      tone: z.enum(['good', 'fair', 'poor']),
      band: text,
      message: text,
    })
    .nullable(),
  parts: z.array(z.strictObject({ label: text, value: text, share: z.number() })),
  facts: z.array(z.tuple([text, text])),
  advice: z.array(text),
}) satisfies z.ZodType<ToolReport>;

export const leadFileShape = z.strictObject({
  lead: leadShape,
  pageName: text.describe('Name of the page it was sent from, in the requested language'),
  reports: z
    .array(reportShape)
    .describe('Its tools’ results as text, in the order of its attachments'),
  others: z.array(lineShape).describe('Other leads of the same person, newest first'),
  replies: z.array(sentReplyShape).describe('Replies to it, newest first'),
  meetings: z
    .array(
      z.strictObject({
        id: text,
        start: instant,
        memberId: text,
        member: text,
        length: z.enum(bookingKinds).describe('Length in minutes'),
        status: z.enum(bookingStatuses),
      }),
    )
    .describe('Meetings with this person, newest first'),
  mails: z
    .array(messageShape)
    .describe('Emails and webhooks about this lead, its replies and its meeting, newest first'),
}) satisfies z.ZodType<LeadFile>;

export const knownClientShape = recordShapes.clients.pick({
  id: true,
  version: true,
  name: true,
  status: true,
  assignedTo: true,
  contact: true,
}) satisfies z.ZodType<KnownClient>;

export const assigneeShape = z.strictObject({
  id: text,
  name: text,
  status: z.enum(memberStatuses).nullable(),
  calendar: z
    .enum(['followed', 'overruled'])
    .exactOptional()
    .describe('How the status relates to the calendar; absent without one'),
  until: z.iso.datetime().exactOptional().describe('When the status follows the calendar again'),
}) satisfies z.ZodType<Assignee>;

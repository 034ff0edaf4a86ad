import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { columnsOf, moment } from '#app/data/engine/field-columns.server.ts';
import type { Language } from '#app/domain/languages.ts';
import type { Attachment } from '#app/domain/leads/attachment.ts';
import type { Campaign } from '#app/domain/leads/campaign.ts';
import { leadFields } from '#app/domain/leads/lead-fields.ts';
import type { LeadNote, LeadStatus } from '#app/domain/leads/lead.ts';
import type { SpamSignal } from '#app/domain/leads/spam.ts';

/** Senders of leads. Leads of one person are joined by mailbox, or by phone and name. */
export const people = pgTable(
  'people',
  {
    id: uuid('id').primaryKey(),
    /** Normalised for comparison (domain/leads/identity.ts); not an address to write to. */
    mailbox: text('mailbox').notNull(),
    caller: text('caller'),
    /** Contact details as first given; the address in lower case. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    company: text('company').notNull(),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (table) => [
    uniqueIndex('people_mailbox_key').on(table.mailbox),
    index('people_caller_idx').on(table.caller),
  ],
);

export const leads = pgTable(
  'leads',
  {
    id: uuid('id').primaryKey(),
    /** Idempotency key. */
    key: text('key').notNull(),
    reference: text('reference').notNull(),
    status: text('status').$type<LeadStatus>().notNull(),
    /** Id of an account; in leads from before accounts existed, of a person on the public page. */
    assignedTo: text('assigned_to'),
    personId: uuid('person_id').references(() => people.id, { onDelete: 'set null' }),
    /** The client it was converted to. */
    clientId: text('client_id'),
    /** The lead from whose record staff booked this meeting; the inbox shows only that lead. */
    bookedFrom: uuid('booked_from').references((): AnyPgColumn => leads.id, {
      onDelete: 'set null',
    }),
    /** The submission; the address in lower case. */
    ...columnsOf(leadFields),
    /** The phone number in E.164, if it is one. */
    phoneE164: text('phone_e164'),
    service: text('service').notNull(),
    language: text('language').$type<Language>().notNull(),
    page: text('page').notNull(),
    attachments: jsonb('attachments').$type<readonly Attachment[]>().notNull(),
    campaign: jsonb('campaign').$type<Campaign>(),
    noticeVersion: text('notice_version').notNull(),
    noticeWording: text('notice_wording').notNull(),
    /** Keyed hash of the IP address's group, for rate limiting; cleared after its retention period. */
    sender: text('sender'),
    spamScore: integer('spam_score').notNull(),
    spamSignals: text('spam_signals').array().$type<SpamSignal[]>().notNull(),
    /** Notes by staff, oldest first. */
    notes: jsonb('notes').$type<readonly LeadNote[]>().notNull().default([]),
    /** Normalised text used by the inbox search. */
    searchText: text('search_text').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    /** Deadline of the promised response. */
    dueAt: moment('due_at').notNull(),
    answeredAt: moment('answered_at'),
    answeredBy: text('answered_by'),
    updatedAt: moment('updated_at').notNull(),
    version: integer('version').notNull(),
    /** Size as received, in bytes of JSON; counts towards the quarantine budget. */
    bytes: integer('bytes').notNull().default(0),
  },
  (table) => [
    uniqueIndex('leads_key_key').on(table.key),
    uniqueIndex('leads_reference_key').on(table.reference),
    index('leads_created_idx').on(
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('leads_status_idx').on(
      table.status,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('leads_assigned_idx').on(
      table.assignedTo,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('leads_person_idx').on(table.personId),
    index('leads_email_idx').on(table.email),
    index('leads_booked_from_idx').on(table.bookedFrom),
    index('leads_client_idx').on(table.clientId, table.createdAt),
    index('leads_search_idx').using('gin', table.searchText.op('gin_trgm_ops')),
    index('leads_sender_idx').on(table.sender, table.createdAt),
  ],
);

/** Replies to leads. The email itself is an outbox message, found by its dedupe key. */
export const leadReplies = pgTable(
  'lead_replies',
  {
    id: uuid('id').primaryKey(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** Idempotency key of the caller. */
    key: text('key').notNull(),
    author: text('author').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('lead_replies_key_key').on(table.leadId, table.key)],
);

/** Reply templates written by the team, or replacing built-in ones. */
export const replyTemplates = pgTable(
  'lead_reply_templates',
  {
    id: text('id').notNull(),
    language: text('language').$type<Language>().notNull(),
    name: text('name').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull(),
    updatedBy: text('updated_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.language] })],
);

/** What the quarantine budget has dropped, per hour, so that every server can report it. */
export const quarantineDrops = pgTable('quarantine_drops', {
  hour: moment('hour').primaryKey(),
  messages: integer('messages').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  lastAt: moment('last_at').notNull(),
});

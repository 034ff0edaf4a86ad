import {
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Attachment } from '#app/domain/leads/attachment.ts';
import type { Campaign } from '#app/domain/leads/campaign.ts';
import type { LeadNote, LeadStatus } from '#app/domain/leads/lead.ts';
import type { SpamSignal } from '#app/domain/leads/spam.ts';
import type { MemberStatus } from '#app/domain/team/team.ts';

const moment = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Who wrote to us. Messages of one person are joined by mailbox, else by telephone together with the name. */
export const people = pgTable(
  'people',
  {
    id: uuid('id').primaryKey(),
    /** See domain/leads/identity.ts: to compare by, never to write to. */
    mailbox: text('mailbox').notNull(),
    caller: text('caller'),
    /** As first given, the address in lower case. */
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
    /** One key, one lead: whatever is sent again finds the first. */
    key: text('key').notNull(),
    reference: text('reference').notNull(),
    status: text('status').$type<LeadStatus>().notNull(),
    /** Id of a member of the team. */
    assignedTo: text('assigned_to'),
    personId: uuid('person_id').references(() => people.id, { onDelete: 'set null' }),
    /** The CRM's client that it became. */
    clientId: text('client_id'),
    name: text('name').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    company: text('company').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    service: text('service').notNull(),
    language: text('language').notNull(),
    page: text('page').notNull(),
    attachments: jsonb('attachments').$type<readonly Attachment[]>().notNull(),
    campaign: jsonb('campaign').$type<Campaign>(),
    noticeVersion: text('notice_version').notNull(),
    noticeWording: text('notice_wording').notNull(),
    /** Keyed hash of the network address, to count by; null once the time for that has passed. */
    sender: text('sender'),
    spamScore: integer('spam_score').notNull(),
    spamSignals: text('spam_signals').array().$type<SpamSignal[]>().notNull(),
    /** What staff have written down about it, oldest first. */
    notes: jsonb('notes').$type<readonly LeadNote[]>().notNull().default([]),
    /** What the inbox is searched by, folded by the domain. */
    searchText: text('search_text').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    /** End of the promised time for an answer. */
    dueAt: moment('due_at').notNull(),
    answeredAt: moment('answered_at'),
    updatedAt: moment('updated_at').notNull(),
    version: integer('version').notNull(),
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
    index('leads_search_idx').using('gin', table.searchText.op('gin_trgm_ops')),
    index('leads_sender_idx').on(table.sender, table.createdAt),
  ],
);

/** Where a member of the team has another status than the one the site was made with. Source: TEAM-06. */
export const teamStatuses = pgTable('team_statuses', {
  memberId: text('member_id').primaryKey(),
  status: text('status').$type<MemberStatus>().notNull(),
  updatedAt: moment('updated_at').notNull(),
});

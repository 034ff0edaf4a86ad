import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Role } from '#app/domain/crm/records/entities.ts';
import type { Language } from '#app/domain/languages.ts';
import type { LinkPurpose } from '#app/domain/staff/account-links.ts';
import type { Stage } from '#app/domain/staff/session-rules.ts';
import type { MemberStatus } from '#app/domain/team/team.ts';

const moment = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Staff accounts. They are disabled, never deleted, because the audit log refers to them. */
export const staff = pgTable(
  'staff',
  {
    id: uuid('id').primaryKey(),
    /** In lower case. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    /** The name in normalised form, for comparison (domain/staff/account-name.ts). */
    nameKey: text('name_key').notNull(),
    role: text('role').$type<Role>().notNull(),
    /** argon2id, in the PHC string format. */
    passwordHash: text('password_hash').notNull(),
    /** Set while the password is a one-time password, which must be replaced by then. */
    oneTimeUntil: moment('one_time_until'),
    /** Encrypted TOTP secret; null without a second factor. */
    totpSecret: text('totp_secret'),
    /** Whether this account requires two-step verification, whatever its role. */
    requiresSecondStep: boolean('requires_second_step').notNull().default(false),
    /** TOTP step of the last accepted code: each code is valid once. */
    totpLastStep: bigint('totp_last_step', { mode: 'number' }),
    /** Encrypted TOTP secret awaiting confirmation. */
    totpPending: text('totp_pending'),
    /** Part of the signatures of known browsers' tokens: a new one revokes them. */
    deviceNonce: text('device_nonce').notNull().default(''),
    disabledAt: moment('disabled_at'),
    createdAt: moment('created_at').notNull(),
    lastLoginAt: moment('last_login_at'),
    /** Language of the page on which they last signed in, for emails. */
    language: text('language').$type<Language>(),
    /** Manually set availability for new leads. Source: TEAM-03. */
    status: text('status').$type<MemberStatus>().notNull().default('available'),
    /** Whether it follows their calendar instead, if they have one. */
    followsCalendar: boolean('follows_calendar').notNull().default(true),
    /** When it follows the calendar again; null until further notice. */
    statusUntil: moment('status_until'),
    /** Services whose leads they receive. */
    services: text('services').array().notNull().default([]),
    /** Id of their person on the public team page (content/team); null for none. */
    memberId: text('member_id'),
  },
  (table) => [
    uniqueIndex('staff_email_key').on(table.email),
    uniqueIndex('staff_name_key').on(table.nameKey),
    uniqueIndex('staff_member_key').on(table.memberId),
  ],
);

/** Requirements of each role; a role without a row has the default. */
export const staffRoles = pgTable('staff_roles', {
  role: text('role').$type<Role>().primaryKey(),
  requiresSecondStep: boolean('requires_second_step').notNull(),
});

/** Sessions. Only the SHA-256 of a token is stored, so that reading this table grants no access. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: uuid('id').primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    /** Hash of the token before the last rotation. */
    previousHash: text('previous_hash'),
    stage: text('stage').$type<Stage>().notNull(),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    rotatedAt: moment('rotated_at').notNull(),
    /** When password and code were last entered for the current token. */
    confirmedAt: moment('confirmed_at')
      .notNull()
      .default(sql`to_timestamp(0)`),
    /** Whether the browser has sent the current token back. */
    isConfirmed: boolean('is_confirmed').notNull(),
    /** IP address at sign-in. */
    address: text('address').notNull(),
    /** User-Agent header. */
    agent: text('agent').notNull(),
  },
  (table) => [
    uniqueIndex('staff_sessions_token_key').on(table.tokenHash),
    index('staff_sessions_previous_idx').on(table.previousHash),
    index('staff_sessions_staff_idx').on(table.staffId),
  ],
);

/** Links for choosing a password, each valid once. Only the SHA-256 of a token is stored. */
export const staffLinks = pgTable(
  'staff_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<LinkPurpose>().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('staff_links_staff_idx').on(table.staffId)],
);

/** Recovery codes, each valid once. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    hash: text('hash').primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    usedAt: moment('used_at'),
  },
  (table) => [index('staff_recovery_codes_staff_idx').on(table.staffId)],
);

/** Failed sign-in attempts by a hash of their key; shared by all processes. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    key: text('key').primaryKey(),
    /** Hash of the account, existing or not, to clear its counts; null for keys of any account. */
    account: text('account'),
    count: integer('count').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [
    index('sign_in_failures_last_idx').on(table.lastAt),
    index('sign_in_failures_account_idx').on(table.account),
  ],
);

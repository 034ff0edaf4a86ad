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
import type { Role } from '#app/domain/crm/entities.ts';
import type { Stage } from '#app/domain/staff/session-rules.ts';

const moment = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Accounts of staff. They are disabled and not deleted: what they did stays theirs. */
export const staff = pgTable(
  'staff',
  {
    id: uuid('id').primaryKey(),
    /** In lower case. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    role: text('role').$type<Role>().notNull(),
    /** argon2id, in the PHC string format. */
    passwordHash: text('password_hash').notNull(),
    /** Set while the password is one that an administrator gave, which must be replaced by then. */
    oneTimeUntil: moment('one_time_until'),
    /** Secret of the second step, sealed; null without one. */
    totpSecret: text('totp_secret'),
    /** Number of the step whose code was last taken: each is good once. */
    totpLastStep: bigint('totp_last_step', { mode: 'number' }),
    /** Sealed secret of a second step that is being set up. */
    totpPending: text('totp_pending'),
    disabledAt: moment('disabled_at'),
    createdAt: moment('created_at').notNull(),
    lastLoginAt: moment('last_login_at'),
  },
  (table) => [uniqueIndex('staff_email_key').on(table.email)],
);

/** Who is signed in where. Tokens are kept as their SHA-256 only: reading this table signs nobody in. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: uuid('id').primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    /** Of the token before the last rotation. */
    previousHash: text('previous_hash'),
    stage: text('stage').$type<Stage>().notNull(),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    rotatedAt: moment('rotated_at').notNull(),
    /** Whether the current token has come back from the browser. */
    isConfirmed: boolean('is_confirmed').notNull(),
    /** Network address at sign-in. */
    address: text('address').notNull(),
    /** What the browser calls itself. */
    agent: text('agent').notNull(),
  },
  (table) => [
    uniqueIndex('staff_sessions_token_key').on(table.tokenHash),
    index('staff_sessions_previous_idx').on(table.previousHash),
    index('staff_sessions_staff_idx').on(table.staffId),
  ],
);

/** Codes that stand in for a lost second step, each once. */
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

/** Tries that failed, by a hash of what is counted; in the database, so that every process counts together. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [index('sign_in_failures_last_idx').on(table.lastAt)],
);

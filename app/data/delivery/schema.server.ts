import { sql } from 'drizzle-orm';
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
import type { OutboxMessage } from '#app/domain/outbox.ts';

const moment = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** What has to leave the house. Written in the transaction that makes it necessary, so that neither is without the other. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey(),
    topic: text('topic').$type<OutboxMessage['topic']>().notNull(),
    /** Null once a message that held a secret is settled. */
    payload: jsonb('payload').$type<OutboxMessage['payload']>(),
    dedupeKey: text('dedupe_key'),
    /** The person it tells of, in lower case, for the privacy desk. */
    about: text('about'),
    createdAt: moment('created_at').notNull(),
    /** From when on a worker may take it. Taking it moves this by a lease, so that it comes back if the worker dies. */
    dueAt: moment('due_at').notNull(),
    /** How often it was taken. A worker settles a message only if nobody has taken it since. */
    attempts: integer('attempts').notNull(),
    sentAt: moment('sent_at'),
    deadAt: moment('dead_at'),
    /** Code of the last failure. */
    lastError: text('last_error'),
  },
  (table) => [
    index('outbox_due_idx')
      .on(table.topic, table.dueAt)
      .where(sql`${table.sentAt} is null and ${table.deadAt} is null`),
    uniqueIndex('outbox_dedupe_key').on(table.dedupeKey),
    index('outbox_about_idx').on(table.about),
    index('outbox_created_idx').on(
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);

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
import { localPartOf } from '#app/data/engine/local-part.server.ts';
import type { OutboxMessage } from '#app/domain/delivery/outbox.ts';

const moment = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Messages to deliver. Written in the transaction that causes them, so that neither exists without the other. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey(),
    topic: text('topic').$type<OutboxMessage['topic']>().notNull(),
    /** Null once a message that contained a secret is settled. */
    payload: jsonb('payload').$type<OutboxMessage['payload']>(),
    dedupeKey: text('dedupe_key'),
    /**
     * An email's text with its headers, if no mail server is configured: it is read here instead of being sent.
     * Encrypted if the email grants access to an account.
     */
    mailText: text('letter'),
    /** Email address of the person it is about, in lower case; for exports and erasures. */
    about: text('about'),
    createdAt: moment('created_at').notNull(),
    /** When a worker may claim it. A claim moves this by a lease, so that the message returns if the worker dies. */
    dueAt: moment('due_at').notNull(),
    /** End of the claiming worker's lease; null while unclaimed. */
    heldUntil: moment('held_until'),
    /** Number of claims. A worker can settle a message only if nobody has claimed it since. */
    attempts: integer('attempts').notNull(),
    sentAt: moment('sent_at'),
    deadAt: moment('dead_at'),
    /** Code of the last failure. */
    lastError: text('last_error'),
    /** Trace context of the originating request, as a W3C `traceparent`: random ids, no personal data. */
    trace: text('trace'),
  },
  (table) => [
    index('outbox_due_idx')
      .on(table.topic, table.dueAt)
      .where(sql`${table.sentAt} is null and ${table.deadAt} is null`),
    uniqueIndex('outbox_dedupe_key').on(table.dedupeKey),
    index('outbox_about_idx').on(table.about),
    index('outbox_mailbox_idx').on(localPartOf(table.about), table.createdAt),
    index('outbox_created_idx').on(
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);

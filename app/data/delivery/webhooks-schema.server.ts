import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { WebhookEventType } from '#app/domain/delivery/webhooks.ts';

const moment = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Webhook endpoints of other systems. */
export const webhookEndpoints = pgTable('webhook_endpoints', {
  id: uuid('id').primaryKey(),
  url: text('url').notNull(),
  description: text('description').notNull(),
  events: jsonb('events').$type<readonly WebhookEventType[]>().notNull(),
  /** Encrypted, not hashed: it signs every delivery. */
  secret: text('secret').notNull(),
  /** The previous secret, which also signs for a day after a replacement. */
  formerSecret: text('former_secret'),
  formerUntil: moment('former_until'),
  disabledAt: moment('disabled_at'),
  createdAt: moment('created_at').notNull(),
});

/** Log of delivery attempts. The payload is in the outbox. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid('id').primaryKey(),
    /** Id of the outbox message, which may be purged before its log. */
    messageId: uuid('message_id').notNull(),
    endpointId: uuid('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    event: text('event').$type<WebhookEventType>().notNull(),
    attempt: integer('attempt').notNull(),
    /** HTTP status; null without a response. */
    status: integer('status'),
    /** Failure code; null when delivered. */
    failure: text('failure'),
    /** In milliseconds. */
    duration: integer('duration').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('webhook_deliveries_endpoint_idx').on(
      table.endpointId,
      table.at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('webhook_deliveries_message_idx').on(table.messageId),
    index('webhook_deliveries_at_idx').on(table.at),
  ],
);

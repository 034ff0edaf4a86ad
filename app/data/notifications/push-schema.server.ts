import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, plain } from '#app/data/engine/field-columns.server.ts';
import { staff } from '#app/data/staff/schema.server.ts';

/** Browsers subscribed to an account's Web Push messages. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid('id').primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** The latest session in this browser. It may have timed out since; ending it ends the subscription. */
    sessionId: uuid('session_id').notNull(),
    /** SHA-256 of the endpoint. */
    endpointHash: plain('endpoint_hash').notNull(),
    /** Endpoint and keys, encrypted: a database copy alone cannot send to browsers. */
    sealed: text('sealed').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When the CRM was last open in it. */
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    uniqueIndex('push_subscriptions_endpoint_key').on(table.endpointHash),
    index('push_subscriptions_staff_idx').on(table.staffId),
    index('push_subscriptions_seen_idx').on(table.seenAt),
  ],
);

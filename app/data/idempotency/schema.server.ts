import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** API calls made with an `Idempotency-Key`, for clients that lost the response. */
export const madeCalls = pgTable(
  'made_calls',
  {
    /** A hash of the caller and their key. */
    key: text('key').primaryKey(),
    /** A hash of the request. */
    asked: text('asked').notNull(),
    /** Encrypted, because it may contain personal data and new secrets; null while the call is running. */
    answer: text('answer'),
    at: timestamp('at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  },
  (table) => [index('made_calls_at_idx').on(table.at)],
);

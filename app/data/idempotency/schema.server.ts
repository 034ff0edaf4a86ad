import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Calls of the API that were made with an `Idempotency-Key`, for those who have lost the answer. */
export const madeCalls = pgTable(
  'made_calls',
  {
    /** A hash of the caller and their key. */
    key: text('key').primaryKey(),
    /** A hash of what was asked. */
    asked: text('asked').notNull(),
    /** Encrypted, because it may hold people's data and new secrets; null while the call is being made. */
    answer: text('answer'),
    at: timestamp('at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  },
  (table) => [index('made_calls_at_idx').on(table.at)],
);

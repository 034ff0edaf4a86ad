import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Calls in the current window by a hash of the caller; shared by all processes. */
export const callCounts = pgTable(
  'call_counts',
  {
    key: text('key').primaryKey(),
    /** Start of the window. */
    since: timestamp('since', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [index('call_counts_since_idx').on(table.since)],
);

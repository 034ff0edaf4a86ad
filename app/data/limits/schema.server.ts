import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Calls of the present window by a hash of who calls; in the database, so that every process counts together. */
export const callCounts = pgTable(
  'call_counts',
  {
    key: text('key').primaryKey(),
    /** When the window began. */
    since: timestamp('since', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [index('call_counts_since_idx').on(table.since)],
);

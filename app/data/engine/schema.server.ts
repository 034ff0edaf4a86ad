import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Periodic jobs, each run by one process at a time. */
export const jobs = pgTable('jobs', {
  name: text('name').primaryKey(),
  /** Time of the next run. */
  dueAt: moment('due_at').notNull(),
  /** End of the lease of the process that runs it; another one may claim it afterwards. */
  heldUntil: moment('held_until'),
});

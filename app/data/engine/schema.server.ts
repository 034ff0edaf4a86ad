import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** What is done again and again, by one process at a time. */
export const jobs = pgTable('jobs', {
  name: text('name').primaryKey(),
  /** When it is to be done next. */
  dueAt: moment('due_at').notNull(),
  /** Until when a process has it; after that another one may take it over. */
  heldUntil: moment('held_until'),
});

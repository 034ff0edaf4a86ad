import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Cockpit } from '#app/domain/cockpit.ts';

/** How the public site is set, in one row. Nothing is here until somebody saves the cockpit. */
export const siteSettings = pgTable('site_settings', {
  id: text('id').primaryKey(),
  /** 1 for what was saved first, one more with each change: what every process looks at to notice one. */
  version: integer('version').notNull(),
  cockpit: jsonb('cockpit').$type<Cockpit>().notNull(),
  changedAt: timestamp('changed_at', {
    withTimezone: true,
    precision: 3,
    mode: 'date',
  }).notNull(),
});

import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { MeetingSettings } from '#app/domain/bookings/meeting-settings.ts';
import type { SiteSettings } from '#app/domain/settings/site-settings.ts';

/** The site settings, in one row; empty until they are first saved. */
export const siteSettings = pgTable('site_settings', {
  id: text('id').primaryKey(),
  /** Starts at 1 and grows with each change; processes poll it to notice changes. */
  version: integer('version').notNull(),
  /** The column keeps the name of the settings' page (decision 20). */
  site: jsonb('cockpit').$type<SiteSettings>().notNull(),
  /** The agency's meeting settings; null until they are first saved. */
  meetings: jsonb('meetings').$type<MeetingSettings>(),
  changedAt: timestamp('changed_at', {
    withTimezone: true,
    precision: 3,
    mode: 'date',
  }).notNull(),
});

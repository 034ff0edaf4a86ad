import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '#app/data/engine/field-columns.server.ts';
import { leads } from '#app/data/leads/schema.server.ts';
import { staff } from '#app/data/staff/schema.server.ts';
import {
  bookingChannels,
  bookingKinds,
  type BookingChannel,
  type BookingKind,
  type BookingStatus,
} from '#app/domain/bookings/booking.ts';
import type { HolidayRegion } from '#app/domain/bookings/holidays.ts';
import type { DaysOff, Stretch } from '#app/domain/bookings/schedule.ts';
import type { Language } from '#app/domain/languages.ts';

/** Meeting hours of accounts; an account without a row takes no meetings. */
export const staffSchedules = pgTable(
  'staff_schedules',
  {
    staffId: uuid('staff_id')
      .primaryKey()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** Version of the settings; connected calendars change without it. */
    version: integer('version').notNull().default(1),
    timeZone: text('time_zone').notNull(),
    /** Parsed by `parseWorkingWeek`. */
    week: text('week').notNull(),
    daysOff: jsonb('days_off').$type<DaysOff[]>().notNull(),
    holidays: text('holidays').$type<HolidayRegion>(),
    noticeHours: integer('notice_hours').notNull(),
    horizonDays: integer('horizon_days').notNull(),
    bufferMinutes: integer('buffer_minutes').notNull(),
    mostPerDay: integer('most_per_day'),
    /** Kinds and channels offered. */
    kinds: jsonb('kinds')
      .$type<BookingKind[]>()
      .notNull()
      .default([...bookingKinds]),
    channels: jsonb('channels')
      .$type<BookingChannel[]>()
      .notNull()
      .default([...bookingChannels]),
    /** URL of the person's own video calls; null for the agency's. */
    videoUrl: text('video_url'),
    /** SHA-256 of the token in the feed's address; null without a feed. */
    feedTokenHash: text('feed_token_hash'),
    /** Encrypted address of a calendar whose events count as busy; null without one. */
    busyUrl: text('busy_url'),
    busy: jsonb('busy').$type<Stretch[]>().notNull().default([]),
    /** When the calendar was last read, and the code of the last failure. */
    busyReadAt: moment('busy_read_at'),
    busyFailure: text('busy_failure'),
  },
  (table) => [uniqueIndex('staff_schedules_feed_key').on(table.feedTokenHash)],
);

/** Meetings. The person's details are also the lead's: a booking is erased and purged with it. */
export const bookings = pgTable(
  'bookings',
  {
    id: uuid('id').primaryKey(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** An account, which may be erased while the booking is kept. */
    memberId: uuid('member_id').notNull(),
    kind: text('kind').$type<BookingKind>().notNull(),
    channel: text('channel').$type<BookingChannel>().notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    status: text('status').$type<BookingStatus>().notNull(),
    /** Increased with each invitation sent (RFC 5545, 3.8.7.4). */
    sequence: integer('sequence').notNull(),
    /** The visitor's time zone. */
    timeZone: text('time_zone').notNull(),
    language: text('language').$type<Language>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Enqueued reminders: the day before and the hour before. */
    dayReminderAt: moment('day_reminder_at'),
    hourReminderAt: moment('hour_reminder_at'),
  },
  (table) => [
    uniqueIndex('bookings_lead_key').on(table.leadId),
    // Includes the status, so that a month's meetings are counted by an index-only scan.
    index('bookings_member_idx').on(table.memberId, table.startsAt, table.status),
    index('bookings_starts_idx').on(table.startsAt),
  ],
);

/**
 * Quarter hours claimed by bookings. The primary key prevents double bookings on every engine: distributed ones have no
 * exclusion constraints.
 */
export const bookingQuarters = pgTable(
  'booking_quarters',
  {
    memberId: uuid('member_id').notNull(),
    /** Number of the quarter hour since the epoch. */
    quarter: integer('quarter').notNull(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.quarter] }),
    index('booking_quarters_booking_idx').on(table.bookingId),
  ],
);

import { Temporal } from 'temporal-polyfill';
import { bookingChannels, bookingKinds, type BookingChannel, type BookingKind } from './booking.ts';
import { dayOn, instantOn, type Day } from './days.ts';
import { holidayOn, type Holiday, type HolidayRegion } from './holidays.ts';
import type { WorkingWeek } from './working-week.ts';

/** Dates off, `YYYY-MM-DD`, both included, with a reason shown to colleagues. */
export interface DaysOff {
  from: string;
  to: string;
  reason?: string;
}

/** When a member takes meetings. */
export interface Schedule {
  /** Time zone of the hours (IANA). */
  timeZone: string;
  week: WorkingWeek;
  daysOff: readonly DaysOff[];
  holidays: HolidayRegion | null;
  /** Minimum hours between a booking and its meeting. */
  noticeHours: number;
  /** How many days ahead can be booked. */
  horizonDays: number;
  /** Minutes kept free after a meeting. */
  bufferMinutes: number;
  /** Maximum number of meetings per day; null for no limit. */
  mostPerDay: number | null;
  /** Kinds and channels offered. */
  kinds: readonly BookingKind[];
  channels: readonly BookingChannel[];
  /** URL of the member's own video calls; null for the agency's. */
  videoUrl: string | null;
}

/** Limits of a schedule. */
export const scheduleLimits = {
  hoursPerDay: 4,
  daysOff: 60,
  /** Characters. */
  reason: 80,
  noticeHours: 336,
  horizonDays: 365,
  bufferMinutes: 120,
  mostPerDay: 48,
} as const;

/** Default terms of meetings. */
export const defaultTerms = {
  holidays: null,
  noticeHours: 4,
  horizonDays: 30,
  bufferMinutes: 0,
  mostPerDay: null,
  kinds: bookingKinds,
  channels: bookingChannels,
  videoUrl: null,
} as const satisfies Partial<Schedule>;

export const defaultSchedule = {
  ...defaultTerms,
  daysOff: [],
} as const satisfies Partial<Schedule>;

/** A period in epoch milliseconds; the end is excluded. */
export interface Stretch {
  start: number;
  end: number;
}

/** Date of an instant (epoch milliseconds) in a zone (IANA), `YYYY-MM-DD`. */
export function dateIn(timeZone: string, instant: number): string {
  return Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
}

/** First and last instant of a date in a zone, in epoch milliseconds; the end is excluded. */
export function dayBounds(date: string, timeZone: string): { from: number; to: number } {
  const { start, end } = dayOn(date, timeZone);
  return { from: start, to: end };
}

/** Reason why a date with weekly hours is off. */
export type Closure = { is: 'off'; reason: string } | { is: 'holiday'; holiday: Holiday };

/** Why a member is away on a date, `YYYY-MM-DD`; null if the weekly hours apply. */
export function closureOn(
  { daysOff, holidays }: Pick<Schedule, 'daysOff' | 'holidays'>,
  date: string,
): Closure | null {
  const off = daysOff.find(({ from, to }) => from <= date && date <= to);
  if (off) return { is: 'off', reason: off.reason ?? '' };
  const holiday = holidays && holidayOn(holidays, date);
  return holiday ? { is: 'holiday', holiday } : null;
}

/**
 * Working hours of a date as instants. When clocks go forward, a skipped time becomes the one after it; when they go
 * back, an ambiguous start is the first occurrence and an ambiguous end the second.
 */
export function workingHoursOn(schedule: Schedule, date: string): Stretch[] {
  return workingHoursIn(schedule, dayOn(date, schedule.timeZone));
}

/** `workingHoursOn` for a day in the schedule's time zone. */
export function workingHoursIn(schedule: Schedule, day: Day): Stretch[] {
  if (closureOn(schedule, day.date)) return [];
  return schedule.week[day.weekday]
    .map(({ from, to }) => ({
      start: instantOn(day, from, 'compatible'),
      end: instantOn(day, to, 'later'),
    }))
    .filter(({ start, end }) => start < end);
}

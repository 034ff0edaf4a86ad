import { Temporal } from 'temporal-polyfill';
import { bookingChannels, bookingKinds, type BookingChannel, type BookingKind } from './booking.ts';
import { dayOn, instantOn, type Day } from './days.ts';
import { holidayOn, type Holiday, type HolidayRegion } from './holidays.ts';
import type { WorkingWeek } from './working-week.ts';

/** Dates off, `YYYY-MM-DD`, both included, with the reason that colleagues read. */
export interface DaysOff {
  from: string;
  to: string;
  reason?: string;
}

/** When somebody takes meetings. */
export interface Schedule {
  /** IANA name of the zone that the hours are written in. */
  timeZone: string;
  week: WorkingWeek;
  daysOff: readonly DaysOff[];
  holidays: HolidayRegion | null;
  /** Hours between a booking and its meeting, at least. */
  noticeHours: number;
  /** Days ahead that can be booked. */
  horizonDays: number;
  /** Minutes kept free after a meeting. */
  bufferMinutes: number;
  /** Most meetings on one day; null for as many as fit. */
  mostPerDay: number | null;
  /** What is offered. */
  kinds: readonly BookingKind[];
  channels: readonly BookingChannel[];
  /** Address of the person's own video calls; null for the agency's. */
  videoUrl: string | null;
}

/** Most of what a schedule may say. */
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

/** Terms of meetings where nobody has said any. */
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

/** A stretch of time in epoch milliseconds; the end is excluded. */
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

/** Why nobody works on a date of the week's hours. */
export type Closure = { is: 'off'; reason: string } | { is: 'holiday'; holiday: Holiday };

/** Why somebody is away on a date, `YYYY-MM-DD`; null where the week's hours hold. */
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
 * Working hours of a date as instants. On the day that clocks go forward, an hour that does not exist is the one after
 * it; on the day that they go back, an ambiguous start is its first reading and an ambiguous end its second.
 */
export function workingHoursOn(schedule: Schedule, date: string): Stretch[] {
  return workingHoursIn(schedule, dayOn(date, schedule.timeZone));
}

/** `workingHoursOn` of a day in the schedule's zone. */
export function workingHoursIn(schedule: Schedule, day: Day): Stretch[] {
  if (closureOn(schedule, day.date)) return [];
  return schedule.week[day.weekday]
    .map(({ from, to }) => ({
      start: instantOn(day, from, 'compatible'),
      end: instantOn(day, to, 'later'),
    }))
    .filter(({ start, end }) => start < end);
}

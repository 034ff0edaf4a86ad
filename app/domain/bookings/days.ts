import { Temporal } from 'temporal-polyfill';
import { hour, minute } from '../durations.ts';
import { createMemoCache } from './memo-cache.ts';
import { weekdays, type Weekday } from './working-week.ts';

/** A date in a time zone; 24 hours long, except when daylight saving time starts or ends. */
export interface Day {
  /** `YYYY-MM-DD`. */
  date: string;
  weekday: Weekday;
  timeZone: string;
  /** Its first instant, and that of the next date, in epoch milliseconds. */
  start: number;
  end: number;
}

const knownDays = createMemoCache<Day>(5000);

/** @param date `YYYY-MM-DD` */
export function dayOn(date: string, timeZone: string): Day {
  return knownDays(`${timeZone} ${date}`, () => toDay(Temporal.PlainDate.from(date), timeZone));
}

/** Dates in a time zone between two instants in epoch milliseconds, both included. */
export function daysBetween(timeZone: string, from: number, to: number): Day[] {
  const days: Day[] = [];
  let date = Temporal.Instant.fromEpochMilliseconds(from)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
  for (let day = dayOn(date, timeZone); day.start <= to; day = dayOn(date, timeZone)) {
    days.push(day);
    date = dateAfter(date);
  }
  return days;
}

/** `daysBetween` for several time zones, each computed once. */
export function daysOfZones({ from, to }: { from: number; to: number }) {
  const known = new Map<string, Day[]>();
  return (timeZone: string): readonly Day[] => {
    const days = known.get(timeZone) ?? daysBetween(timeZone, from, to);
    known.set(timeZone, days);
    return days;
  };
}

function dateAfter(date: string): string {
  return new Date(Date.parse(date) + usualLength).toISOString().slice(0, 10);
}

function toDay(date: Temporal.PlainDate, timeZone: string): Day {
  return {
    date: date.toString(),
    weekday: weekdays[date.dayOfWeek - 1] ?? 'mon',
    timeZone,
    start: startOf(date, timeZone),
    end: startOf(date.add({ days: 1 }), timeZone),
  };
}

function startOf(date: Temporal.PlainDate, timeZone: string): number {
  return date.toZonedDateTime(timeZone).epochMilliseconds;
}

const usualLength = 24 * hour;

/**
 * The instant at which local time is the given number of minutes after midnight. When clocks go forward, a time that is
 * skipped becomes the one after it; when they go back, `side` chooses between the two.
 */
export function instantOn(day: Day, minutes: number, side: 'compatible' | 'later'): number {
  if (day.end - day.start === usualLength) return day.start + minutes * minute;
  return Temporal.PlainDate.from(day.date)
    .toPlainDateTime()
    .add({ minutes })
    .toZonedDateTime(day.timeZone, { disambiguation: side }).epochMilliseconds;
}

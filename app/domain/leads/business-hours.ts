import { holidayOn } from '../bookings/holidays.ts';
import { day, hour } from '../durations.ts';
import { agencyHolidays, agencyTimeZone } from '../time-zone.ts';

/**
 * Working time within which a reply is promised ("Réponse sous 24h ouvrables", CTC-16), in milliseconds. It is counted
 * on working days, from midnight to midnight in the agency's time zone: a message sent on a Friday at 15:00 is due on
 * Monday at 15:00, one sent on a Sunday by the end of Monday. Why: docs/decisions/035-what-24-h-counts.md.
 */
export const promised = 24 * hour;

/** A calendar date without a time zone: milliseconds of its midnight in UTC. */
type CalendarDay = number;

const wallClock = new Intl.DateTimeFormat('en-CA', {
  timeZone: agencyTimeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** Local time at an instant, as milliseconds of the same date and time in UTC. */
function wallTime(moment: number): number {
  const parts = wallClock.formatToParts(moment);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const seconds = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return seconds + (((moment % 1000) + 1000) % 1000);
}

/** The instant of a local hour on a date; neither is ever close to a daylight saving change. */
function momentOf(date: CalendarDay, hours: number): number {
  const wanted = date + hours * hour;
  const guess = wanted + (wanted - wallTime(wanted));
  return guess + (wanted - wallTime(guess));
}

/** The date in the office's time zone at an instant (epoch milliseconds), as `2026-01-31`. */
export function officeDay(moment: number): string {
  return dateText(dayOf(moment));
}

/**
 * The latest instant, in epoch milliseconds, at which it was a given full hour at the office.
 *
 * @param hours 0 to 23
 * @param now epoch milliseconds
 */
export function latestOfficeHour(hours: number, now: number): number {
  const today = momentOf(dayOf(now), hours);
  return today <= now ? today : momentOf(dayOf(now) - day, hours);
}

const dayOf = (moment: number): CalendarDay => Math.floor(wallTime(moment) / day) * day;

/**
 * When a reply is due, in epoch milliseconds.
 *
 * @param received epoch milliseconds
 */
export function answerDueAt(received: number): number {
  let left = promised;
  for (let date = dayOf(received); ; date += day) {
    if (!isWorkingDay(date)) continue;
    const from = Math.max(momentOf(date, 0), received);
    const rest = momentOf(date, 24) - from;
    if (left <= rest) return from + left;
    left -= rest;
  }
}

/**
 * Working time between two instants, in milliseconds; negative if the second is earlier. Clocks change only on Sundays.
 *
 * @param from,to epoch milliseconds
 */
export function workingTimeBetween(from: number, to: number): number {
  if (to < from) return -workingTimeBetween(to, from);
  const [start, end] = [wallTime(from), wallTime(to)];
  let sum = 0;
  for (let date = dayOf(from); date < end; date += day)
    if (isWorkingDay(date)) sum += Math.min(date + day, end) - Math.max(date, start);
  return sum;
}

export interface AnswerClock {
  state: 'running' | 'late' | 'kept' | 'missed';
  /** Epoch milliseconds. */
  dueAt: number;
  /**
   * Remaining working time in milliseconds, negative if overdue; for an answered message, what remained when it was
   * answered.
   */
  left: number;
}

/**
 * State of the promised response time for one message.
 *
 * @param now epoch milliseconds
 */
export function answerClock(
  { createdAt, answeredAt }: { createdAt: string; answeredAt: string | null },
  now: number,
): AnswerClock {
  const dueAt = answerDueAt(Date.parse(createdAt));
  const at = answeredAt === null ? now : Date.parse(answeredAt);
  const isIn = at <= dueAt;
  const left = workingTimeBetween(at, dueAt);
  if (answeredAt === null) return { state: isIn ? 'running' : 'late', dueAt, left };
  return { state: isIn ? 'kept' : 'missed', dueAt, left };
}

function isWorkingDay(date: CalendarDay): boolean {
  const weekday = new Date(date).getUTCDay();
  return weekday !== 0 && weekday !== 6 && holidayOn(agencyHolidays, dateText(date)) === null;
}

/** A date as `2026-01-31`. */
const dateText = (date: CalendarDay): string => new Date(date).toISOString().slice(0, 10);

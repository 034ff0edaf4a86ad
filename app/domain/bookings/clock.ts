import { Temporal } from 'temporal-polyfill';
import type { ClockStretch } from './agenda.ts';
import { dayBounds, type Stretch } from './schedule.ts';

const wholeDay = 24 * 60;

/** Date and minute after midnight of an instant (epoch milliseconds) in a time zone. */
export function clockAt(instant: number, timeZone: string): { date: string; minute: number } {
  const at = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone);
  return { date: at.toPlainDate().toString(), minute: at.hour * 60 + at.minute };
}

/** The part of a period that falls on a date in a time zone; null if none does. */
export function clockStretch(
  { start, end }: Stretch,
  date: string,
  timeZone: string,
): ClockStretch | null {
  const { from, to } = dayBounds(date, timeZone);
  if (end <= from || start >= to) return null;
  return {
    from: start <= from ? 0 : clockAt(start, timeZone).minute,
    to: end >= to ? wholeDay : clockAt(end, timeZone).minute,
  };
}

/** The given number of consecutive dates from a first one on, `YYYY-MM-DD`. */
export function datesFrom(date: string, count: number): string[] {
  const first = Temporal.PlainDate.from(date);
  return Array.from({ length: count }, (_, days) => first.add({ days }).toString());
}

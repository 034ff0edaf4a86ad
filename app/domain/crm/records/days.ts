import { day as dayLength } from '../../durations.ts';
import { agencyTimeZone } from '../../time-zone.ts';
import type { Day, Instant } from './field.ts';

/** Swedish dates are in ISO 8601 format. */
const isoDate = new Intl.DateTimeFormat('sv-SE', { timeZone: agencyTimeZone });
const dayOfHour = new Map<string, Day>();

/** Number of cached hours: two years. */
const mostHours = 20_000;

/** The day of an instant in the agency's time zone. */
export function dayOf(instant: Instant): Day {
  // Formatting is slow, and days in that time zone always begin on a full hour of UTC.
  const hour = instant.slice(0, 13);
  const known = dayOfHour.get(hour);
  if (known) return known;
  const day = isoDate.format(new Date(instant));
  if (dayOfHour.size >= mostHours) dayOfHour.clear();
  dayOfHour.set(hour, day);
  return day;
}

/** The month of an instant in the agency's time zone, as `2026-03`. */
export function monthOf(instant: Instant): string {
  return dayOf(instant).slice(0, 7);
}

/** The day a number of days later. */
export function daysAfter(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);
}

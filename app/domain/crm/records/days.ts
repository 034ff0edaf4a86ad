import { day as dayLength } from '../../durations.ts';
import { agencyTimeZone } from '../../time-zone.ts';
import type { Day, Instant } from './field.ts';

/** Swedish dates are ISO 8601's. */
const isoDate = new Intl.DateTimeFormat('sv-SE', { timeZone: agencyTimeZone });
const dayOfHour = new Map<string, Day>();

/** Hours that are remembered: those of two years. */
const mostHours = 20_000;

/** The day of an instant at the agency's office. */
export function dayOf(instant: Instant): Day {
  // Formatting is slow, and no day there begins within an hour of UTC.
  const hour = instant.slice(0, 13);
  const known = dayOfHour.get(hour);
  if (known) return known;
  const day = isoDate.format(new Date(instant));
  if (dayOfHour.size >= mostHours) dayOfHour.clear();
  dayOfHour.set(hour, day);
  return day;
}

/** The month of an instant at the agency's office, as `2026-03`. */
export function monthOf(instant: Instant): string {
  return dayOf(instant).slice(0, 7);
}

/** A day so many days later. */
export function daysAfter(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);
}

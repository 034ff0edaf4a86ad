import type { Day, Instant } from './field.ts';
import { day as dayLength } from '../../durations.ts';

/** The day of an instant, in UTC. */
export function dayOf(instant: Instant): Day {
  return instant.slice(0, 10);
}

/** A day so many days later. */
export function daysAfter(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);
}

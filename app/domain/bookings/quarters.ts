import { minute } from './booking.ts';

/** Length of a quarter of an hour in milliseconds: the unit in which a person's time is claimed. */
export const quarter = 15 * minute;

/**
 * Numbers of the quarter hours since the epoch that a stretch of time touches. Offsets of time zones are multiples of
 * a quarter hour, so the numbers are the same on every clock.
 *
 * @param start,end Epoch milliseconds; the end is excluded
 */
export function quartersOf(start: number, end: number): number[] {
  const first = Math.floor(start / quarter);
  const count = Math.max(0, Math.ceil(end / quarter) - first);
  return Array.from({ length: count }, (_, index) => first + index);
}

import { minute } from '../durations.ts';
import { lengthOf, type BookingKind } from './booking.ts';

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

/** Milliseconds between starts that are offered: half hours for longer meetings, so that a day's list stays short. */
const stepOf = { '15': quarter, '30': 2 * quarter, '60': 2 * quarter } as const satisfies Record<
  BookingKind,
  number
>;

/** Times of a stretch at which a meeting can begin and still end within it. */
export function startsIn(
  { start, end }: { start: number; end: number },
  kind: BookingKind,
): number[] {
  const step = stepOf[kind];
  const first = Math.ceil(start / quarter) * quarter;
  const count = Math.max(0, Math.floor((end - lengthOf(kind) - first) / step) + 1);
  return Array.from({ length: count }, (_, index) => first + index * step);
}

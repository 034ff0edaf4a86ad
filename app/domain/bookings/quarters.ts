import { minute } from '../durations.ts';
import { lengthOf, type BookingKind } from './booking.ts';

/** A quarter of an hour in milliseconds: the unit in which a person's time is reserved. */
export const quarter = 15 * minute;

/**
 * Indexes since the epoch of the quarter hours that a period touches. Offsets of time zones are multiples of a quarter
 * hour, so the indexes are the same in every zone.
 *
 * @param start,end Epoch milliseconds; the end is excluded
 */
export function quartersOf(start: number, end: number): number[] {
  const first = Math.floor(start / quarter);
  const count = Math.max(0, Math.ceil(end / quarter) - first);
  return Array.from({ length: count }, (_, index) => first + index);
}

/** Milliseconds between offered start times: half an hour for longer meetings, to keep a day's list short. */
const stepOf = { '15': quarter, '30': 2 * quarter, '60': 2 * quarter } as const satisfies Record<
  BookingKind,
  number
>;

/** Times within a period at which a meeting can start and still end within it. */
export function startsIn(
  { start, end }: { start: number; end: number },
  kind: BookingKind,
): number[] {
  const step = stepOf[kind];
  const first = Math.ceil(start / quarter) * quarter;
  const count = Math.max(0, Math.floor((end - lengthOf(kind) - first) / step) + 1);
  return Array.from({ length: count }, (_, index) => first + index * step);
}

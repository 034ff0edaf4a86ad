import { readCalendars } from '#app/data/bookings/calendars.server.ts';
import type { Database } from '#app/data/engine/database.server.ts';
import type { BookingKind } from '#app/domain/bookings/booking.ts';
import { freeSlots, nearestSlots, type Slot } from '#app/domain/bookings/slots.ts';

const day = 86_400_000;

/** How far around a wanted time others are looked for, in days, and how many are offered. */
const searched = 30;
const offered = 3;

/**
 * Free times, by start. None when nobody takes meetings.
 *
 * @param from,to epoch milliseconds; the end is excluded
 * @param member an account, or the id of a person of the public team page; by default everybody
 */
export async function findFreeSlots(
  { db }: Pick<Database, 'db'>,
  asked: { kind: BookingKind; from: number; to: number; member?: string | null; now: number },
): Promise<Slot[]> {
  const { from, to, member } = asked;
  const calendars = await readCalendars(db, { from, to, memberId: member ?? undefined });
  return freeSlots(calendars, asked);
}

/** The free times nearest to one that is not. */
export async function findNearest(
  database: Pick<Database, 'db'>,
  wanted: { kind: BookingKind; start: number; member?: string | null; now: number },
): Promise<Slot[]> {
  const { start, now } = wanted;
  const from = Math.max(now, start - searched * day);
  const to = Math.max(now, start) + searched * day;
  const slots = await findFreeSlots(database, { ...wanted, from, to });
  const starts = new Set<number>();
  // One of each time, whoever it is with.
  const each = slots.filter((slot) => !starts.has(slot.start) && starts.add(slot.start));
  return nearestSlots(each, start, offered);
}

import { readCalendars } from '#app/data/bookings/calendars.server.ts';
import type { Database } from '#app/data/engine/database.server.ts';
import type { BookingChannel, BookingKind } from '#app/domain/bookings/booking.ts';
import { usableChannels } from '#app/domain/bookings/offer.ts';
import {
  calendarFor,
  freeSlots,
  nearestSlots,
  type BookedBy,
  type Calendar,
  type Slot,
} from '#app/domain/bookings/slots.ts';

const day = 86_400_000;

/** How far around a wanted time others are looked for, in days, and how many are offered. */
const searched = 30;
const offered = 3;

interface Asked {
  kind: BookingKind;
  /** An account, or the id of a person of the public team page; by default everybody. */
  member?: string | null | undefined;
  /** How to meet: only those who offer it. */
  channel?: BookingChannel | undefined;
  /** Address of the agency's video calls, or null. */
  videoUrl: string | null;
  /** Epoch milliseconds. */
  now: number;
  by?: BookedBy;
  /** A booking that is about to be moved: its time counts as free. */
  except?: string | undefined;
  /** Whether each time comes with the meetings of its day. */
  countsAll?: boolean | undefined;
}

/** A question with the stretch of time that it is about, in epoch milliseconds; the end is excluded. */
type AskedBetween = Asked & { from: number; to: number };

/** Free times, by start. None when nobody takes meetings. */
export async function findFreeSlots(
  database: Pick<Database, 'db'>,
  asked: AskedBetween,
): Promise<Slot[]> {
  return freeSlots(await findCalendars(database, asked), asked);
}

/** Calendars of the people whom a question is about, and who can be met as it asks. */
export async function findCalendars(
  { db }: Pick<Database, 'db'>,
  asked: AskedBetween,
): Promise<Calendar[]> {
  const { from, to, member, by = 'visitor', except, countsAll, channel, videoUrl } = asked;
  const memberId = member ?? undefined;
  const found = await readCalendars(db, { from, to, memberId, except, countsAll });
  return found
    .map((calendar) => calendarFor(calendar, by))
    .filter(({ schedule }) => {
      const usable = usableChannels(schedule, videoUrl);
      return by === 'staff' || (channel ? usable.includes(channel) : usable.length > 0);
    });
}

/** The free times nearest to one that is not. */
export async function findNearest(
  database: Pick<Database, 'db'>,
  wanted: Asked & { start: number },
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

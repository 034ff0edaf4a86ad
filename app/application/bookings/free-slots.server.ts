import { readCalendars, recallCalendars } from '#app/data/bookings/calendars.server.ts';
import { readHosts, type Host } from '#app/data/bookings/hosts.server.ts';
import type { Database, Reader } from '#app/data/engine/database.server.ts';
import type { BookingChannel, BookingKind } from '#app/domain/bookings/booking.ts';
import { usableChannels } from '#app/domain/bookings/offer.ts';
import {
  calendarFor,
  freeSlots,
  nearestSlots,
  type BookedBy,
  type Calendar,
  type Slot,
  type VersionedCalendars,
} from '#app/domain/bookings/slots.ts';
import { day } from '#app/domain/durations.ts';

/** Range in days around a requested time in which alternatives are sought, and their maximum number. */
const searched = 30;
const offered = 3;

interface SlotRequest {
  kind: BookingKind;
  /** An account, or the id of a person on the public team page; everyone by default. */
  member?: string | null | undefined;
  /** Meeting channel: only people who offer it. */
  channel?: BookingChannel | undefined;
  /** Address of the agency's video calls, or null. */
  videoUrl: string | null;
  /** Epoch milliseconds. */
  now: number;
  by?: BookedBy;
  /** A booking about to be moved: its time counts as free. */
  except?: string | undefined;
  /** Whether each time includes the number of meetings that day. */
  countsAll?: boolean | undefined;
}

/** With its range, in epoch milliseconds; the end is exclusive. */
type SlotRequestBetween = SlotRequest & { from: number; to: number };

/** Free times, by start. Empty when nobody takes meetings. */
export async function findFreeSlots(
  { db }: Pick<Database, 'db'>,
  request: SlotRequestBetween,
): Promise<Slot[]> {
  const { from, to, member, except, countsAll } = request;
  const memberId = member ?? undefined;
  const calendars = await readCalendars(db, { from, to, memberId, except, countsAll });
  return freeSlots(calendarsFor(request, calendars), request);
}

/** A request for display only, without a booking to move. */
type OfferRequest = Omit<SlotRequestBetween, 'except' | 'countsAll'>;

/** Free times for display, computed once per change of a calendar. */
export async function findOfferedSlots(
  database: Pick<Database, 'db'>,
  request: OfferRequest,
): Promise<Slot[]> {
  const { calendars } = await findOfferedCalendars(database, request);
  return freeSlots(calendars, request);
}

/** Calendars used for the displayed free times. */
export async function findOfferedCalendars(
  { db }: Pick<Database, 'db'>,
  request: OfferRequest,
): Promise<VersionedCalendars> {
  const { from, to, member } = request;
  const found = await recallCalendars(db, { from, to, memberId: member ?? undefined });
  return { ...found, calendars: calendarsFor(request, found.calendars) };
}

/** Calendars of people available for the request. */
function calendarsFor(
  { by = 'visitor', channel, videoUrl }: SlotRequest,
  calendars: readonly Calendar[],
): Calendar[] {
  return calendars
    .map((calendar) => calendarFor(calendar, by))
    .filter(({ schedule }) => {
      const usable = usableChannels(schedule, videoUrl);
      return by === 'staff' || (channel ? usable.includes(channel) : usable.length > 0);
    });
}

/** Accounts that visitors can book. @param videoUrl address of the agency's video calls, or null */
export async function readReachableHosts(reader: Reader, videoUrl: string | null): Promise<Host[]> {
  const hosts = await readHosts(reader);
  return hosts.filter((host) => usableChannels(host, videoUrl).length > 0);
}

/** The free times nearest to a taken one. */
export async function findNearest(
  database: Pick<Database, 'db'>,
  wanted: SlotRequest & { start: number },
): Promise<Slot[]> {
  const { start, now } = wanted;
  const from = Math.max(now, start - searched * day);
  const to = Math.max(now, start) + searched * day;
  const slots = await findFreeSlots(database, { ...wanted, from, to });
  const starts = new Set<number>();
  // One per start time, whoever it is with.
  const each = slots.filter((slot) => !starts.has(slot.start) && starts.add(slot.start));
  return nearestSlots(each, start, offered);
}

import { and, asc, eq, gte, inArray, lt, ne, type SQL } from 'drizzle-orm';
import type { Reader, Transaction } from '#app/data/engine/database.server.ts';
import { shownLeadId } from '#app/data/leads/booked-from.server.ts';
import { leads } from '#app/data/leads/schema.server.ts';
import { staff } from '#app/data/staff/schema.server.ts';
import type { Booking, BookingStatus } from '#app/domain/bookings/booking.ts';
import { calendarFor, claimOf, slotsOf, type BookedBy } from '#app/domain/bookings/slots.ts';
import { readCalendars } from './calendars.server.ts';
import { claimQuarters, releaseQuarters, SlotTakenError } from './claim.server.ts';
import { bookings, staffSchedules } from './schema.server.ts';

type Place = Pick<Booking, 'kind' | 'start'> & { memberId: string };

export type NewBooking = Place &
  Pick<Booking, 'id' | 'leadId' | 'channel' | 'end' | 'status' | 'timeZone' | 'language'>;

/**
 * Stores a booking and claims its time.
 *
 * @throws SlotTakenError when the time is no longer free
 */
export async function insertBooking(
  t: Transaction,
  booking: NewBooking,
  now: number,
  by: BookedBy = 'visitor',
): Promise<void> {
  const { start, end, ...rest } = booking;
  const quarters = await freeQuarters(t, booking, { now, by });
  await t.insert(bookings).values({
    ...rest,
    startsAt: new Date(start),
    endsAt: new Date(end),
    sequence: 0,
    createdAt: new Date(now),
  });
  await claimQuarters(t, { memberId: booking.memberId, bookingId: booking.id, quarters });
}

/** The current booking, locked until the transaction ends. Every change starts here. */
export async function lockBooking(t: Transaction, id: string): Promise<Booking | null> {
  await t.select().from(bookings).where(eq(bookings.id, id)).for('update');
  return findBooking(t, { id });
}

/** A booking locked by its transaction. */
type Locked = Pick<Booking, 'id' | 'sequence'>;

/**
 * Moves a booking to another time or person.
 *
 * @throws SlotTakenError
 */
export async function moveBooking(
  t: Transaction,
  { id, sequence }: Locked,
  to: Place & Pick<Booking, 'end'>,
  now: number,
  by: BookedBy = 'visitor',
): Promise<void> {
  await releaseQuarters(t, id);
  const quarters = await freeQuarters(t, to, { now, by, except: id });
  await t
    .update(bookings)
    .set({
      memberId: to.memberId,
      startsAt: new Date(to.start),
      endsAt: new Date(to.end),
      sequence: sequence + 1,
      dayReminderAt: null,
      hourReminderAt: null,
    })
    .where(eq(bookings.id, id));
  await claimQuarters(t, { memberId: to.memberId, bookingId: id, quarters });
}

/** Quarter hours of a time that is free in the current schedule; bookings of one person queue here. */
async function freeQuarters(
  t: Transaction,
  { kind, start, memberId }: Place,
  { now, by, except }: { now: number; by: BookedBy; except?: string },
) {
  await t.select().from(staffSchedules).where(eq(staffSchedules.staffId, memberId)).for('update');
  const asked = { from: start, to: start + 1, memberId, except };
  const [found] = await readCalendars(t, asked);
  const calendar = found && calendarFor(found, by);
  const isFree =
    calendar && slotsOf(calendar, { kind, from: start, to: start + 1, now }).length > 0;
  if (!isFree) throw new SlotTakenError();
  return claimOf(start, kind, calendar.schedule);
}

/** Whether a lead came with a booking. */
export async function hasBooking(reader: Reader, leadId: string): Promise<boolean> {
  return (await reader.$count(bookings, eq(bookings.leadId, leadId))) > 0;
}

/** The booking that came with a lead, once it is no longer held; null if there is none. */
export async function confirmBooking(t: Transaction, leadId: string): Promise<Booking | null> {
  const isHeld = and(eq(bookings.leadId, leadId), eq(bookings.status, 'held'));
  await t.update(bookings).set({ status: 'confirmed' }).where(isHeld);
  const booking = await findBooking(t, { leadId });
  return booking?.status === 'confirmed' ? booking : null;
}

/** Sets a booking's status; a cancelled booking frees its time and raises the calendar sequence. */
export async function setBookingStatus(
  t: Transaction,
  { id, sequence }: Locked,
  status: BookingStatus,
): Promise<void> {
  const isCancelled = status === 'cancelled';
  const set = { status, sequence: sequence + (isCancelled ? 1 : 0) };
  await t.update(bookings).set(set).where(eq(bookings.id, id));
  if (isCancelled) await releaseQuarters(t, id);
}

export async function findBooking(
  reader: Reader,
  by: { id: string } | { reference: string } | { leadId: string },
): Promise<Booking | null> {
  const where =
    'id' in by
      ? eq(bookings.id, by.id)
      : 'leadId' in by
        ? eq(bookings.leadId, by.leadId)
        : eq(leads.reference, by.reference);
  const [booking] = await selectBookings(reader, where);
  return booking ?? null;
}

/**
 * Meetings that start within a time range, in order, without cancelled ones.
 *
 * @param from,to Epoch milliseconds; the end is exclusive
 */
export function bookingsBetween(
  reader: Reader,
  { from, to, memberIds }: { from: number; to: number; memberIds?: readonly string[] },
): Promise<Booking[]> {
  return selectBookings(
    reader,
    and(
      gte(bookings.startsAt, new Date(from)),
      lt(bookings.startsAt, new Date(to)),
      ne(bookings.status, 'cancelled'),
      memberIds && inArray(bookings.memberId, [...memberIds]),
    ),
  );
}

/** Bookings with their lead and their person, by start. */
export async function selectBookings(reader: Reader, where: SQL | undefined): Promise<Booking[]> {
  const rows = await reader
    .select({
      booking: bookings,
      leadId: shownLeadId,
      lead: {
        reference: leads.reference,
        name: leads.name,
        email: leads.email,
        phone: leads.phone,
        company: leads.company,
      },
      member: {
        id: staff.id,
        name: staff.name,
        email: staff.email,
        videoUrl: staffSchedules.videoUrl,
      },
    })
    .from(bookings)
    .innerJoin(leads, eq(leads.id, bookings.leadId))
    .innerJoin(staff, eq(staff.id, bookings.memberId))
    .leftJoin(staffSchedules, eq(staffSchedules.staffId, bookings.memberId))
    .where(where)
    .orderBy(asc(bookings.startsAt), asc(bookings.id));
  return rows.map(({ booking, leadId, lead: { reference, ...visitor }, member }) => {
    const { id, kind, channel, status, sequence, timeZone, language } = booking;
    return {
      id,
      leadId,
      reference,
      member,
      visitor,
      kind,
      channel,
      start: booking.startsAt.getTime(),
      end: booking.endsAt.getTime(),
      status,
      sequence,
      timeZone,
      language,
    };
  });
}

import { and, asc, desc, eq, gt, inArray, lt, ne, or } from 'drizzle-orm';
import { keptClientOf } from '#app/data/crm/absorbed-clients.server.ts';
import type { Reader } from '#app/data/engine/database.server.ts';
import { shownLeadId } from '#app/data/leads/booked-from.server.ts';
import { leads } from '#app/data/leads/schema.server.ts';
import { staff } from '#app/data/staff/schema.server.ts';
import type { Meeting } from '#app/domain/bookings/agenda.ts';
import { longestMeeting } from '#app/domain/bookings/booking.ts';
import type { LeadMeeting } from '#app/domain/leads/inbox.ts';
import { bookings, staffSchedules } from './schema.server.ts';

/**
 * A stored meeting, independent of time zones: instants are epoch milliseconds, and the address is the person's own.
 */
type StoredMeeting = Omit<Meeting, 'start' | 'end' | 'date' | 'at'> & {
  start: number;
  end: number;
};

/**
 * Meetings of a time range, by start, without cancelled ones.
 *
 * @param from,to epoch milliseconds; the end is exclusive
 * @param memberId an account, or null for everyone
 */
export async function selectAgenda(
  reader: Reader,
  { from, to, memberId }: { from: number; to: number; memberId: string | null },
): Promise<StoredMeeting[]> {
  const rows = await reader
    .select({
      booking: bookings,
      lead: {
        leadId: shownLeadId,
        clientId: keptClientOf(leads.clientId),
        reference: leads.reference,
        note: leads.message,
      },
      visitor: {
        name: leads.name,
        email: leads.email,
        phone: leads.phone,
        company: leads.company,
      },
      member: { id: staff.id, name: staff.name },
      videoUrl: staffSchedules.videoUrl,
    })
    .from(bookings)
    .innerJoin(leads, eq(leads.id, bookings.leadId))
    .innerJoin(staff, eq(staff.id, bookings.memberId))
    .leftJoin(staffSchedules, eq(staffSchedules.staffId, bookings.memberId))
    .where(
      and(
        gt(bookings.startsAt, new Date(from - longestMeeting)),
        gt(bookings.endsAt, new Date(from)),
        lt(bookings.startsAt, new Date(to)),
        ne(bookings.status, 'cancelled'),
        memberId === null ? undefined : eq(bookings.memberId, memberId),
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.id));
  return rows.map(({ booking, lead, visitor, member, videoUrl }) => {
    const { id, kind, channel, status, timeZone, language } = booking;
    const [start, end] = [booking.startsAt.getTime(), booking.endsAt.getTime()];
    return {
      id,
      kind,
      channel,
      videoUrl,
      status,
      timeZone,
      language,
      start,
      end,
      ...lead,
      visitor,
      member,
    };
  });
}

/** Meetings that came with leads or were booked from them, newest first, including cancelled ones. */
export async function meetingsOfLeads(
  reader: Reader,
  leadIds: readonly string[],
): Promise<LeadMeeting[]> {
  const rows = await reader
    .select({ booking: bookings, member: staff.name })
    .from(bookings)
    .innerJoin(leads, eq(leads.id, bookings.leadId))
    .innerJoin(staff, eq(staff.id, bookings.memberId))
    .where(or(inArray(leads.id, [...leadIds]), inArray(leads.bookedFrom, [...leadIds])))
    .orderBy(desc(bookings.startsAt), desc(bookings.id));
  return rows.map(({ booking: { id, memberId, startsAt, kind, status }, member }) => ({
    id,
    memberId,
    member,
    status,
    start: startsAt.toISOString(),
    length: kind,
  }));
}

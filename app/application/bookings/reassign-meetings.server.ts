import { bookingsBetween } from '#app/data/bookings/booking-store.server.ts';
import type { Database } from '#app/data/engine/database.server.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import type { KeptMeeting } from '#app/domain/staff/reassignment.ts';
import type { BookingMeans } from './booking-messages.ts';
import { moveByStaff } from './change-booking.server.ts';

/** How far ahead meetings are booked at most, in milliseconds. */
const ahead = 366 * 86_400_000;

/**
 * Gives the meetings to come of an account to another one that is free at their time; visitors are told by mail. It is
 * no part of a transaction: each meeting that has moved stays so.
 *
 * @param to null leaves them where they are
 */
export async function reassignMeetings(
  database: Database,
  { from, to }: { from: string; to: string | null },
  change: { actor: Actor; means: BookingMeans },
): Promise<{ moved: number; kept: KeptMeeting[] }> {
  const { now } = change.means;
  const found = await bookingsBetween(database.db, {
    from: now,
    to: now + ahead,
    memberIds: [from],
  });
  const upcoming = found.filter(({ status }) => status === 'confirmed' || status === 'held');
  const kept: KeptMeeting[] = [];
  for (const booking of upcoming) {
    const place = to && { start: booking.start, memberId: to };
    // oxlint-disable-next-line no-await-in-loop -- a successor's day fills meeting by meeting
    const moved = place && (await moveByStaff(database, booking, place, change));
    if (!moved || moved.is !== 'changed')
      kept.push({ start: new Date(booking.start).toISOString(), name: booking.visitor.name });
  }
  return { moved: upcoming.length - kept.length, kept };
}

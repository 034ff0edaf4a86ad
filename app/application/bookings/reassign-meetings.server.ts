import { bookingsBetween, lockBooking } from '#app/data/bookings/booking-store.server.ts';
import { SlotTakenError } from '#app/data/bookings/claim.server.ts';
import type { Reader, Transaction } from '#app/data/engine/database.server.ts';
import { isOpenBooking, type Booking } from '#app/domain/bookings/booking.ts';
import { day } from '#app/domain/durations.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import type { RemainingMeeting } from '#app/domain/staff/reassignment.ts';
import type { BookingContext } from './booking-messages.ts';
import { moveWithin } from './change-booking.server.ts';

/** Booking horizon, in milliseconds. */
const ahead = 366 * day;

interface Change {
  actor: Actor;
  context: BookingContext;
}

/**
 * Reassigns an account's upcoming meetings to another account that is free at their times; visitors are notified by
 * email.
 *
 * @param to null leaves them unchanged
 */
export async function reassignMeetings(
  t: Transaction,
  { from, to }: { from: string; to: string | null },
  change: Change,
): Promise<{ moved: number; kept: RemainingMeeting[] }> {
  const kept: Booking[] = [];
  let moved = 0;
  for (const { id } of await upcomingOf(t, from, change.context.now)) {
    // oxlint-disable no-await-in-loop -- a successor's day fills meeting by meeting
    const booking = await lockBooking(t, id);
    if (!booking || !isOpenBooking(booking)) continue;
    if (to !== null && (await giveTo(t, booking, to, change))) moved += 1;
    else kept.push(booking);
    // oxlint-enable no-await-in-loop
  }
  return { moved, kept: kept.map(toRemaining) };
}

/** The upcoming meetings of an account that nobody takes over. @param now epoch milliseconds */
export async function remainingMeetings(
  reader: Reader,
  memberId: string,
  now: number,
): Promise<RemainingMeeting[]> {
  return (await upcomingOf(reader, memberId, now)).map(toRemaining);
}

/** @returns false when the successor is not free; the change is rolled back to this point */
async function giveTo(
  t: Transaction,
  booking: Booking,
  memberId: string,
  change: Change,
): Promise<boolean> {
  const place = { start: booking.start, memberId };
  try {
    await t.transaction((within) => moveWithin(within, booking, place, { by: 'staff', ...change }));
    return true;
  } catch (error) {
    if (error instanceof SlotTakenError) return false;
    throw error;
  }
}

async function upcomingOf(reader: Reader, memberId: string, now: number): Promise<Booking[]> {
  const window = { from: now, to: now + ahead, memberIds: [memberId] };
  const found = await bookingsBetween(reader, window);
  return found.filter(isOpenBooking);
}

function toRemaining({ start, visitor: { name } }: Booking): RemainingMeeting {
  return { start: new Date(start).toISOString(), name };
}

import {
  findBooking,
  moveBooking,
  setBookingStatus,
} from '#app/data/bookings/booking-store.server.ts';
import { SlotTakenError } from '#app/data/bookings/claim.server.ts';
import type { Database } from '#app/data/engine/database.server.ts';
import { isChangeable, lengthOf, type Booking } from '#app/domain/bookings/booking.ts';
import type { Slot } from '#app/domain/bookings/slots.ts';
import { announceBooking } from './announce-booking.server.ts';
import type { BookingMeans } from './booking-messages.ts';
import { findNearest } from './free-slots.server.ts';

export type ChangedBooking =
  | { is: 'changed'; booking: Booking }
  /** Cancelled already, or less than an hour ahead. */
  | { is: 'too-late'; booking: Booking }
  | { is: 'taken'; booking: Booking; nearest: Slot[] }
  | { is: 'gone' };

/** Moves a visitor's booking to another time of the same person, until an hour before. */
export async function moveByVisitor(
  database: Database,
  reference: string,
  start: number,
  means: BookingMeans,
): Promise<ChangedBooking> {
  const { now } = means;
  const booking = await findBooking(database.db, { reference });
  if (!booking) return { is: 'gone' };
  if (!canChange(booking, now)) return { is: 'too-late', booking };
  if (start === booking.start) return { is: 'changed', booking };
  const { kind, member } = booking;
  const to = { kind, start, end: start + lengthOf(kind), memberId: member.id };
  try {
    const moved = await database.tx(async (t) => {
      await moveBooking(t, booking, to, now);
      const after = { ...booking, start, end: to.end, sequence: booking.sequence + 1 };
      await announceBooking(t, after, 'moved', means);
      return after;
    });
    return { is: 'changed', booking: moved };
  } catch (error) {
    if (!(error instanceof SlotTakenError)) throw error;
    const nearest = await findNearest(database, { kind, start, member: member.id, now });
    return { is: 'taken', booking, nearest };
  }
}

/** Cancels a visitor's booking, until an hour before. One that is cancelled stays so. */
export async function cancelByVisitor(
  database: Database,
  reference: string,
  means: BookingMeans,
): Promise<ChangedBooking> {
  const booking = await findBooking(database.db, { reference });
  if (!booking) return { is: 'gone' };
  if (booking.status === 'cancelled') return { is: 'changed', booking };
  if (!canChange(booking, means.now)) return { is: 'too-late', booking };
  const { sequence } = booking;
  const cancelled: Booking = { ...booking, status: 'cancelled', sequence: sequence + 1 };
  await database.tx(async (t) => {
    const from = [booking.status];
    const isCancelled = await setBookingStatus(t, booking.id, { from, to: 'cancelled' });
    if (isCancelled) await announceBooking(t, cancelled, 'cancelled', means);
  });
  return { is: 'changed', booking: cancelled };
}

function canChange({ status, start }: Booking, now: number): boolean {
  return (status === 'confirmed' || status === 'held') && isChangeable(start, now);
}

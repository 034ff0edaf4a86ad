import {
  findBooking,
  moveBooking,
  setBookingStatus,
} from '#app/data/bookings/booking-store.server.ts';
import { SlotTakenError } from '#app/data/bookings/claim.server.ts';
import { countTopicChange } from '#app/data/crm/change-feed.server.ts';
import type { Database, Transaction } from '#app/data/engine/database.server.ts';
import { isMovable, isOpenBooking, lengthOf, type Booking } from '#app/domain/bookings/booking.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import { announceBooking, announceReassignment } from './announce-booking.server.ts';
import type { BookingContext } from './booking-messages.ts';
import { findFreeSlots, findNearest, readReachableHosts } from './free-slots.server.ts';
import {
  changeLocked,
  isTooLate,
  recordChange,
  type BookingChange,
  type ChangedBooking,
} from './locked-booking.server.ts';

/** The new time of a booking. */
interface NewPlace {
  /** Epoch milliseconds. */
  start: number;
  memberId: string;
}

/**
 * Moves a visitor's booking to another time, up to an hour before: of the same person, or of whoever is free if that
 * one no longer takes meetings.
 */
export async function moveByVisitor(
  database: Database,
  reference: string,
  start: number,
  context: BookingContext,
): Promise<ChangedBooking> {
  const booking = await findBooking(database.db, { reference });
  if (!booking) return { is: 'gone' };
  let changed: ChangedBooking = { is: 'taken', nearest: [] };
  for (const memberId of await takersOf(database, booking, start, context)) {
    // oxlint-disable-next-line no-await-in-loop -- the next person only if this one is taken meanwhile
    changed = await move(database, booking, { start, memberId }, { by: 'visitor', context });
    if (changed.is !== 'taken') break;
  }
  return changed;
}

/** Whom a visitor may move a booking to, fewest meetings that day first. */
async function takersOf(
  database: Database,
  { id, kind, channel, member }: Booking,
  start: number,
  { places: { videoUrl }, now }: BookingContext,
): Promise<string[]> {
  const hosts = await readReachableHosts(database.db, videoUrl);
  if (hosts.some((host) => host.id === member.id)) return [member.id];
  const wanted = { kind, channel, from: start, to: start + 1, videoUrl, now };
  const slots = await findFreeSlots(database, { ...wanted, except: id, countsAll: true });
  return slots.toSorted((a, b) => a.meetings - b.meetings).map((slot) => slot.member);
}

/** Moves a booking to another time or person, until it ends. Notifies the visitor and the person by email. */
export function moveByStaff(
  database: Database,
  booking: Booking,
  to: NewPlace,
  { actor, context }: { actor: Actor; context: BookingContext },
): Promise<ChangedBooking> {
  return move(database, booking, to, { by: 'staff', context, actor });
}

async function move(
  database: Database,
  { id, kind }: Booking,
  { start, memberId }: NewPlace,
  change: BookingChange,
): Promise<ChangedBooking> {
  try {
    return await changeLocked(database, id, async (t, booking) => {
      const isTooOften = change.by === 'visitor' && !isMovable(booking);
      if (!isOpenBooking(booking) || isTooLate(booking, change) || isTooOften)
        return { is: 'too-late', booking };
      if (start === booking.start && memberId === booking.member.id)
        return { is: 'changed', booking };
      const moved = await moveWithin(t, booking, { start, memberId }, change);
      return moved ? { is: 'changed', booking: moved } : { is: 'gone' };
    });
  } catch (error) {
    if (!(error instanceof SlotTakenError)) throw error;
    const { by, context } = change;
    const wanted = { kind, start, member: memberId, now: context.now, by, except: id };
    return { is: 'taken', nearest: await findNearest(database, { ...wanted, ...context.places }) };
  }
}

/**
 * Moves a locked booking and enqueues its emails and events.
 *
 * @throws SlotTakenError
 */
export async function moveWithin(
  t: Transaction,
  booking: Booking,
  { start, memberId }: NewPlace,
  { by, context, actor }: BookingChange,
): Promise<Booking | null> {
  const { id, kind, member } = booking;
  const to = { kind, start, end: start + lengthOf(kind), memberId };
  await moveBooking(t, booking, to, context.now, by);
  const after = await findBooking(t, { id });
  if (!after) return null;
  if (actor)
    await recordChange(t, 'booking.move', { before: booking, after, actor, now: context.now });
  const told = { ...context, by };
  if (memberId === member.id) await announceBooking(t, after, 'moved', told);
  else await announceReassignment(t, { before: booking, after }, told);
  return after;
}

/** Cancels a visitor's booking, up to an hour before. Cancelling twice has no effect. */
export async function cancelByVisitor(
  database: Database,
  reference: string,
  context: BookingContext,
): Promise<ChangedBooking> {
  const booking = await findBooking(database.db, { reference });
  return booking ? cancel(database, booking, { by: 'visitor', context }) : { is: 'gone' };
}

/** Cancels a booking until it ends. Notifies the visitor and the person by email. */
export function cancelByStaff(
  database: Database,
  booking: Booking,
  { actor, context }: { actor: Actor; context: BookingContext },
): Promise<ChangedBooking> {
  return cancel(database, booking, { by: 'staff', context, actor });
}

function cancel(
  database: Database,
  { id }: Booking,
  change: BookingChange,
): Promise<ChangedBooking> {
  const { by, context, actor } = change;
  return changeLocked(database, id, async (t, booking) => {
    if (booking.status === 'cancelled') return { is: 'changed', booking };
    if (!isOpenBooking(booking) || isTooLate(booking, change)) return { is: 'too-late', booking };
    const after: Booking = { ...booking, status: 'cancelled', sequence: booking.sequence + 1 };
    await setBookingStatus(t, booking, after.status);
    if (actor)
      await recordChange(t, 'booking.cancel', { before: booking, after, actor, now: context.now });
    await announceBooking(t, after, 'cancelled', { ...context, by });
    return { is: 'changed', booking: after };
  });
}

/** Records the outcome of a meeting that has started. */
export function settleBooking(
  database: Database,
  { id }: Booking,
  to: 'done' | 'no-show',
  { actor, now }: { actor: Actor; now: number },
): Promise<ChangedBooking> {
  return changeLocked(database, id, async (t, booking) => {
    if (booking.start > now || booking.status === 'cancelled') return { is: 'too-late', booking };
    const after: Booking = { ...booking, status: to };
    await setBookingStatus(t, booking, to);
    await recordChange(t, 'booking.outcome', { before: booking, after, actor, now });
    await countTopicChange(t, 'bookings');
    return { is: 'changed', booking: after };
  });
}

import { recordAudit } from '#app/data/audit-log/record-audit.server.ts';
import { lockBooking } from '#app/data/bookings/booking-store.server.ts';
import type { Database, Transaction } from '#app/data/engine/database.server.ts';
import { isChangeable, type Booking } from '#app/domain/bookings/booking.ts';
import type { BookedBy, Slot } from '#app/domain/bookings/slots.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import type { BookingContext } from './booking-messages.ts';

export type ChangedBooking =
  | { is: 'changed'; booking: Booking }
  /** Already cancelled, less than an hour away, or moved as often as a visitor may. */
  | { is: 'too-late'; booking: Booking }
  | { is: 'taken'; nearest: Slot[] }
  | { is: 'gone' };

/** Who changes a booking, and with what. */
export interface BookingChange {
  by: BookedBy;
  context: BookingContext;
  /** The member of staff who changes it. */
  actor?: Actor;
}

/** Changes a booking under a lock: of two concurrent changes, the second one sees the first one's result. */
export function changeLocked(
  database: Database,
  id: string,
  change: (t: Transaction, booking: Booking) => Promise<ChangedBooking>,
): Promise<ChangedBooking> {
  return database.tx(async (t) => {
    const booking = await lockBooking(t, id);
    return booking ? change(t, booking) : { is: 'gone' };
  });
}

export function recordChange(
  t: Transaction,
  action: 'booking.move' | 'booking.cancel' | 'booking.outcome',
  { before, after, actor, now }: { before: Booking; after: Booking; actor: Actor; now: number },
): Promise<void> {
  const told = ({ start, member, status, reference }: Booking) => ({
    reference,
    start: new Date(start).toISOString(),
    member: member.name,
    status,
  });
  return recordAudit(t, {
    action,
    entity: 'booking',
    entityId: before.id,
    actor,
    at: new Date(now),
    before: told(before),
    after: told(after),
  });
}

/** Visitors may change a meeting until an hour before it, staff until it ends. */
export function isTooLate(
  { start, end }: Booking,
  { by, context: { now } }: BookingChange,
): boolean {
  return by === 'visitor' ? !isChangeable(start, now) : end < now;
}

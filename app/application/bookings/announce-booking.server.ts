import { readSchedule } from '#app/data/bookings/schedules.server.ts';
import { enqueue } from '#app/data/delivery/outbox.server.ts';
import { publish } from '#app/data/delivery/webhooks.server.ts';
import type { Transaction } from '#app/data/engine/database.server.ts';
import { readAddressee } from '#app/data/staff/accounts/team.server.ts';
import type { Booking } from '#app/domain/bookings/booking.ts';
import { defaultLanguage } from '#app/i18n/languages.ts';
import { isConfirmed } from '../delivery/confirmation-limit.server.ts';
import { bookingEvent, memberMail, visitorMail, type BookingMeans } from './booking-messages.ts';

/** Enqueues the mails and webhook events of a change of a booking, in its transaction. */
export async function announceBooking(
  t: Transaction,
  booking: Booking,
  news: 'confirmed' | 'moved' | 'cancelled',
  means: BookingMeans,
): Promise<void> {
  const now = new Date(means.now);
  const account = await readAddressee(t, booking.member.id);
  const schedule = await readSchedule(t, booking.member.id);
  const reader = {
    language: account?.language ?? defaultLanguage,
    timeZone: schedule?.timeZone ?? booking.timeZone,
  };
  const isTold = await isConfirmed(t, booking.visitor.email, {
    kind: 'booking-visitor',
    now: means.now,
  });
  await enqueue(
    t,
    now,
    ...(isTold ? [visitorMail(booking, news, means)] : []),
    // Whose account is disabled is not written to.
    ...(account ? [memberMail(booking, news, means, reader)] : []),
  );
  await publish(t, bookingEvent(booking, news, means.now), {
    key: `booking.${news} ${booking.id} ${booking.sequence}`,
    about: booking.visitor.email,
    now,
  });
}

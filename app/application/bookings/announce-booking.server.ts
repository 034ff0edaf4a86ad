import { readSchedule } from '#app/data/bookings/schedules.server.ts';
import { countTopicChange } from '#app/data/crm/change-feed.server.ts';
import { enqueue } from '#app/data/delivery/outbox.server.ts';
import { publish, subscribedEndpoints } from '#app/data/delivery/webhooks.server.ts';
import type { Transaction } from '#app/data/engine/database.server.ts';
import { readAddressee } from '#app/data/staff/accounts/team.server.ts';
import type { Booking } from '#app/domain/bookings/booking.ts';
import type { NewMessage } from '#app/domain/delivery/outbox.ts';
import { defaultLanguage } from '#app/i18n/languages.ts';
import { isConfirmed } from '../delivery/confirmation-limit.server.ts';
import { bookingEvent, memberMail, visitorMail, type BookingMeans } from './booking-messages.ts';

type News = 'confirmed' | 'moved' | 'cancelled';

/** Enqueues the mails and webhook events of a change of a booking, in its transaction. */
export async function announceBooking(
  t: Transaction,
  booking: Booking,
  news: News,
  means: BookingMeans,
): Promise<void> {
  await announce(t, booking, news, { means, mails: await mailsToMember(t, booking, news, means) });
}

/** The same when another person takes it over: the former one's calendar loses it. */
export async function announceReassignment(
  t: Transaction,
  { before, after }: { before: Booking; after: Booking },
  means: BookingMeans,
): Promise<void> {
  const lost: Booking = { ...before, status: 'cancelled', sequence: after.sequence };
  const mails = [
    ...(await mailsToMember(t, lost, 'cancelled', means)),
    ...(await mailsToMember(t, after, 'confirmed', means)),
  ];
  await announce(t, after, 'moved', { means, mails });
}

async function announce(
  t: Transaction,
  booking: Booking,
  news: News,
  { means, mails }: { means: BookingMeans; mails: readonly NewMessage[] },
): Promise<void> {
  const now = new Date(means.now);
  const [isTold, endpoints] = await Promise.all([
    isConfirmed(t, booking.visitor.email, { kind: 'booking-visitor', now: means.now }),
    subscribedEndpoints(t),
  ]);
  await enqueue(t, now, ...(isTold ? [visitorMail(booking, news, means)] : []), ...mails);
  const event = bookingEvent(booking, news, means.now);
  const key = `booking.${news} ${booking.id} ${booking.sequence}`;
  await publish(t, [{ event, key, about: booking.visitor.email }], { now, endpoints });
  await countTopicChange(t, 'bookings');
}

/** None to whose account is disabled. */
async function mailsToMember(
  t: Transaction,
  booking: Booking,
  news: News,
  means: BookingMeans,
): Promise<NewMessage[]> {
  const account = await readAddressee(t, booking.member.id);
  if (!account) return [];
  const schedule = await readSchedule(t, booking.member.id);
  const reader = {
    language: account.language ?? defaultLanguage,
    timeZone: schedule?.timeZone ?? booking.timeZone,
  };
  return [memberMail(booking, news, means, reader)];
}

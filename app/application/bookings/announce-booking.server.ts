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
import { bookingEvent, memberMail, visitorMail, type BookingContext } from './booking-messages.ts';

type News = 'confirmed' | 'moved' | 'cancelled';

/** Enqueues the emails and webhook events of a booking change, in its transaction. */
export async function announceBooking(
  t: Transaction,
  booking: Booking,
  news: News,
  context: BookingContext,
): Promise<void> {
  await announce(t, booking, news, {
    context,
    mails: await mailsToMember(t, booking, news, context),
  });
}

/** The same when another person takes over: the meeting leaves the former person's calendar. */
export async function announceReassignment(
  t: Transaction,
  { before, after }: { before: Booking; after: Booking },
  context: BookingContext,
): Promise<void> {
  const lost: Booking = { ...before, status: 'cancelled', sequence: after.sequence };
  const mails = [
    ...(await mailsToMember(t, lost, 'cancelled', context)),
    ...(await mailsToMember(t, after, 'confirmed', context)),
  ];
  await announce(t, after, 'moved', { context, mails });
}

async function announce(
  t: Transaction,
  booking: Booking,
  news: News,
  { context, mails }: { context: BookingContext; mails: readonly NewMessage[] },
): Promise<void> {
  const now = new Date(context.now);
  const [isTold, endpoints] = await Promise.all([
    context.by === 'staff' ||
      isConfirmed(t, booking.visitor.email, { kind: 'booking-visitor', now: context.now }),
    subscribedEndpoints(t),
  ]);
  await enqueue(t, now, ...(isTold ? [visitorMail(booking, news, context)] : []), ...mails);
  const event = bookingEvent(booking, news, context.now);
  const key = `booking.${news} ${booking.id} ${booking.sequence}`;
  await publish(t, [{ event, key, about: booking.visitor.email }], { now, endpoints });
  await countTopicChange(t, 'bookings');
}

/** Disabled accounts get no email. */
async function mailsToMember(
  t: Transaction,
  booking: Booking,
  news: News,
  context: BookingContext,
): Promise<NewMessage[]> {
  const account = await readAddressee(t, booking.member.id);
  if (!account) return [];
  const schedule = await readSchedule(t, booking.member.id);
  const reader = {
    language: account.language ?? defaultLanguage,
    timeZone: schedule?.timeZone ?? booking.timeZone,
  };
  return [memberMail(booking, news, context, reader)];
}

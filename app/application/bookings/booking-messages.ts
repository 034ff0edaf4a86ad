import { company } from '#app/content/company/facts.ts';
import type { Booking } from '#app/domain/bookings/booking.ts';
import type { MeetingPlaces } from '#app/domain/bookings/meeting-settings.ts';
import type { BookedBy } from '#app/domain/bookings/slots.ts';
import { crmAddress } from '#app/domain/crm/crm-address.ts';
import type { BookingNews } from '#app/domain/delivery/mail-request.ts';
import type { NewMessage } from '#app/domain/delivery/outbox.ts';
import type { WebhookEvent } from '#app/domain/delivery/webhooks.ts';
import type { Language } from '#app/i18n/languages.ts';
import type { BookingLinks } from './booking-links.ts';

/** Site data for booking emails and calendar files. */
export interface BookingContext {
  links: BookingLinks;
  /** Meeting places. */
  places: MeetingPlaces;
  /** Scheme and host of the site. */
  origin: string;
  /** Epoch milliseconds. */
  now: number;
  /** Who changes the booking; absent for the visitor. Emails about changes by staff are not rate limited. */
  by?: BookedBy;
}

const iso = (instant: number) => new Date(instant).toISOString();

/** The visitor's email about a booking, with the calendar file. */
export function visitorMail(
  booking: Booking,
  news: BookingNews,
  context: BookingContext,
): NewMessage {
  const { visitor, language, member } = booking;
  return {
    topic: 'mail',
    dedupeKey: `booking-visitor ${news} ${booking.id} ${booking.sequence}`,
    about: visitor.email,
    payload: {
      template: 'booking-visitor',
      to: visitor.email,
      language,
      replyTo: { name: member.name, address: member.email },
      values: visitorValues(booking, news, context),
    },
  };
}

/** The booking as shown to the visitor. */
export function visitorValues(
  booking: Booking,
  news: BookingNews,
  { links, places, now }: BookingContext,
) {
  const { reference, language } = booking;
  const { manageUrl } = links.of(reference, language);
  return { ...valuesOf(booking, news, { places, now }), reference, manageUrl };
}

/** Domain of meeting ids in calendars. */
export const meetingDomain = company.email.slice(company.email.indexOf('@') + 1);

/** The team member's email, in their own language and time zone. */
export function memberMail(
  booking: Booking,
  news: BookingNews,
  context: BookingContext,
  reader: { language: Language; timeZone: string },
): NewMessage {
  const { visitor, member } = booking;
  const { language } = reader;
  return {
    topic: 'mail',
    dedupeKey: `booking-member ${news} ${booking.id} ${booking.sequence}`,
    about: visitor.email,
    payload: {
      template: 'booking-member',
      to: member.email,
      language,
      replyTo: { name: visitor.name, address: visitor.email },
      values: memberValues(booking, news, context, reader),
    },
  };
}

/** The booking as shown to the team member. */
export function memberValues(
  booking: Booking,
  news: BookingNews,
  { origin, places, now }: Omit<BookingContext, 'links'>,
  { language, timeZone }: { language: Language; timeZone: string },
) {
  return {
    ...valuesOf({ ...booking, timeZone }, news, { places, now }),
    visitor: booking.visitor,
    speaks: booking.language,
    crmUrl: origin + crmAddress(language, { lead: booking.leadId }),
  };
}

function valuesOf(
  booking: Booking,
  news: BookingNews,
  { places, now }: Pick<BookingContext, 'places' | 'now'>,
) {
  const { id, kind, channel, timeZone, sequence, status, member, visitor } = booking;
  return {
    news,
    name: visitor.name,
    email: visitor.email,
    phone: visitor.phone,
    member: { name: member.name, email: member.email },
    start: iso(booking.start),
    end: iso(booking.end),
    timeZone,
    kind,
    channel,
    videoUrl: member.videoUrl ?? places.videoUrl,
    office: places.office,
    uid: `${id}@${meetingDomain}`,
    sequence,
    isCancelled: status === 'cancelled',
    madeAt: iso(now),
  };
}

const eventOf = {
  confirmed: 'booking.created',
  moved: 'booking.moved',
  cancelled: 'booking.cancelled',
} as const;

/**
 * The webhook event of a booking.
 *
 * @param now epoch milliseconds
 */
export function bookingEvent(
  booking: Booking,
  news: keyof typeof eventOf,
  now: number,
): WebhookEvent {
  const { id, leadId, reference, member, visitor, kind, channel, language, timeZone } = booking;
  return {
    type: eventOf[news],
    timestamp: iso(now),
    data: {
      id,
      leadId,
      reference,
      kind,
      channel,
      language,
      timeZone,
      member: member.id,
      start: iso(booking.start),
      end: iso(booking.end),
      ...visitor,
    },
  };
}

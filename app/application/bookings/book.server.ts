import { findBooking, insertBooking } from '#app/data/bookings/booking-store.server.ts';
import { SlotTakenError } from '#app/data/bookings/claim.server.ts';
import { readHosts, type Host } from '#app/data/bookings/hosts.server.ts';
import { admitUpcoming, TooManyUpcomingError } from '#app/data/bookings/upcoming.server.ts';
import { countTopicChange } from '#app/data/crm/change-feed.server.ts';
import { failureOf } from '#app/data/engine/database-failure.server.ts';
import { newId } from '#app/data/engine/new-id.server.ts';
import type { IncomingLead } from '#app/data/leads/receive-lead.server.ts';
import type { BookingErrors } from '#app/domain/bookings/booking-fields.ts';
import type { BookingRequest } from '#app/domain/bookings/booking-request.ts';
import { lengthOf, type Booking } from '#app/domain/bookings/booking.ts';
import { offerErrors, usableChannels } from '#app/domain/bookings/offer.ts';
import type { Slot } from '#app/domain/bookings/slots.ts';
import type { LeadSubmission } from '#app/domain/leads/lead.ts';
import { spamReport, type FillTime } from '#app/domain/leads/spam.ts';
import type { LeadLog } from '../leads/lead-log.ts';
import { leadEventHandler } from '../leads/lead-notifications.server.ts';
import type { Services } from '../services.ts';
import { findFreeSlots, findNearest } from './free-slots.server.ts';

export type Booked =
  | { is: 'booked'; booking: Booking }
  | { is: 'taken'; nearest: Slot[] }
  /** Nobody offers it, or the address already has the maximum number of upcoming meetings. */
  | { is: 'wrong'; errors: BookingErrors }
  /** Rate limited. `retryAfter`: seconds until this address may send again. */
  | { is: 'limited'; retryAfter: number }
  | { is: 'failed' };

export interface BookingCaller {
  services: Pick<Services, 'database' | 'floodGuard' | 'leads'>;
  /** IP address of the sender. */
  address: string;
  /** Scheme and host of the site. */
  origin: string;
  /** Epoch milliseconds. */
  now: number;
  log: LeadLog;
}

/** Context of a booking: how it was submitted, and its lead. */
export interface BookingOccasion {
  /** The same key always gives the same booking. */
  key: string;
  submission: LeadSubmission;
  honeypot: string;
  fill: FillTime;
}

/**
 * Books a time and stores the visitor as a lead, in one transaction with the emails and webhook events of both. A
 * suspected spam booking reserves its time without emails until someone has reviewed it; the response is the same.
 */
export async function book(
  request: BookingRequest,
  occasion: BookingOccasion,
  caller: BookingCaller,
): Promise<Booked> {
  const { services, address, now, log } = caller;
  const { leads } = services;
  try {
    const before = await bookedBefore(services, occasion);
    if (before) return before;
    const wait = await services.floodGuard.waitFor(address);
    if (wait > 0) return { is: 'limited', retryAfter: Math.ceil(wait / 1000) };
    const { free, errors } = await candidates(request, caller);
    if (Object.keys(errors).length > 0) return { is: 'wrong', errors };
    for (const memberId of free) {
      // oxlint-disable-next-line no-await-in-loop -- the next person only if this one is taken meanwhile
      const booked = await bookWith(memberId, request, occasion, caller);
      if (booked) return booked;
    }
    // When a form is sent twice at once, the second finds its own time taken.
    const meanwhile = await bookedBefore(services, occasion);
    if (meanwhile) return meanwhile;
    return {
      is: 'taken',
      nearest: await findNearest(services.database, {
        ...request,
        videoUrl: leads.places().videoUrl,
        now,
      }),
    };
  } catch (error) {
    if (error instanceof TooManyUpcomingError)
      return { is: 'wrong', errors: { email: 'too-many' } };
    log.failed({ reason: failureOf(error) ?? 'unexpected' });
    return { is: 'failed' };
  }
}

/** People free at the requested time, fewest meetings that day first; or why nobody ever is. */
async function candidates(
  { kind, start, member, channel }: BookingRequest,
  { services: { database, leads }, now }: BookingCaller,
): Promise<{ free: string[]; errors: BookingErrors }> {
  const { videoUrl } = leads.places();
  const all = await readHosts(database.db);
  const isAsked = (host: Host) => member === null || [host.id, host.memberId].includes(member);
  const hosts = all.filter(isAsked);
  const slots = await findFreeSlots(database, {
    kind,
    from: start,
    to: start + 1,
    member,
    countsAll: true,
    videoUrl,
    now,
  });
  const inOrder = slots.toSorted((a, b) => a.meetings - b.meetings);
  const free = inOrder.flatMap((slot) => hosts.filter(({ id }) => id === slot.member));
  // Among those who are free; if nobody is, the choice is invalid only if nobody ever offers it.
  const errors =
    all.length === 0
      ? {}
      : offerErrors({ kind, channel }, free.length > 0 ? free : hosts, videoUrl);
  const offering = free.filter((host) => usableChannels(host, videoUrl).includes(channel));
  return { free: offering.map(({ id }) => id), errors };
}

/** @returns null when the time was taken meanwhile */
async function bookWith(
  memberId: string,
  request: BookingRequest,
  occasion: BookingOccasion,
  { services, address, origin, now, log }: BookingCaller,
): Promise<Booked | null> {
  const { leads } = services;
  const { kind, start, channel, language, timeZone } = request;
  const { key, submission, honeypot, fill } = occasion;
  const incoming: IncomingLead = {
    key,
    sender: leads.senderOf(address, now),
    submission,
    scoreSpam: (recent) => spamReport(submission, { honeypot, fill, recent }),
    assignee: memberId,
    alongside: async (t, { id: leadId, email, status }) => {
      await admitUpcoming(t, email, now);
      await insertBooking(
        t,
        {
          id: newId(now),
          leadId,
          memberId,
          kind,
          channel,
          start,
          language,
          timeZone,
          end: start + lengthOf(kind),
          status: status === 'quarantined' ? 'held' : 'confirmed',
        },
        now,
      );
      // Nobody is notified, but the time is reserved.
      if (status === 'quarantined') await countTopicChange(t, 'bookings');
    },
    now,
  };
  try {
    const { lead, isNew } = await leads.store.receive(
      incoming,
      leadEventHandler(leads, origin, now),
    );
    if (isNew) {
      log.kept({ reference: lead.reference, service: lead.service, language });
      await services.floodGuard.received(lead);
    }
    return await bookedWith(services, lead.id);
  } catch (error) {
    if (error instanceof SlotTakenError) return null;
    throw error;
  }
}

/** The existing booking of the same form; null if there is none. */
async function bookedBefore(
  services: BookingCaller['services'],
  { key }: BookingOccasion,
): Promise<Booked | null> {
  const lead = await services.leads.store.byKey(key);
  return lead && bookedWith(services, lead.id);
}

async function bookedWith(
  { database }: Pick<Services, 'database'>,
  leadId: string,
): Promise<Booked> {
  const booking = await findBooking(database.db, { leadId });
  return booking ? { is: 'booked', booking } : { is: 'taken', nearest: [] };
}

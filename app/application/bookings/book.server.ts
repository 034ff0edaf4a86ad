import {
  countUpcoming,
  findBooking,
  insertBooking,
} from '#app/data/bookings/booking-store.server.ts';
import { SlotTakenError } from '#app/data/bookings/claim.server.ts';
import { failureOf } from '#app/data/engine/database-failure.server.ts';
import { newId } from '#app/data/engine/new-id.server.ts';
import type { IncomingLead } from '#app/data/leads/receive-lead.server.ts';
import { lengthOf, mostUpcoming, type Booking } from '#app/domain/bookings/booking.ts';
import type { BookingRequest } from '#app/domain/bookings/booking-request.ts';
import type { Slot } from '#app/domain/bookings/slots.ts';
import type { LeadSubmission } from '#app/domain/leads/lead.ts';
import { spamReport, type FillTime } from '#app/domain/leads/spam.ts';
import { leadEventHandler } from '../leads/lead-notifications.server.ts';
import type { LeadLog } from '../leads/lead-log.ts';
import type { LeadService } from '../leads/lead-service.server.ts';
import type { Services } from '../services.ts';
import { findFreeSlots, findNearest } from './free-slots.server.ts';

export type Booked =
  | { is: 'booked'; booking: Booking }
  | { is: 'taken'; nearest: Slot[] }
  /** The address has as many meetings to come as one may have. */
  | { is: 'too-many' }
  /** Too many from this address. `retryAfter`: seconds until it may send again. */
  | { is: 'limited'; retryAfter: number }
  | { is: 'failed' };

export interface BookingCaller {
  services: Pick<Services, 'database' | 'floodGuard'>;
  leads: LeadService;
  /** Network address of the sender. */
  address: string;
  /** Scheme and host of the site. */
  origin: string;
  /** Epoch milliseconds. */
  now: number;
  log: LeadLog;
}

/** What surrounds a booking: how it was sent, and the lead that it is. */
export interface BookingOccasion {
  /** The same key always gives the same booking. */
  key: string;
  submission: LeadSubmission;
  honeypot: string;
  fill: FillTime;
}

/**
 * Books a time, and keeps the visitor as a lead, in one transaction with the mails and webhook events of both. What
 * looks like spam holds its time without a mail until somebody has looked at it; the answer is the same.
 */
export async function book(
  request: BookingRequest,
  occasion: BookingOccasion,
  caller: BookingCaller,
): Promise<Booked> {
  const { services, leads, address, now, log } = caller;
  try {
    const known = await leads.store.byKey(occasion.key);
    if (known) return await bookedWith(services, known.id);
    const wait = await services.floodGuard.waitFor(address);
    if (wait > 0) return { is: 'limited', retryAfter: Math.ceil(wait / 1000) };
    const upcoming = await countUpcoming(services.database.db, request.written.email, now);
    if (upcoming >= mostUpcoming) return { is: 'too-many' };
    for (const memberId of await candidates(request, caller)) {
      // oxlint-disable-next-line no-await-in-loop -- the next person only if this one is taken meanwhile
      const booked = await bookWith(memberId, request, occasion, caller);
      if (booked) return booked;
    }
    return { is: 'taken', nearest: await findNearest(services.database, { ...request, now }) };
  } catch (error) {
    log.failed({ reason: failureOf(error) ?? 'unexpected' });
    return { is: 'failed' };
  }
}

/** Who is free at the wanted time, whoever has the fewest meetings that day first. */
async function candidates(
  { kind, start, member, channel }: BookingRequest,
  { services, now }: BookingCaller,
): Promise<string[]> {
  const asked = { kind, from: start, to: start + 1, member, channel, now };
  const slots = await findFreeSlots(services.database, asked);
  return slots.toSorted((a, b) => a.meetings - b.meetings).map((slot) => slot.member);
}

/** @returns null when the time was taken meanwhile */
async function bookWith(
  memberId: string,
  request: BookingRequest,
  occasion: BookingOccasion,
  { services, leads, address, origin, now, log }: BookingCaller,
): Promise<Booked | null> {
  const { kind, start, channel, language, timeZone } = request;
  const { key, submission, honeypot, fill } = occasion;
  const incoming: IncomingLead = {
    key,
    sender: leads.senderOf(address, now),
    submission,
    scoreSpam: (recent) => spamReport(submission, { honeypot, fill, recent }),
    assignee: memberId,
    alongside: (t, { id: leadId, status }) =>
      insertBooking(
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
      ),
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

async function bookedWith(
  { database }: Pick<Services, 'database'>,
  leadId: string,
): Promise<Booked> {
  const booking = await findBooking(database.db, { leadId });
  return booking ? { is: 'booked', booking } : { is: 'taken', nearest: [] };
}

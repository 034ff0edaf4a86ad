import { z } from 'zod';
import { book } from '#app/application/bookings/book.server.ts';
import { leadOfBooking } from '#app/application/bookings/booking-submission.ts';
import { findOfferedCalendars } from '#app/application/bookings/free-slots.server.ts';
import { idempotencyKey } from '#app/application/leads/lead-service.server.ts';
import type { BookingErrors } from '#app/domain/bookings/booking-fields.ts';
import { readBooking, type BookingRequest } from '#app/domain/bookings/booking-request.ts';
import type { Booking } from '#app/domain/bookings/booking.ts';
import { dayBounds } from '#app/domain/bookings/schedule.ts';
import { inQuarters } from '#app/domain/bookings/slots.ts';
import type { CallContext } from './http/call-context.ts';
import { HttpError } from './http/http-error.ts';
import { operation } from './http/operation.ts';
import { tooMany } from './http/too-many.ts';
import {
  bookedShape,
  newBookingShape,
  slotQueryShape,
  slotShape,
} from './shapes/booking-shapes.ts';
import { slotBodies, writtenSlots } from './slot-bodies.ts';

/** Maximum number of days per request. */
const mostDays = 92;

/** Free times and bookings, public. */
export const bookingOperations = [
  operation('GET /api/bookings/slots', {
    summary: 'Lists the team’s free times',
    needs: null,
    query: slotQueryShape,
    answer: {
      status: 200,
      description: `By start; of at most ${mostDays} days`,
      body: z.strictObject({ slots: z.array(slotShape) }),
    },
    async handle({ services, query, now }) {
      const { kind, member = null } = query;
      const { timeZone, videoUrl } = services.places();
      const from = instantOf(query.from, 'from', timeZone);
      const to = Math.min(instantOf(query.to, 'to', timeZone), from + mostDays * 86_400_000);
      const asked = inQuarters({ kind, member, from, to, videoUrl, now: now() });
      return { json: writtenSlots(await findOfferedCalendars(services.database, asked), asked) };
    },
  }),
  operation('POST /api/bookings', {
    summary: 'Books a meeting; the same `Idempotency-Key` books only once',
    needs: null,
    body: newBookingShape,
    answer: { status: 201, description: 'The booking', body: bookedShape },
    problems: { 'slot-taken': { nearest: z.array(slotShape) } },
    async handle(call) {
      const request = requestOf(call.body);
      const booked = await bookFor(call, request);
      switch (booked.is) {
        case 'booked':
          return { body: bookedBody(call, booked.booking) };
        case 'taken':
          throw new HttpError('slot-taken', { nearest: slotBodies(booked.nearest) });
        case 'wrong':
          throw invalidBooking(booked.errors);
        case 'limited':
          throw tooMany(booked.retryAfter);
        case 'failed':
          throw new HttpError('unavailable', {}, { 'Retry-After': '5' });
      }
    },
  }),
] as const;

/** @param officeZone in which a date is read */
function instantOf(moment: string, end: 'from' | 'to', officeZone: string): number {
  return moment.includes('T') ? Date.parse(moment) : dayBounds(moment, officeZone)[end];
}

/** @throws HttpError 422 with every invalid field */
function requestOf(body: z.output<typeof newBookingShape>): BookingRequest {
  const { phone, channel = phone ? 'phone' : 'office' } = body;
  const read = readBooking({
    ...body,
    kind: String(body.kind),
    channel,
    member: body.member ?? '',
    phone: phone ?? '',
    company: body.company ?? '',
    message: body.message ?? '',
  });
  if (read.ok) return read.request;
  throw invalidBooking(read.errors);
}

/** Rejects a booking with all its invalid fields. */
export function invalidBooking(wrong: BookingErrors): HttpError {
  const errors = Object.entries(wrong).map(([path, message]) => ({ path, message }));
  return new HttpError('invalid', { errors });
}

function bookFor(
  { services, request, address, origin, now: clock, leadLog }: CallContext,
  booking: BookingRequest,
) {
  const now = clock();
  // Without a key each call is a booking of its own.
  const nonce = request.headers.get('Idempotency-Key') ?? crypto.randomUUID();
  return book(
    booking,
    {
      key: idempotencyKey({ booking }, `api ${nonce}`, now),
      submission: leadOfBooking(booking, { form: null, now }),
      honeypot: '',
      // API clients open no form.
      fill: { kind: 'absent' },
    },
    { services, address, origin, now, log: leadLog },
  );
}

function bookedBody(
  { services, origin }: CallContext,
  { reference, start, end, member, language }: Booking,
) {
  const links = services.leads.bookingLinks(origin);
  return {
    reference,
    start: iso(start),
    end: iso(end),
    member: member.id,
    ...links.of(reference, language),
  };
}

const iso = (instant: number) => new Date(instant).toISOString();

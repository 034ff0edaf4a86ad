import { z } from 'zod';
import { findMeeting, findTimes, readAgenda } from '#app/application/bookings/agenda.server.ts';
import { bookByStaff } from '#app/application/bookings/book-by-staff.server.ts';
import {
  cancelByStaff,
  moveByStaff,
  settleBooking,
} from '#app/application/bookings/change-booking.server.ts';
import type { ChangedBooking } from '#app/application/bookings/locked-booking.server.ts';
import { readBooking } from '#app/domain/bookings/booking-request.ts';
import type { Booking } from '#app/domain/bookings/booking.ts';
import { invalidBooking } from './bookings.ts';
import type { CallContext } from './http/call-context.ts';
import { HttpError } from './http/http-error.ts';
import { operation } from './http/operation.ts';
import {
  agendaQueryShape,
  agendaShape,
  freeTimeShape,
  moveShape,
  outcomeShape,
  staffBookingShape,
  timesQueryShape,
} from './shapes/agenda-shapes.ts';
import { slotShape } from './shapes/booking-shapes.ts';
import { uuid } from './shapes/path-shapes.ts';
import { slotBodies } from './slot-bodies.ts';

const changeProblems = {
  'not-found': {},
  'not-possible': {},
  'slot-taken': { nearest: z.array(slotShape) },
} as const;

/** Shared by all operations that change one meeting. */
const change = {
  needs: 'leads',
  params: { id: uuid },
  answer: { status: 204, description: 'Done' },
  problems: changeProblems,
} as const;

/** The team's meetings, for staff. */
export const agendaOperations = [
  operation('GET /api/agenda', {
    summary: 'Reads the meetings and hours of a day or a week',
    needs: 'leads',
    query: agendaQueryShape,
    answer: {
      status: 200,
      description: 'Meetings by start, without cancelled ones',
      body: agendaShape,
    },
    async handle({ services, user, query, now }) {
      const { all, member, ...asked } = query;
      const ownId = user.person?.userId ?? null;
      const memberId = all ? null : (member ?? ownId);
      mayLookAt(user, memberId);
      const isWide = user.may('assign');
      const agenda = await readAgenda(services.database, asked, {
        memberId,
        ownId,
        isWide,
        videoUrl: services.places().videoUrl,
        now: now(),
      });
      return { body: agenda };
    },
  }),
  operation('GET /api/agenda/times', {
    summary: 'Lists times that staff can book, who need no minimum notice',
    needs: 'leads',
    query: timesQueryShape,
    answer: {
      status: 200,
      description: 'By start',
      body: z.strictObject({ items: z.array(freeTimeShape) }),
    },
    async handle({ services, user, query, now }) {
      const { from, days, timeZone, ...wanted } = query;
      mayLookAt(user, wanted.member);
      const asked = { from, days, timeZone };
      const items = await findTimes(services.database, asked, { ...wanted, now: now() });
      return { body: { items } };
    },
  }),
  operation('POST /api/agenda/meetings', {
    summary: 'Books a meeting for a known person and notifies both by email',
    needs: 'leads',
    body: staffBookingShape,
    answer: { status: 201, description: 'Its id', body: z.strictObject({ id: z.string() }) },
    problems: { 'slot-taken': { nearest: z.array(slotShape) } },
    async handle(call) {
      const { body, services, user, origin, now } = call;
      const { key, leadId, clientId, ...typed } = body;
      mayLookAt(user, body.member);
      const read = readBooking(typed);
      if (!read.ok) throw invalidBooking(read.errors);
      const booked = await bookByStaff(
        { ...read.request, member: body.member },
        { key, leadId, clientId },
        { services, origin, actor: user.actor, now: now() },
      );
      if (booked.is === 'wrong') throw invalidBooking(booked.errors);
      if (booked.is === 'taken')
        throw new HttpError('slot-taken', { nearest: slotBodies(booked.nearest) });
      return { body: { id: booked.booking.id } };
    },
  }),
  operation('POST /api/agenda/meetings/:id/moves', {
    takesIdempotencyKey: true,
    ...change,
    summary: 'Moves a meeting to another time or person and notifies both by email',
    body: moveShape,
    async handle(call) {
      const { services, user, body } = call;
      const booking = await ownMeeting(call, call.params.id);
      const memberId = body.member ?? booking.member.id;
      mayLookAt(user, memberId);
      const to = { start: Date.parse(body.start), memberId };
      done(await moveByStaff(services.database, booking, to, contextOf(call)));
    },
  }),
  operation('POST /api/agenda/meetings/:id/cancellation', {
    takesIdempotencyKey: true,
    ...change,
    summary: 'Cancels a meeting and notifies both by email',
    async handle(call) {
      const booking = await ownMeeting(call, call.params.id);
      done(await cancelByStaff(call.services.database, booking, contextOf(call)));
    },
  }),
  operation('POST /api/agenda/meetings/:id/outcome', {
    takesIdempotencyKey: true,
    ...change,
    summary: 'Records whether a meeting took place',
    body: outcomeShape,
    async handle(call) {
      const { services, user, body, now } = call;
      const booking = await ownMeeting(call, call.params.id);
      const by = { actor: user.actor, now: now() };
      done(await settleBooking(services.database, booking, body.outcome, by));
    },
  }),
] as const;

/** @throws HttpError 403 for someone else's or everyone's meetings without `assign` */
function mayLookAt(user: CallContext['user'], memberId: string | null): void {
  const isOwn = memberId !== null && memberId === user.person?.userId;
  if (!isOwn && !user.may('assign')) throw new HttpError('not-allowed', { action: 'assign' });
}

async function ownMeeting({ services, user }: CallContext, id: string): Promise<Booking> {
  const booking = await findMeeting(services.database, id);
  if (!booking) throw new HttpError('not-found');
  mayLookAt(user, booking.member.id);
  return booking;
}

function contextOf({ services, user, origin, now }: CallContext) {
  const links = services.leads.bookingLinks(origin);
  return { actor: user.actor, context: { links, places: services.places(), origin, now: now() } };
}

/** @throws HttpError */
function done(changed: ChangedBooking): void {
  switch (changed.is) {
    case 'changed':
      return;
    case 'gone':
      throw new HttpError('not-found');
    case 'too-late':
      throw new HttpError('not-possible');
    case 'taken':
      throw new HttpError('slot-taken', { nearest: slotBodies(changed.nearest) });
  }
}

import { z } from 'zod';
import {
  readCalendarLinks,
  setBusyCalendar,
} from '#app/application/bookings/busy-calendars.server.ts';
import { issueFeed, revokeFeed } from '#app/application/bookings/feeds.server.ts';
import { busyFailures } from '#app/domain/bookings/busy.ts';
import { HttpError } from './http/http-error.ts';
import { operation } from './http/operation.ts';
import { mayChangeSchedule } from './schedules.ts';
import { text } from './shapes/field-shapes.ts';
import { uuid } from './shapes/path-shapes.ts';

const failure = z.enum(busyFailures);

const linksShape = z.strictObject({
  hasFeed: z.boolean(),
  busy: z
    .strictObject({
      host: z.string().describe('Host of the calendar; its full address is secret'),
      readAt: z.iso.datetime().nullable().describe('When it was last read successfully'),
      failure: failure.nullable(),
      count: z.int(),
    })
    .nullable(),
});

/** Someone's other calendars: the feed they subscribe to, and the calendar that shows when they are busy. */
export const calendarLinkOperations = [
  operation('GET /api/schedules/:id/calendars', {
    summary: 'Reads how someone’s other calendars are connected',
    needs: 'leads',
    params: { id: uuid },
    answer: {
      status: 200,
      description: 'Null for someone without hours',
      body: z.strictObject({ links: linksShape.nullable() }),
    },
    problems: { 'not-found': {} },
    async handle(call) {
      mayChangeSchedule(call);
      const links = await readCalendarLinks(call.services, call.params.id);
      if (!links) return { body: { links: null } };
      const { busy, hasFeed } = links;
      const readAt = busy?.readAt ?? null;
      const read = readAt === null ? null : new Date(readAt).toISOString();
      return { body: { links: { hasFeed, busy: busy && { ...busy, readAt: read } } } };
    },
  }),
  operation('POST /api/schedules/:id/feed', {
    summary: 'Issues the secret address of someone’s meetings; the previous one stops working',
    takesIdempotencyKey: true,
    needs: 'leads',
    params: { id: uuid },
    answer: {
      status: 201,
      description: 'The address, shown only once',
      body: z.strictObject({ url: z.url() }),
    },
    problems: { 'not-found': {}, 'not-possible': {} },
    async handle(call) {
      mayChangeSchedule(call);
      const { services, params, origin, user, now } = call;
      const path = await issueFeed(services, params.id, {
        actor: user.actor,
        at: new Date(now()),
      });
      if (path === null) throw new HttpError('not-possible');
      return { body: { url: origin + path } };
    },
  }),
  operation('DELETE /api/schedules/:id/feed', {
    summary: 'Revokes that address',
    needs: 'leads',
    params: { id: uuid },
    answer: { status: 204, description: 'Done' },
    problems: { 'not-found': {} },
    async handle(call) {
      mayChangeSchedule(call);
      const { services, params, user, now } = call;
      await revokeFeed(services, params.id, { actor: user.actor, at: new Date(now()) });
    },
  }),
  operation('PATCH /api/schedules/:id/busy', {
    summary: 'Sets the calendar that shows when someone is busy, and reads it once',
    needs: 'leads',
    params: { id: uuid },
    body: z.strictObject({ url: text(2000).nullable().describe('Null removes it') }),
    answer: {
      status: 200,
      description: 'The result of reading it; after a failure it is tried again',
      body: z.strictObject({ count: z.int(), failure: failure.nullable() }),
    },
    problems: { 'not-found': {}, 'not-possible': {} },
    async handle(call) {
      mayChangeSchedule(call);
      const { services, params, body, user, now } = call;
      const by = { actor: user.actor, at: new Date(now()) };
      const set = await setBusyCalendar(services, params.id, body.url, by);
      switch (set.is) {
        case 'removed':
          return { body: { count: 0, failure: null } };
        case 'read':
          return { body: { count: set.count, failure: null } };
        case 'failed':
          return { body: { count: 0, failure: set.failure } };
        case 'no-schedule':
          throw new HttpError('not-possible');
        case 'not-an-address':
          throw new HttpError('invalid', { errors: [{ path: 'url', message: 'not-an-address' }] });
      }
    },
  }),
] as const;

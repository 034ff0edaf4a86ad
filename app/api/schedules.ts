import { z } from 'zod';
import { readHours, setHours } from '#app/application/bookings/schedules.server.ts';
import type { CallContext } from './http/call-context.ts';
import { HttpError } from './http/http-error.ts';
import { operation } from './http/operation.ts';
import { uuid } from './shapes/path-shapes.ts';
import { meetingSettingsShape, scheduleShape } from './shapes/schedule-shapes.ts';

/** Hours in which staff take meetings. */
export const scheduleOperations = [
  operation('GET /api/schedules/:id', {
    summary: 'Reads someone’s hours for meetings; other people’s need `manage-staff`',
    needs: 'leads',
    params: { id: uuid },
    answer: {
      status: 200,
      description:
        'The hours, null if there are none, with their version (0 before the first); and the agency’s meeting settings',
      body: z.strictObject({
        version: z.int(),
        schedule: scheduleShape.nullable(),
        agency: meetingSettingsShape,
      }),
    },
    problems: { 'not-found': {} },
    async handle(call) {
      mayChangeSchedule(call);
      const { services, params } = call;
      const { videoUrl } = services.places();
      const agency = { ...services.settings.meetings(), videoUrl };
      return { body: { ...(await readHours(services, params.id)), agency } };
    },
  }),
  operation('PATCH /api/schedules/:id', {
    summary: 'Sets someone’s hours for meetings; meetings already booked stay',
    needs: 'leads',
    params: { id: uuid },
    body: scheduleShape,
    takesVersion: true,
    answer: { status: 204, description: 'Done' },
    problems: { 'not-found': {}, changed: {} },
    async handle(call) {
      mayChangeSchedule(call);
      const { services, params, body, version, user, now } = call;
      const by = { actor: user.actor, at: new Date(now()), on: version };
      const outcome = await setHours(services, params.id, body, by);
      if (outcome === 'gone') throw new HttpError('not-found');
      if (outcome === 'changed') throw new HttpError('changed');
    },
  }),
] as const;

/** @throws HttpError 403 for someone else's without the permission to manage accounts */
export function mayChangeSchedule({
  user,
  params: { id },
}: CallContext & { params: { id: string } }): void {
  const isOwn = user.person?.userId === id;
  if (!isOwn && !user.may('manage-staff'))
    throw new HttpError('not-allowed', { action: 'manage-staff' });
}

import { z } from 'zod';
import { HttpError } from './http/http-error.ts';
import { operation } from './http/operation.ts';
import { meetingSettingsShape } from './shapes/schedule-shapes.ts';

const savedShape = z.strictObject({
  version: z.int(),
  settings: meetingSettingsShape,
  serverVideoUrl: z
    .string()
    .nullable()
    .describe('Server default, used while the settings have no address'),
});

/** The agency's meeting settings. */
export const meetingSettingsOperations = [
  operation('GET /api/meeting-settings', {
    summary: 'Reads the agency’s meeting settings',
    needs: 'cockpit',
    answer: { status: 200, description: 'With the version of the settings', body: savedShape },
    async handle({ services: { settings, serverVideoUrl } }) {
      const { version, meetings } = await settings.readMeetings();
      return { body: { version, settings: meetings, serverVideoUrl } };
    },
  }),
  operation('PATCH /api/meeting-settings', {
    summary: 'Sets where meetings take place and the default hours of new people',
    takesIdempotencyKey: true,
    needs: 'cockpit',
    body: meetingSettingsShape,
    takesVersion: true,
    answer: { status: 204, description: 'Done; hours already set stay as they are' },
    problems: { changed: {} },
    async handle({ services: { settings }, body, version, user }) {
      if (!(await settings.saveMeetings(body, version, user.actor))) throw new HttpError('changed');
    },
  }),
] as const;

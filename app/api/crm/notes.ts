import { z } from 'zod';
import { addNote } from '#app/application/crm/add-note.ts';
import { clientFields } from '#app/domain/crm/records/clients.ts';
import { HttpError } from '../http/http-error.ts';
import { operation } from '../http/operation.ts';
import { recordShapes } from '../shapes/crm-shapes.ts';
import { text } from '../shapes/field-shapes.ts';
import { recordId } from '../shapes/path-shapes.ts';

/** Notes of a client. */
export const noteOperations = [
  operation('POST /api/crm/clients/:id/notes', {
    summary: 'Appends a note, whatever else has changed',
    takesIdempotencyKey: true,
    needs: 'edit',
    params: { id: recordId },
    body: z.strictObject({ text: text(clientFields.notes.fields.text.most, 1) }),
    answer: {
      status: 200,
      description: 'The updated client',
      body: recordShapes.clients,
      headers: ['ETag'],
    },
    problems: { 'not-found': {}, 'not-possible': {}, conflict: {} },
    async handle({ store, user, params, body, now }) {
      const wanted = { id: params.id, text: body.text };
      const done = await addNote(store, wanted, { by: user.actor.name, now: now() });
      if (done.outcome === 'unknown') throw new HttpError('not-found');
      if (done.outcome === 'full') throw new HttpError('not-possible');
      if (done.outcome === 'busy') throw new HttpError('conflict');
      return { body: done.client, headers: { ETag: `"${done.client.version}"` } };
    },
  }),
] as const;

import { z } from 'zod';
import { largestTimelinePage, timelineKinds } from '#app/domain/crm/timeline/timeline.ts';
import { HttpError } from '../http/http-error.ts';
import { operation } from '../http/operation.ts';
import { text } from '../shapes/field-shapes.ts';
import { recordId } from '../shapes/path-shapes.ts';
import { timelinePageShape } from '../shapes/timeline-shapes.ts';

/** Timeline of a client. */
export const timelineOperations = [
  operation('GET /api/crm/clients/:id/timeline', {
    summary:
      'Lists a client’s history: notes, tasks, leads, meetings, emails, scores, journal entries and changes',
    needs: 'read',
    params: { id: recordId },
    query: z
      .strictObject({
        kinds: text(100)
          .transform((kinds) => kinds.split(','))
          .pipe(z.array(z.enum(timelineKinds)).min(1))
          .describe(`Comma-separated: ${timelineKinds.join(', ')}; all when left out`),
        after: text(200, 1).describe('`next` of the previous page'),
        limit: z.coerce.number().int().min(1).max(largestTimelinePage),
      })
      .partial(),
    answer: {
      status: 200,
      description:
        'Newest first; leads and emails only for callers who handle leads, changes only for those who read the audit log',
      body: timelinePageShape,
    },
    problems: { 'not-found': {} },
    async handle({ store, params, query: { kinds, after, limit } }) {
      if (!(await store.get('clients', params.id))) throw new HttpError('not-found');
      const query = {
        clientId: params.id,
        ...(kinds && { kinds }),
        ...(after !== undefined && { after }),
        ...(limit !== undefined && { limit }),
      };
      return { body: await store.timeline(query).catch(badCursor) };
    },
  }),
] as const;

function badCursor(error: unknown): never {
  throw error instanceof RangeError ? new HttpError('bad-query') : error;
}

import { z } from 'zod';
import { ownViews } from '#app/application/saved-views/own-views.server.ts';
import {
  longestViewQuery,
  viewSections,
  type AccountView,
} from '#app/domain/saved-views/saved-view.ts';
import type { CallContext } from './http/call-context.ts';
import { HttpError } from './http/http-error.ts';
import { operation } from './http/operation.ts';
import { line } from './shapes/field-shapes.ts';
import { uuid } from './shapes/path-shapes.ts';

const viewName = line(60, 1);

const viewShape = z.strictObject({
  id: uuid,
  section: z.enum(viewSections),
  name: z.string(),
  query: z.string().describe('Query string that the view saves'),
  isShared: z.boolean(),
  owner: z.string().describe('Name of its owner'),
  isOwn: z.boolean(),
}) satisfies z.ZodType<AccountView>;

/** Named views of the sections, owned by accounts and shareable. */
export const viewOperations = [
  operation('GET /api/views', {
    summary: 'Lists the signed-in account’s views and those shared by others',
    needs: 'personal',
    answer: {
      status: 200,
      description: 'By name',
      body: z.strictObject({ items: z.array(viewShape) }),
    },
    handle: async (call) => ({ body: { items: await ownOf(call).list() } }),
  }),
  operation('POST /api/views/:id', {
    summary: 'Saves a view under an id chosen by the caller, or changes one of their own',
    needs: 'personal',
    params: { id: uuid },
    body: z.strictObject({
      section: z.enum(viewSections),
      name: viewName,
      query: line(longestViewQuery),
      isShared: z.boolean().describe('Whether it is shared with the team'),
      isKnown: z
        .boolean()
        .optional()
        .describe('Whether to update an existing view only, not recreating a deleted one'),
    }),
    answer: { status: 204, description: 'Done' },
    problems: { 'not-found': {}, 'not-possible': { why: z.enum(['full', 'taken', 'gone']) } },
    async handle(call) {
      const outcome = await ownOf(call).save({ ...call.body, ...call.params });
      if (outcome === 'unknown') throw new HttpError('not-found');
      if (outcome !== 'saved') throw new HttpError('not-possible', { why: outcome });
    },
  }),
  operation('DELETE /api/views/:id', {
    summary: 'Deletes one of the caller’s own views',
    needs: 'personal',
    params: { id: uuid },
    answer: { status: 204, description: 'Done' },
    problems: { 'not-found': {} },
    async handle(call) {
      await ownOf(call).remove(call.params.id);
    },
  }),
] as const;

function ownOf({ services, user, now }: CallContext) {
  const own = ownViews(services, user, now);
  if (own === null) throw new HttpError('not-allowed', { action: 'personal' });
  return own;
}

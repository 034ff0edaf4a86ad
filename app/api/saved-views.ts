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
  query: z.string().describe('The part of the address that it keeps'),
  isShared: z.boolean(),
  owner: z.string().describe('Name of whose view it is'),
  isOwn: z.boolean(),
}) satisfies z.ZodType<AccountView>;

/** Named views of the sections, which belong to accounts and can be shared. */
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
      isShared: z.boolean().describe('Whether the team sees it'),
      isKnown: z
        .boolean()
        .optional()
        .describe('Whether the caller changes one: when it is gone, it is not made again'),
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

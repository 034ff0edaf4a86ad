import { z } from 'zod';
import {
  answerRequest,
  listRequests,
  requestState,
} from '#app/application/privacy/privacy-requests.ts';
import type { RequestKind } from '#app/domain/privacy/rights.ts';
import type { CallContext } from './http/call-context.ts';
import { HttpError } from './http/http-error.ts';
import { operation } from './http/operation.ts';
import { uuid } from './shapes/path-shapes.ts';
import {
  erasedShape,
  erasurePreviewShape,
  lookupShape,
  newRequestShape,
  requestAnswerShape,
  requestShape,
  rightShape,
} from './shapes/privacy-shapes.ts';

/** Maximum number of requests listed. */
const mostRequests = 500;

const requestProblems = { 'not-found': {}, 'not-possible': {} } as const;

/** Privacy requests. They use POST to keep email addresses out of access logs. */
export const privacyOperations = [
  operation('POST /api/privacy/lookup', {
    summary: 'Says how much is kept about a person and what an erasure would do',
    needs: 'privacy',
    body: lookupShape,
    answer: {
      status: 200,
      description: 'What is kept and what would be erased, part by part',
      body: z.strictObject({ items: z.array(erasurePreviewShape) }),
    },
    handle: async ({ services, body }) => ({
      body: { items: await services.privacy.previewErasure(body.email) },
    }),
  }),
  operation('POST /api/privacy/export', {
    summary: 'Exports everything kept about a person',
    needs: 'privacy',
    body: rightShape,
    answer: {
      status: 200,
      description: 'A file, by the part each record was kept in',
      body: z.record(z.string(), z.array(z.custom<object>())),
      headers: ['Content-Disposition'],
    },
    problems: requestProblems,
    async handle(call) {
      const { services, user, body } = call;
      await checkRequest(call, 'access', body);
      return {
        body: await services.privacy.export(body.email, user.actor, body.requestId),
        headers: { 'Content-Disposition': 'attachment; filename="export.json"' },
      };
    },
  }),
  operation('POST /api/privacy/erasure', {
    summary: 'Erases a person’s data everywhere, for good',
    needs: 'privacy',
    sensitive: 'erasure',
    body: rightShape,
    answer: {
      status: 200,
      description: 'What was erased, part by part',
      body: z.strictObject({ items: z.array(erasedShape) }),
    },
    problems: requestProblems,
    async handle(call) {
      const { services, user, body } = call;
      await checkRequest(call, 'erasure', body);
      const parts = await services.privacy.erase(body.email, user.actor, body.requestId);
      return { body: { items: Object.entries(parts).map(([name, part]) => ({ name, ...part })) } };
    },
  }),
  operation('GET /api/privacy/requests', {
    summary: 'Lists people’s requests about their own data',
    needs: 'privacy',
    answer: {
      status: 200,
      description: 'Newest first',
      body: z.strictObject({ items: z.array(requestShape) }),
    },
    handle: async ({ services }) => ({
      body: { items: await listRequests(services, mostRequests) },
    }),
  }),
  operation('POST /api/privacy/requests', {
    summary: 'Logs a request',
    takesIdempotencyKey: true,
    needs: 'privacy',
    body: newRequestShape,
    answer: { status: 201, description: 'Its id', body: z.strictObject({ id: uuid }) },
    handle: async ({ services, body: { kind, email } }) => ({
      body: { id: await services.privacy.receive(kind, email) },
    }),
  }),
  operation('POST /api/privacy/requests/:id/answer', {
    summary: 'Logs the answer to a request',
    takesIdempotencyKey: true,
    needs: 'privacy',
    params: { id: uuid },
    body: requestAnswerShape,
    answer: { status: 204, description: 'Done' },
    problems: requestProblems,
    async handle({ services, user, params: { id }, body }) {
      const given = { outcome: body.outcome, actor: user.actor };
      const state = await answerRequest(services, id, given);
      if (state === 'unknown') throw new HttpError('not-found');
      if (state === 'not-possible') throw new HttpError('not-possible');
    },
  }),
] as const;

async function checkRequest(
  { services }: CallContext,
  kind: RequestKind,
  { email, requestId }: z.output<typeof rightShape>,
): Promise<void> {
  if (requestId === undefined) return;
  const state = await requestState(services, requestId, { kind, email });
  if (state === 'unknown') throw new HttpError('not-found');
  if (state === 'not-possible') throw new HttpError('not-possible');
}

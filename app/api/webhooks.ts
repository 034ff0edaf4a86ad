import { z } from 'zod';
import {
  addEndpoint,
  listAttempts,
  listEndpoints,
  pingEndpoint,
  removeEndpoint,
  replaceSecret,
  updateEndpoint,
} from '#app/application/delivery/webhook-endpoints.ts';
import type { CallContext } from './http/call-context.ts';
import { HttpError } from './http/http-error.ts';
import { operation } from './http/operation.ts';
import { pageOf } from './shapes/moment-cursor.ts';
import { uuid } from './shapes/path-shapes.ts';
import {
  deliveryQueryShape,
  deliveryShape,
  endpointChangeShape,
  endpointShape,
  newEndpointShape,
  secret,
} from './shapes/webhook-shapes.ts';

/** Webhook endpoints. */
export const webhookOperations = [
  operation('GET /api/webhooks', {
    summary: 'Lists webhook endpoints',
    needs: 'integrations',
    answer: {
      status: 200,
      description: 'Oldest first',
      body: z.strictObject({ items: z.array(endpointShape) }),
    },
    handle: async ({ services }) => ({
      body: { items: await listEndpoints(services) },
    }),
  }),
  operation('POST /api/webhooks', {
    summary: 'Adds an endpoint',
    takesIdempotencyKey: true,
    needs: 'integrations',
    sensitive: 'webhook',
    body: newEndpointShape,
    answer: {
      status: 201,
      description: 'The endpoint with its `secret`, which is not shown again',
      body: z.strictObject({ endpoint: endpointShape, secret }),
    },
    handle: async (call) => ({ body: await addEndpoint(call.services, call.body, byOf(call)) }),
  }),
  operation('PATCH /api/webhooks/:id', {
    summary: 'Changes, stops or restarts an endpoint',
    needs: 'integrations',
    sensitive: 'webhook-change',
    params: { id: uuid },
    body: endpointChangeShape,
    answer: { status: 200, description: 'The endpoint', body: endpointShape },
    problems: { 'not-found': {} },
    async handle(call) {
      const { services, params, body } = call;
      return { body: found(await updateEndpoint(services, params.id, body, byOf(call))) };
    },
  }),
  operation('DELETE /api/webhooks/:id', {
    summary: 'Deletes an endpoint and its log',
    needs: 'integrations',
    params: { id: uuid },
    answer: { status: 204, description: 'Done' },
    problems: { 'not-found': {} },
    async handle(call) {
      const isRemoved = await removeEndpoint(call.services, call.params.id, byOf(call));
      if (!isRemoved) throw new HttpError('not-found');
    },
  }),
  operation('POST /api/webhooks/:id/secret', {
    summary: 'Issues a new secret; the old one also signs for a day',
    takesIdempotencyKey: true,
    needs: 'integrations',
    sensitive: 'webhook-secret',
    params: { id: uuid },
    answer: {
      status: 200,
      description: 'The secret, which is not shown again',
      body: z.strictObject({ secret }),
    },
    problems: { 'not-found': {} },
    async handle(call) {
      const replaced = await replaceSecret(call.services, call.params.id, byOf(call));
      return { body: { secret: found(replaced) } };
    },
  }),
  operation('POST /api/webhooks/:id/ping', {
    summary: 'Sends a test event',
    takesIdempotencyKey: true,
    needs: 'integrations',
    params: { id: uuid },
    answer: { status: 204, description: 'Done' },
    problems: { 'not-found': {}, 'not-possible': {} },
    async handle(call) {
      const outcome = await pingEndpoint(call.services, call.params.id, byOf(call));
      if (outcome === 'unknown') throw new HttpError('not-found');
      if (outcome === 'disabled') throw new HttpError('not-possible');
    },
  }),
  operation('GET /api/webhooks/:id/deliveries', {
    summary: 'Lists the calls made to an endpoint',
    needs: 'integrations',
    params: { id: uuid },
    query: deliveryQueryShape,
    answer: {
      status: 200,
      description: 'Calls, newest first',
      body: z.strictObject({
        items: z.array(deliveryShape),
        next: z
          .string()
          .describe('Value of `after` for the next page; absent on the last one')
          .exactOptional(),
      }),
    },
    problems: { 'not-found': {} },
    async handle({ services, params, query: { after, limit = 50 } }) {
      const wanted = { endpointId: params.id, limit: limit + 1, after };
      const attempts = await listAttempts(services, wanted);
      return { body: pageOf(attempts, limit, ({ at, id }) => ({ createdAt: at, id })) };
    },
  }),
] as const;

const byOf = ({ user, now }: CallContext) => ({ actor: user.actor, at: new Date(now()) });

function found<Result>(result: Result | null): Result {
  if (result === null) throw new HttpError('not-found');
  return result;
}

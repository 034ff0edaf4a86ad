import { z } from 'zod';
import { ownPush, type OwnPush } from '#app/application/notifications/own-push.server.ts';
import type { BrowserSubscription } from '#app/domain/notifications/push.ts';
import type { CallContext } from './http/call-context.ts';
import { HttpError } from './http/http-error.ts';
import { operation } from './http/operation.ts';

const endpoint = z
  .url({ protocol: /^https?$/ })
  .max(2048)
  .describe('Endpoint of the browser at its push service');

/** Bytes in base64url. */
const bytes = (length: number) =>
  z.base64url().refine((text) => Buffer.from(text, 'base64url').length === length);

const subscriptionShape = z.strictObject({
  endpoint,
  keys: z.strictObject({
    p256dh: bytes(65).describe('Public key of the browser: P-256, uncompressed'),
    auth: bytes(16).describe('Authentication secret of the subscription (RFC 8291)'),
  }),
}) satisfies z.ZodType<BrowserSubscription>;

const problems = { 'not-found': {} } as const;

/** Web Push subscriptions of the signed-in account. */
export const pushOperations = [
  operation('POST /api/push-subscriptions', {
    summary: 'Turns on notifications in this browser for the signed-in account',
    needs: 'personal',
    body: subscriptionShape,
    problems,
    answer: { status: 204, description: 'Done' },
    async handle(call) {
      await ownOf(call).add(call.body);
    },
  }),
  operation('POST /api/push-subscriptions/seen', {
    summary: 'Reports that the CRM is open in a browser with notifications',
    needs: 'personal',
    body: z.strictObject({ endpoint }),
    problems,
    answer: {
      status: 200,
      description: 'Whether this browser is registered for the account',
      body: z.strictObject({ isOwn: z.boolean() }),
    },
    handle: async (call) => ({ body: { isOwn: await ownOf(call).see(call.body.endpoint) } }),
  }),
  operation('POST /api/push-subscriptions/remove', {
    summary: 'Turns off notifications in this browser for the signed-in account',
    needs: 'personal',
    body: z.strictObject({ endpoint }),
    problems,
    answer: { status: 204, description: 'Done' },
    async handle(call) {
      await ownOf(call).remove(call.body.endpoint);
    },
  }),
] as const;

/** Without Web Push there is nothing to find. */
function ownOf({ services, user }: CallContext): OwnPush {
  const own = ownPush(services, user);
  if (own !== null) return own;
  throw user.person
    ? new HttpError('not-found')
    : new HttpError('not-allowed', { action: 'personal' });
}

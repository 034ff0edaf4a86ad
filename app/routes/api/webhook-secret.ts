import { changeSecret } from '#app/data/webhooks.server.ts';
import { secretFrom } from '#app/services/webhooks/sign.ts';
import { apiRoute, Refusal, type ApiCall } from './api-route.ts';
import { changing, webhookSeal } from './webhook-call.ts';

const answer = apiRoute({ POST: { needs: 'integrations', answer: renew } });

export const loader = answer;
export const action = answer;

/** Another secret, shown this once; the one before signs along for a day. */
async function renew(call: ApiCall): Promise<Response> {
  const secret = await changing(call, 'change-secret', (t, { id }, at) =>
    changeSecret(t, webhookSeal(call), id, at),
  );
  if (!secret) throw new Refusal('not-found');
  return Response.json({ secret: secretFrom(secret) });
}

import { ping } from '#app/data/webhooks.server.ts';
import { apiRoute, Refusal, type ApiCall } from './api-route.ts';
import { changing } from './webhook-call.ts';

const answer = apiRoute({ POST: { needs: 'integrations', answer: tryOut } });

export const loader = answer;
export const action = answer;

/** Sends an endpoint an event that says nothing; what comes of it stands in its log. */
async function tryOut(call: ApiCall): Promise<Response> {
  await changing(call, 'ping', (t, { id, disabledAt }, at) => {
    if (disabledAt) throw new Refusal('not-possible');
    return ping(t, id, at);
  });
  call.services.outbox.wake();
  return new Response(null, { status: 204 });
}

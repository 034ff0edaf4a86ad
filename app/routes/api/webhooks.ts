import { recordAudit } from '#app/data/audit.server.ts';
import { addEndpoint, listEndpoints } from '#app/data/webhooks.server.ts';
import { secretFrom } from '#app/services/webhooks/sign.ts';
import { newEndpointShape } from './admin-shapes.ts';
import { apiRoute, bodyOf, type ApiCall } from './api-route.ts';
import { webhookSeal } from './webhook-call.ts';

const answer = apiRoute({
  GET: { needs: 'integrations', answer: list },
  POST: { needs: 'integrations', answer: create },
});

export const loader = answer;
export const action = answer;

async function list({ services }: ApiCall): Promise<Response> {
  return Response.json({ items: await listEndpoints(services.database.db) });
}

/** The answer has the endpoint's secret, for the only time. */
async function create(call: ApiCall): Promise<Response> {
  const wanted = await bodyOf(call.request, newEndpointShape);
  const at = new Date(call.now());
  const made = await call.services.database.tx(async (t) => {
    const added = await addEndpoint(t, webhookSeal(call), wanted, at);
    const endpoint = { id: added.id, ...wanted, disabledAt: null, createdAt: at };
    const what = { action: 'webhook.create', entity: 'webhook', entityId: added.id };
    await recordAudit(t, { ...what, actor: call.user.actor, at, before: null, after: endpoint });
    return { endpoint, secret: secretFrom(added.secret) };
  });
  return Response.json(made, { status: 201 });
}

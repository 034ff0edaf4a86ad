import { recordAudit } from '#app/data/audit.server.ts';
import type { Transaction } from '#app/data/database.server.ts';
import { createSeal, type Seal } from '#app/data/seal.server.ts';
import { listEndpoints, type WebhookEndpoint } from '#app/data/webhooks.server.ts';
import { Refusal, type ApiCall } from './api-route.ts';
import { idIn } from './lead-call.ts';

/** Closes secrets of endpoints, as the worker opens them. */
export const webhookSeal = ({ services }: ApiCall): Seal => createSeal(services.secret, 'webhooks');

/** Changes the endpoint that an address names, and writes it down. Its secret is in no log. */
export function changing<Result>(
  call: ApiCall,
  verb: string,
  work: (t: Transaction, endpoint: WebhookEndpoint, at: Date) => Promise<Result>,
): Promise<Result> {
  const id = idIn(call);
  const at = new Date(call.now());
  return call.services.database.tx(async (t) => {
    const before = await endpointOf(t, id);
    if (!before) throw new Refusal('not-found');
    const result = await work(t, before, at);
    const after = await endpointOf(t, id);
    const what = { action: `webhook.${verb}`, entity: 'webhook', entityId: id };
    await recordAudit(t, { ...what, actor: call.user.actor, at, before, after });
    return result;
  });
}

async function endpointOf(t: Transaction, id: string): Promise<WebhookEndpoint | null> {
  return (await listEndpoints(t)).find((endpoint) => endpoint.id === id) ?? null;
}

import type { KnownClient } from '#app/domain/leads/inbox.ts';
import { clientKeysOf } from '#app/domain/leads/conversion.ts';
import type { Lead } from '#app/domain/leads/lead.ts';
import { apiRoute, type ApiCall } from './api-route.ts';
import { leadIn } from './lead-call.ts';

const answer = apiRoute({ GET: { needs: 'leads', answer: list } });

export const loader = answer;
export const action = answer;

/** The clients that a lead may already be. */
async function list(call: ApiCall): Promise<Response> {
  return Response.json({ items: await clientsLike(call, await leadIn(call)) });
}

/** By name, telephone number or domain, as the CRM recognises duplicates. */
export async function clientsLike({ store }: ApiCall, lead: Lead): Promise<KnownClient[]> {
  const identity = clientKeysOf(lead);
  if (identity.length === 0) return [];
  const { items } = await store.list('clients', { where: { identity }, limit: 10 });
  return items.map(({ id, version, name, status, assignedTo, contact }) => {
    return { id, version, name, status, assignedTo, contact };
  });
}

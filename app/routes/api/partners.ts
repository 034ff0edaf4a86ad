import { partnersOf } from '#app/domain/crm/partners.ts';
import { apiRoute, nothingThere, Refusal, type ApiCall } from './api-route.ts';

export const loader = apiRoute({ GET: { needs: 'read', answer: find } });

/** The clients that go best with one of them, from those around it. */
async function find({ params, store, services }: ApiCall): Promise<Response> {
  const client = await store.get('clients', params.id ?? '').catch(nothingThere);
  if (!client) throw new Refusal('not-found');
  const others = await services.businesses.known.partnersAround(client);
  return Response.json({ partners: partnersOf(client, others) });
}

import { partnerRadius, partnersOf } from '#app/domain/crm/partners.ts';
import { apiRoute, Refusal, type ApiCall } from './api-route.ts';

export const loader = apiRoute({ GET: { needs: 'read', answer: find } });

/** The clients that go best with one of them, from those around it. */
async function find({ params, store, services }: ApiCall): Promise<Response> {
  const client = await store.get('clients', params.id ?? '').catch(() => null);
  if (!client) throw new Refusal('not-found');
  const { coordinates: center } = client;
  const search = center && { center, radiusKm: partnerRadius, sector: '' as const };
  const others = search ? await services.businesses.known.around(search) : [];
  return Response.json({ partners: partnersOf(client, others) });
}

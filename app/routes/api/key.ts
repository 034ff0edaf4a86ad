import { createApiKeyStore } from '#app/data/api-keys.server.ts';
import { apiRoute, Refusal, type ApiCall } from './api-route.ts';

const answer = apiRoute({ DELETE: { needs: 'integrations', answer: revoke } });

export const loader = answer;
export const action = answer;

async function revoke({ params: { id = '' }, services, user, now }: ApiCall): Promise<Response> {
  const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id);
  const isRevoked =
    isId && (await createApiKeyStore(services.database, now).revoke(id, user.actor));
  if (!isRevoked) throw new Refusal('not-found');
  return new Response(null, { status: 204 });
}

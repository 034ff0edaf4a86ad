import { createApiKeyStore } from '#app/data/api-keys.server.ts';
import { apiRoute, bodyOf, type ApiCall } from './api-route.ts';
import { newKeyShape } from './shapes.ts';

const answer = apiRoute({
  GET: { needs: 'integrations', answer: list },
  POST: { needs: 'integrations', answer: create },
});

export const loader = answer;
export const action = answer;

async function list({ services, now }: ApiCall): Promise<Response> {
  return Response.json({ items: await createApiKeyStore(services.database, now).list() });
}

/** The answer has the key itself, for the only time. */
async function create({ request, services, user, now }: ApiCall): Promise<Response> {
  const wanted = await bodyOf(request, newKeyShape);
  const made = await createApiKeyStore(services.database, now).create(wanted, user.actor);
  return Response.json(made, { status: 201 });
}

import { listRequests } from '#app/data/privacy.server.ts';
import { newRequestShape } from './admin-shapes.ts';
import { apiRoute, bodyOf, type ApiCall } from './api-route.ts';

const answer = apiRoute({
  GET: { needs: 'privacy', answer: list },
  POST: { needs: 'privacy', answer: receive },
});

export const loader = answer;
export const action = answer;

/** Entries of the register that are shown. */
const most = 500;

async function list({ services }: ApiCall): Promise<Response> {
  return Response.json({ items: await listRequests(services.database.db, most) });
}

async function receive({ request, services }: ApiCall): Promise<Response> {
  const { kind, email } = await bodyOf(request, newRequestShape);
  return Response.json({ id: await services.privacy.receive(kind, email) }, { status: 201 });
}

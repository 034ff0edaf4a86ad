import { lookupShape } from './admin-shapes.ts';
import { apiRoute, bodyOf, type ApiCall } from './api-route.ts';

const answer = apiRoute({ POST: { needs: 'privacy', answer: lookUp } });

export const loader = answer;
export const action = answer;

/** How much is kept about a person and what erasing would do. By POST, so that the address is in no log. */
async function lookUp({ request, services }: ApiCall): Promise<Response> {
  const { email } = await bodyOf(request, lookupShape);
  return Response.json({ items: await services.privacy.foresee(email) });
}

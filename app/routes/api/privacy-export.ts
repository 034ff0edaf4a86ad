import { apiRoute, type ApiCall } from './api-route.ts';
import { rightOf } from './privacy-call.ts';

const answer = apiRoute({ POST: { needs: 'privacy', answer: hand } });

export const loader = answer;
export const action = answer;

/** Everything that is kept about a person, to hand over to them. */
async function hand(call: ApiCall): Promise<Response> {
  const { email, requestId } = await rightOf(call, 'access');
  const { services, user } = call;
  return Response.json(await services.privacy.export(email, user.actor, requestId), {
    headers: { 'Content-Disposition': 'attachment; filename="export.json"' },
  });
}

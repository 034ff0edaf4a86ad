import { findRequest } from '#app/data/privacy.server.ts';
import { requestAnswerShape } from './admin-shapes.ts';
import { apiRoute, bodyOf, Refusal, type ApiCall } from './api-route.ts';
import { idIn } from './lead-call.ts';

const answer = apiRoute({ POST: { needs: 'privacy', answer: enter } });

export const loader = answer;
export const action = answer;

/** Enters what was answered by a person, such as a correction that was made. */
async function enter(call: ApiCall): Promise<Response> {
  const { services, user, request } = call;
  const id = idIn(call);
  const { outcome } = await bodyOf(request, requestAnswerShape);
  if (!(await findRequest(services.database.db, id))) throw new Refusal('not-found');
  if (!(await services.privacy.answer(id, outcome, user.actor))) throw new Refusal('not-possible');
  return new Response(null, { status: 204 });
}

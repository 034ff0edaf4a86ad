import { apiRoute, Refusal, type ApiCall } from './api-route.ts';
import { idIn } from './lead-call.ts';

const answer = apiRoute({ DELETE: { needs: 'manage-staff', answer: signOut } });

export const loader = answer;
export const action = answer;

/** Signs somebody out everywhere, as when a telephone was lost. They can sign in again. */
async function signOut(call: ApiCall): Promise<Response> {
  const { staff } = call.services;
  const id = idIn(call);
  const isKnown = (await staff.accounts.list()).some((account) => account.id === id);
  if (!isKnown) throw new Refusal('not-found');
  await staff.sessions.endAll(id, null, call.user.actor);
  return new Response(null, { status: 204 });
}

import { apiRoute, Refusal, type ApiCall } from './api-route.ts';
import { idIn } from './lead-call.ts';
import { administratorOf } from './staff-call.ts';

const answer = apiRoute({ DELETE: { needs: 'manage-staff', answer: signOut } });

export const loader = answer;
export const action = answer;

/** Signs somebody out everywhere, as when a telephone was lost. They can sign in again. */
async function signOut(call: ApiCall): Promise<Response> {
  const by = { administrator: administratorOf(call), actor: call.user.actor };
  const outcome = await call.services.staff.accounts.signOut(by, idIn(call));
  if (outcome.ok) return new Response(null, { status: 204 });
  throw outcome.problem === 'unknown'
    ? new Refusal('not-found')
    : new Refusal('not-allowed', { action: 'manage-staff' });
}

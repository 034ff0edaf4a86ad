import { recordAudit } from '#app/data/audit.server.ts';
import { replay } from '#app/data/outbox.server.ts';
import { apiRoute, Refusal, type ApiCall } from './api-route.ts';
import { idIn } from './lead-call.ts';

const answer = apiRoute({ POST: { needs: 'leads', answer: sendAgain } });

export const loader = answer;
export const action = answer;

/** Sends a message again, with all its attempts ahead of it. Webhooks are for who looks after integrations. */
async function sendAgain(call: ApiCall): Promise<Response> {
  const { services, user, now } = call;
  const id = idIn(call);
  const at = new Date(now());
  const isFound = await services.database.tx(async (t) => {
    const isSentAgain = await replay(t, id, at, user.may('integrations') ? undefined : 'mail');
    const what = { action: 'message.replay', entity: 'message', entityId: id, before: null };
    if (isSentAgain) await recordAudit(t, { ...what, actor: user.actor, after: null, at });
    return isSentAgain;
  });
  if (!isFound) throw new Refusal('not-found');
  services.outbox.wake();
  return new Response(null, { status: 204 });
}

import { NotAllowed } from '#app/data/crm-apply.server.ts';
import { apiRoute, bodyOf, Refusal, type ApiCall } from './api-route.ts';
import { versionSeen } from './if-match.ts';
import { changedLead, followOf, idIn, leadAnswer, leadStoreOf, teamMembers } from './lead-call.ts';
import { leadMoveShape } from './lead-shapes.ts';

const answer = apiRoute({ POST: { needs: 'leads', answer: move } });

export const loader = answer;
export const action = answer;

/** Takes a lead from one state to another, in the version that was seen. */
async function move(call: ApiCall): Promise<Response> {
  const { request, user, now } = call;
  const wanted = await bodyOf(request, leadMoveShape);
  const isGiven = wanted.move === 'assign' || wanted.move === 'unassign';
  if (isGiven && !user.may('assign')) throw new NotAllowed('assign');
  const made = {
    id: idIn(call),
    version: versionSeen(request),
    actor: user.actor,
    at: new Date(now()),
  };
  const store = leadStoreOf(call);
  const follow = followOf(call);
  if (wanted.move === 'answered') return leadAnswer(changedLead(await store.markAnswered(made)));
  if (wanted.move !== 'assign')
    return leadAnswer(changedLead(await store.move(made, wanted.move, {}, follow)));
  const { memberId } = wanted;
  if (memberId === null)
    return leadAnswer(changedLead(await store.autoAssign(made, teamMembers, follow)));
  if (!teamMembers.some(({ id }) => id === memberId))
    throw new Refusal('invalid', { errors: [{ path: 'memberId', message: 'Nobody of the team' }] });
  return leadAnswer(changedLead(await store.move(made, 'assign', { memberId }, follow)));
}

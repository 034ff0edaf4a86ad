import { apiRoute, bodyOf, Refusal, type ApiCall } from './api-route.ts';
import { leadStoreOf, teamMembers } from './lead-call.ts';
import { memberShape } from './lead-shapes.ts';

const answer = apiRoute({ PATCH: { needs: 'assign', answer: change } });

export const loader = answer;
export const action = answer;

/** Says who is there: new leads go by it (TEAM-06, TEAM-10). */
async function change(call: ApiCall): Promise<Response> {
  const { status } = await bodyOf(call.request, memberShape);
  const member = teamMembers.find(({ id }) => id === call.params.id);
  if (!member) throw new Refusal('not-found');
  const by = { actor: call.user.actor, at: new Date(call.now()) };
  await leadStoreOf(call).setMemberStatus(member.id, status, by);
  return Response.json({ id: member.id, name: member.name, status });
}

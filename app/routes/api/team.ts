import type { Assignee } from '#app/domain/leads/inbox.ts';
import { apiRoute, type ApiCall } from './api-route.ts';
import { leadStoreOf, teamMembers } from './lead-call.ts';

const answer = apiRoute({ GET: { needs: 'leads', answer: list } });

export const loader = answer;
export const action = answer;

/** Who leads are given to, and who is there. */
async function list(call: ApiCall): Promise<Response> {
  const members = await leadStoreOf(call).team(teamMembers);
  const items = members.map(({ id, name, status }): Assignee => ({ id, name, status }));
  return Response.json({ items });
}

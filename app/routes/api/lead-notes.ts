import { apiRoute, bodyOf, type ApiCall } from './api-route.ts';
import { changedLead, idIn, leadAnswer, leadStoreOf } from './lead-call.ts';
import { leadNoteShape } from './lead-shapes.ts';

const answer = apiRoute({ POST: { needs: 'leads', answer: add } });

export const loader = answer;
export const action = answer;

/** Writes something down about a lead. Notes are only ever added, so no version has to be named. */
async function add(call: ApiCall): Promise<Response> {
  const { text } = await bodyOf(call.request, leadNoteShape);
  const made = { id: idIn(call), actor: call.user.actor, at: new Date(call.now()) };
  return leadAnswer(changedLead(await leadStoreOf(call).addNote(made, text)), 201);
}

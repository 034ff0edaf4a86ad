import { listMessages } from '#app/data/outbox.server.ts';
import { apiRoute, Refusal, type ApiCall } from './api-route.ts';
import { idIn } from './lead-call.ts';

const answer = apiRoute({ GET: { needs: 'leads', answer: read } });

export const loader = answer;
export const action = answer;

/** A mail that was written down in place of being sent. One that opens an account is shown to nobody. */
async function read(call: ApiCall): Promise<Response> {
  const { database, post } = call.services;
  const [message] = await listMessages(database.db, { id: idIn(call), topic: 'mail', limit: 1 });
  // What a secret template says is left out of the list, so that there is nothing to read it by.
  const letter = message?.payload ? await post.files?.read(message.id) : null;
  if (!letter) throw new Refusal('not-found');
  return Response.json({ text: letter });
}

import { listMessages } from '#app/data/outbox.server.ts';
import { lineOf, type LeadFile } from '#app/domain/leads/inbox.ts';
import { apiRoute, type ApiCall } from './api-route.ts';
import { leadIn, leadStoreOf, outboxLineOf } from './lead-call.ts';

const answer = apiRoute({ GET: { needs: 'leads', answer: read } });

export const loader = answer;
export const action = answer;

/** One lead, whole, with what else is known of the person. */
async function read(call: ApiCall): Promise<Response> {
  const lead = await leadIn(call);
  const store = leadStoreOf(call);
  const [others, mails] = await Promise.all([
    lead.personId === null ? [] : store.ofPerson(lead.personId),
    listMessages(call.services.database.db, { topic: 'mail', about: lead.email, limit: 50 }),
  ]);
  const file: LeadFile = {
    lead,
    others: others.filter(({ id }) => id !== lead.id).map(lineOf),
    mails: mails.map(outboxLineOf),
  };
  return Response.json(file, { headers: { ETag: `"${lead.version}"` } });
}

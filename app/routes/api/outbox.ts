import { NotAllowed } from '#app/data/crm-apply.server.ts';
import { listMessages } from '#app/data/outbox.server.ts';
import { apiRoute, errorsOf, Refusal, type ApiCall } from './api-route.ts';
import { momentOf, outboxLineOf, readMoment } from './lead-call.ts';
import { outboxQueryShape } from './lead-shapes.ts';

const answer = apiRoute({ GET: { needs: 'leads', answer: list } });

export const loader = answer;
export const action = answer;

/** What has left the house or is about to, newest first. Webhooks are for who looks after integrations. */
async function list({ url, services, user }: ApiCall): Promise<Response> {
  const read = outboxQueryShape.safeParse(Object.fromEntries(url.searchParams));
  if (!read.success) throw new Refusal('bad-query', { errors: errorsOf(read.error) });
  const { after, limit = 50, state, topic = 'mail' } = read.data;
  if (topic === 'webhook' && !user.may('integrations')) throw new NotAllowed('integrations');
  const start = after === undefined ? undefined : readMoment(after);
  const found = await listMessages(services.database.db, {
    limit: limit + 1,
    topic,
    ...(state && { state }),
    ...(start && { before: { ...start, createdAt: new Date(start.createdAt) } }),
  });
  const items = found.slice(0, limit).map(outboxLineOf);
  const last = found.length > limit ? items.at(-1) : undefined;
  return Response.json({ items, ...(last && { next: momentOf(last) }) });
}

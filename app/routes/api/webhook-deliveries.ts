import { listDeliveries } from '#app/data/webhooks.server.ts';
import { pageQueryShape } from './admin-shapes.ts';
import { apiRoute, errorsOf, Refusal, type ApiCall } from './api-route.ts';
import { idIn, momentOf, readMoment } from './lead-call.ts';

const answer = apiRoute({ GET: { needs: 'integrations', answer: list } });

export const loader = answer;
export const action = answer;

/** Attempts at one endpoint, newest first. */
async function list(call: ApiCall): Promise<Response> {
  const read = pageQueryShape.safeParse(Object.fromEntries(call.url.searchParams));
  if (!read.success) throw new Refusal('bad-query', { errors: errorsOf(read.error) });
  const { after, limit = 50 } = read.data;
  const start = after === undefined ? undefined : readMoment(after);
  const found = await listDeliveries(call.services.database.db, {
    endpointId: idIn(call),
    limit: limit + 1,
    ...(start && { before: { id: start.id, at: new Date(start.createdAt) } }),
  });
  const items = found.slice(0, limit);
  const last = found.length > limit ? items.at(-1) : undefined;
  const next = last && momentOf({ createdAt: last.at.toISOString(), id: last.id });
  return Response.json({ items, ...(next !== undefined && { next }) });
}

import { listAudit } from '#app/data/audit-log.server.ts';
import { apiRoute, errorsOf, Refusal, type ApiCall } from './api-route.ts';
import { auditQueryShape } from './audit-query.ts';

const answer = apiRoute({ GET: { needs: 'audit', answer: list } });

export const loader = answer;
export const action = answer;

/** Who did what, latest first; the last id of a page leads to the next. */
async function list({ url, services }: ApiCall): Promise<Response> {
  const read = auditQueryShape.safeParse(Object.fromEntries(url.searchParams));
  if (!read.success) throw new Refusal('bad-query', { errors: errorsOf(read.error) });
  return Response.json({ items: await listAudit(services.database.db, read.data) });
}

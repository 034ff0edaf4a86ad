import { z } from 'zod';
import { listBin } from '#app/data/crm-bin.server.ts';
import { apiRoute, errorsOf, Refusal, type ApiCall } from './api-route.ts';

const answer = apiRoute({ GET: { needs: 'restore', answer: list } });

export const loader = answer;
export const action = answer;

const querySchema = z.strictObject({ limit: z.coerce.number().int().min(1).max(500).default(100) });

/** What was removed in the last thirty days, latest first. */
async function list({ url, services, now }: ApiCall): Promise<Response> {
  const read = querySchema.safeParse(Object.fromEntries(url.searchParams));
  if (!read.success) throw new Refusal('bad-query', { errors: errorsOf(read.error) });
  const items = await listBin(services.database.db, { now: new Date(now()), ...read.data });
  return Response.json({ items });
}

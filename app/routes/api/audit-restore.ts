import { z } from 'zod';
import { findAudit } from '#app/data/audit-log.server.ts';
import { takeBack } from '#app/middleware/take-back.server.ts';
import { apiRoute, Refusal, type ApiCall } from './api-route.ts';

const answer = apiRoute({ POST: { needs: 'audit', answer: restore } });

export const loader = answer;
export const action = answer;

/** Puts something back as it was before an entry. What it takes besides is what the change itself takes. */
async function restore({ params, services, store, user }: ApiCall): Promise<Response> {
  const id = z.uuid().safeParse(params.id);
  const entry = id.success && (await findAudit(services.database.db, id.data));
  if (!entry) throw new Refusal('not-found');
  if (entry.entity === 'cockpit' && !user.may('cockpit'))
    throw new Refusal('not-allowed', { action: 'cockpit' });
  const { cockpit } = services;
  const outcome = await takeBack(entry, { store, cockpit, actor: user.actor });
  if (outcome.is === 'not-possible') throw new Refusal('not-possible');
  if (outcome.is === 'conflict') throw new Refusal('conflict', { conflict: outcome.conflict });
  return new Response(null, { status: 204 });
}

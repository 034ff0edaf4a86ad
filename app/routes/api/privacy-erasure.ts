import { apiRoute, type ApiCall } from './api-route.ts';
import { rightOf } from './privacy-call.ts';

const answer = apiRoute({ POST: { needs: 'privacy', answer: erase } });

export const loader = answer;
export const action = answer;

/** Erases a person everywhere. Nothing brings them back. */
async function erase(call: ApiCall): Promise<Response> {
  const { email, requestId } = await rightOf(call, 'erasure');
  const { parts } = await call.services.privacy.erase(email, call.user.actor, requestId);
  const items = Object.entries(parts).map(([name, part]) => ({ name, ...part }));
  return Response.json({ items });
}

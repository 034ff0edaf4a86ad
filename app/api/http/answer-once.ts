import { runOnce, type StoredAnswer } from '#app/application/idempotency/run-once.server.ts';
import { callerKey } from '#app/domain/staff/actor.ts';
import type { CallContext } from './call-context.ts';
import { HttpError } from './http-error.ts';

/** Longest key that a caller may choose. */
export const longestKey = 200;

/** Whoever names a key counts on it: the call is not made without one. */
const badKey = { path: 'Idempotency-Key', message: `1 to ${longestKey} characters` };

/**
 * Answers a call that names an `Idempotency-Key`: a repeat of it gets the first one's answer, and does nothing.
 *
 * @throws HttpError 400 for a key that is none, 409 when the key was another call's or the answer is gone, 503 while the first is being made
 */
export async function answerOnce(
  { request, url, services, user, now }: CallContext,
  respond: () => Promise<Response>,
): Promise<Response> {
  const key = request.headers.get('Idempotency-Key');
  if (key === null) return respond();
  if (key === '' || key.length > longestKey) throw new HttpError('bad-query', { errors: [badKey] });
  const version = request.headers.get('If-Match') ?? '';
  const body = await request.clone().text();
  const asked = [request.method, url.pathname, url.search, version, body].join('\n');
  const call = { caller: callerKey(user.actor), key, asked, now: now() };
  const made = await runOnce(services, call, () => respond().catch(refusalOf), keptOf);
  switch (made.is) {
    case 'made':
      return made.answer;
    case 'repeated': {
      const { status, headers, body: text } = made.answer;
      return new Response(text === '' ? null : text, { status, headers });
    }
    case 'pending':
      throw new HttpError('unavailable', {}, { 'Retry-After': '1' });
    case 'lost':
    case 'other':
      throw new HttpError('not-possible');
  }
}

/** A refusal is an answer. Of any other failure it is not known how far the call came. */
function refusalOf(error: unknown): Response {
  if (error instanceof HttpError) return error.response;
  throw error;
}

async function keptOf(response: Response): Promise<StoredAnswer | null> {
  if (!response.ok) return null;
  const { status, headers } = response;
  return { status, headers: [...headers], body: await response.clone().text() };
}

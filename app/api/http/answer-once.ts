import { runOnce, type StoredAnswer } from '#app/application/idempotency/run-once.server.ts';
import { callerKey } from '#app/domain/staff/actor.ts';
import type { CallContext } from './call-context.ts';
import { HttpError } from './http-error.ts';

/** Maximum length of a key. */
export const longestKey = 200;

/** An invalid key is refused, not ignored: the caller relies on it. */
const badKey = { path: 'Idempotency-Key', message: `1 to ${longestKey} characters` };

/**
 * Answers a call with an `Idempotency-Key`: a repeat gets the first response and does nothing.
 *
 * @throws HttpError 400 for an invalid key, 409 when the key belongs to another call or its response is gone, 503 while
 * the first call is running
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

/** An error response counts as an answer. After any other error, the outcome of the call is unknown. */
function refusalOf(error: unknown): Response {
  if (error instanceof HttpError) return error.response;
  throw error;
}

async function keptOf(response: Response): Promise<StoredAnswer | null> {
  if (!response.ok) return null;
  const { status, headers } = response;
  return { status, headers: [...headers], body: await response.clone().text() };
}

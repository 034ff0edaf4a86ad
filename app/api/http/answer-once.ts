import { runOnce, type StoredAnswer } from '#app/application/idempotency/run-once.server.ts';
import { callerKey } from '#app/domain/staff/actor.ts';
import type { CallContext } from './call-context.ts';
import { HttpError } from './http-error.ts';

/** Longest key that a caller may choose. */
export const longestKey = 200;

/**
 * Answers a call that names an `Idempotency-Key`: a repeat of it gets the first one's answer, and does nothing.
 *
 * @throws HttpError 409 when the key was another call's, 503 while the first is being made
 */
export async function answerOnce(
  { request, url, services, user, now }: CallContext,
  respond: () => Promise<Response>,
): Promise<Response> {
  const key = request.headers.get('Idempotency-Key');
  if (key === null || key === '' || key.length > longestKey) return respond();
  const version = request.headers.get('If-Match') ?? '';
  const body = await request.clone().text();
  const asked = [request.method, url.pathname, url.search, version, body].join('\n');
  const call = { caller: callerKey(user.actor), key, asked, now: now() };
  const made = await runOnce(services, call, respond, keptOf);
  switch (made.is) {
    case 'made':
      return made.answer;
    case 'repeated': {
      const { status, headers, body: text } = made.answer;
      return new Response(text === '' ? null : text, { status, headers });
    }
    case 'pending':
      throw new HttpError('unavailable', {}, { 'Retry-After': '1' });
    case 'other':
      throw new HttpError('not-possible');
  }
}

async function keptOf(response: Response): Promise<StoredAnswer | null> {
  if (!response.ok) return null;
  const { status, headers } = response;
  return { status, headers: [...headers], body: await response.clone().text() };
}

import type { RouterContextProvider } from 'react-router';
import { operations } from '#app/api/table.ts';
import { userStoreOf } from '#app/application/crm/user-store.server.ts';
import { classifyFailure } from '#app/application/failures.ts';
import type { ApiUser } from '#app/application/staff/api-user.server.ts';
import { notifyOwner } from '#app/application/staff/notify-owner.server.ts';
import type { Action } from '#app/domain/crm/permissions.ts';
import { callerKey, siteActor } from '#app/domain/staff/actor.ts';
import { isRecent } from '#app/domain/staff/sensitive-changes.ts';
import { apiUserOf } from '#app/middleware/api-user.ts';
import { leadLogContext } from '#app/middleware/lead-log.ts';
import { promptsContext } from '#app/middleware/prompts.ts';
import { servicesContext } from '#app/middleware/services.ts';
import { staffUnknownContext } from '#app/middleware/session.ts';
import { siteContext } from '#app/middleware/site.ts';
import { visitorContext } from '#app/middleware/visitor.ts';
import { answerOnce } from './answer-once.ts';
import { HttpError } from './http-error.ts';
import { matchAddress } from './match-address.ts';
import { problem } from './problem.ts';
import { requireNoWait } from './too-many.ts';

type Context = Readonly<RouterContextProvider>;

const match = matchAddress(operations);

/** The pattern of an API path, such as `/api/leads/:id`; null when none matches. */
export const apiPathOf = (pathname: string): string | null => match(pathname)?.path ?? null;

/** Dispatches a request to its operation, after rate limits and permissions. Errors become problems (RFC 9457). */
export async function answerCall({
  request,
  context,
}: {
  request: Request;
  context: Context;
}): Promise<Response> {
  try {
    const url = new URL(request.url);
    const found = match(url.pathname);
    if (!found) throw new HttpError('not-found');
    const operation = found.byMethod.get(request.method === 'HEAD' ? 'GET' : request.method);
    if (!operation)
      throw new HttpError('method-not-allowed', {}, { Allow: found.methods.join(', ') });
    const { needs, sensitive } = operation;
    const user = needs === null ? await visitorOf(context) : await callerOf(request, context);
    if (needs !== null && !user.may(needs)) throw new HttpError('not-allowed', { action: needs });
    const services = context.get(servicesContext);
    const { now, origin } = context.get(siteContext);
    if (sensitive && needs) requireConfirmation(user, needs, now());
    const store = userStoreOf(services, user, now);
    const address = context.get(visitorContext);
    const leadLog = context.get(leadLogContext);
    const call = { request, url, user, services, store, now, origin, address, leadLog };
    const respond = async () => {
      const response = await operation.respond(call, found.params);
      if (sensitive && user.person)
        // A failed notification must not fail the operation: its response may show a secret for the only time.
        await notifyOwner(services, user.person, sensitive, now()).catch(
          context.get(promptsContext).report,
        );
      return response;
    };
    return await (operation.takesIdempotencyKey ? answerOnce(call, respond) : respond());
  } catch (error) {
    return toProblem(error, context);
  }
}

async function callerOf(request: Request, context: Context): Promise<ApiUser> {
  const { apiLimits } = context.get(servicesContext);
  const visitor = context.get(visitorContext);
  const user = await apiUserOf(request, context);
  if (!user && context.get(staffUnknownContext)) throw unavailable();
  requireNoWait(
    await (user ? apiLimits.calls(callerKey(user.actor)) : apiLimits.anonymousCalls(visitor)),
  );
  if (!user) throw new HttpError('signed-out', {}, { 'WWW-Authenticate': 'Bearer' });
  return user;
}

/** An anonymous caller may call only operations without a permission. */
async function visitorOf(context: Context): Promise<ApiUser> {
  const { apiLimits } = context.get(servicesContext);
  requireNoWait(await apiLimits.anonymousCalls(context.get(visitorContext)));
  return { actor: siteActor, may: () => false, role: null, person: null };
}

/**
 * Sensitive operations need a person who has re-authenticated within five minutes. A key has no password to confirm
 * with, and may call none of them.
 *
 * @throws HttpError 403
 */
function requireConfirmation({ person }: ApiUser, action: Action, now: number): void {
  if (!person) throw new HttpError('not-allowed', { action });
  const { confirmedAt, hasSecondStep } = person;
  if (!isRecent(confirmedAt, now)) throw new HttpError('confirmation-required', { hasSecondStep });
}

function unavailable(): HttpError {
  return new HttpError('unavailable', {}, { 'Retry-After': '5' });
}

function toProblem(error: unknown, context: Context): Response {
  if (error instanceof HttpError) return error.response;
  const failure = classifyFailure(error);
  switch (failure.kind) {
    case 'not-allowed':
      return problem('not-allowed', { action: failure.action });
    case 'history':
      return problem('history');
    case 'bad-value':
      return problem('invalid');
    case 'unavailable':
      return unavailable().response;
    case 'bug':
      context.get(promptsContext).report(failure.loggable);
      return problem('broken');
  }
}

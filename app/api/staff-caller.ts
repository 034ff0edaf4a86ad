import type { AccountProblem, Administrator } from '#app/domain/staff/account-rules.ts';
import type { CallContext } from './http/call-context.ts';
import { HttpError } from './http/http-error.ts';

export function refusalOf(problem: AccountProblem): HttpError {
  if (problem === 'unknown') return new HttpError('not-found');
  if (problem === 'not-allowed') return new HttpError('not-allowed', { action: 'manage-staff' });
  return new HttpError('not-possible', { why: problem });
}

export function requesterOf(call: CallContext) {
  return { administrator: administratorOf(call), actor: call.user.actor };
}

/** Who has a mail server is not shown the link: it opens somebody else's account. */
export function sentOf(
  outcome:
    | { ok: true; account: { id: string }; link: string }
    | { ok: false; problem: AccountProblem },
  { outbox, sendsMail }: CallContext['services'],
) {
  if (!outcome.ok) throw refusalOf(outcome.problem);
  outbox.wake();
  return { id: outcome.account.id, link: sendsMail ? null : outcome.link };
}

/** An API key has no role: it ranks above nobody. */
export function administratorOf({ user: { actor, role } }: CallContext): Administrator {
  if (role === null || actor.id === null)
    throw new HttpError('not-allowed', { action: 'manage-staff' });
  return { id: actor.id, role };
}

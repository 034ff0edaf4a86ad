import type { AccountProblem, Administrator } from '#app/domain/staff/account-rules.ts';
import type { CallContext } from '../http/call-context.ts';
import { HttpError } from '../http/http-error.ts';

interface Refused {
  readonly ok: false;
  readonly problem: AccountProblem;
}

/** @throws HttpError when the account was not changed */
export function requireOk<Done extends { readonly ok: true }>(
  outcome: Done | Refused,
): asserts outcome is Done {
  if (outcome.ok) return;
  const { problem } = outcome;
  if (problem === 'unknown') throw new HttpError('not-found');
  if (problem === 'not-allowed') throw mayNotManage();
  throw new HttpError('not-possible', { why: problem });
}

export const mayNotManage = () => new HttpError('not-allowed', { action: 'manage-staff' });

export function requesterOf(call: CallContext) {
  return { administrator: administratorOf(call), actor: call.user.actor };
}

/** With a mail server the link is not shown: it gives access to another person's account. */
export function sentOf(
  outcome: { ok: true; account: { id: string }; link: string } | Refused,
  { outbox, sendsMail }: CallContext['services'],
) {
  requireOk(outcome);
  outbox.wake();
  return { id: outcome.account.id, link: sendsMail ? null : outcome.link };
}

/** An API key has no role: it outranks nobody. */
export function administratorOf({ user: { actor, role } }: CallContext): Administrator {
  if (role === null || actor.id === null) throw mayNotManage();
  return { id: actor.id, role };
}

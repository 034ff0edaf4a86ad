import { isTriedFirst } from '#app/data/staff/common-passwords.server.ts';
import type { Staff } from '#app/data/staff/staff.server.ts';
import { formText } from '#app/domain/form-text.ts';
import type { StaffIntent, StaffProblem } from '#app/domain/staff/answer.ts';
import { passwordProblem } from '#app/domain/staff/password.ts';
import { isRecent, isSensitive, sensitiveIntents } from '#app/domain/staff/sensitive-changes.ts';
import type { StaffSession, StartedSession } from './sessions.ts';

/** Whether an intent may proceed. `issued`: the session's new token, if the form confirmed it. */
type ConfirmationCheck =
  | { is: 'allowed'; issued: StartedSession | null }
  | { is: 'refused'; problem: StaffProblem }
  | { is: 'wait'; milliseconds: number };

/** Checked for every sensitive intent of the account: a recent confirmation, or one sent with the form. */
export async function checkConfirmation(
  intent: StaffIntent,
  form: FormData,
  account: StaffSession,
  { sessions }: Staff,
  now: number,
): Promise<ConfirmationCheck> {
  if (!isSensitive(intent)) return { is: 'allowed', issued: null };
  // A correct code is used up: other problems of the form are reported first.
  const problem = intent === 'change-password' ? newPasswordProblem(form, account) : null;
  if (problem) return { is: 'refused', problem };
  const given = confirmationIn(form);
  if (given === null) {
    const isEnough = sensitiveIntents[intent] === 'recent' && isRecent(account.confirmedAt, now);
    return isEnough
      ? { is: 'allowed', issued: null }
      : { is: 'refused', problem: 'confirmation-required' };
  }
  const session = { id: account.sessionId, user: { id: account.userId } };
  const outcome = await sessions.confirm(session, given);
  if (outcome.is === 'confirmed') return { is: 'allowed', issued: outcome };
  return outcome.is === 'wait' ? outcome : { is: 'refused', problem: 'not-confirmed' };
}

/** The password and code of a confirmation; null without a password. */
export function confirmationIn(form: FormData): { password: string; code: string } | null {
  const password = formText(form, 'confirm-password') ?? '';
  return password === '' ? null : { password, code: formText(form, 'confirm-code') ?? '' };
}

function newPasswordProblem(form: FormData, account: StaffSession): StaffProblem | null {
  const password = formText(form, 'crm-new') ?? '';
  return password === (formText(form, 'crm-again') ?? '')
    ? passwordProblem(password, account, isTriedFirst)
    : 'differs';
}

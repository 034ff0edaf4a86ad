import { data, redirect, type RouterContextProvider } from 'react-router';
import type { StaffOutcome } from '#app/application/staff/staff-outcome.ts';
import { crmPath } from '#app/domain/crm/crm-address.ts';
import { minute, second } from '#app/domain/durations.ts';
import type { StaffAnswer, StaffIntent } from '#app/domain/staff/answer.ts';
import { withPrefix } from '#app/i18n/address.ts';
import { refusalReasonContext } from './refusal.ts';
import { clearSessionCookie, issuedCookies } from './session.ts';
import { visitContext } from './visit.ts';

type Context = Readonly<RouterContextProvider>;

/** HTTP status of each problem; 422 for any other. */
const statuses: Partial<Record<NonNullable<StaffAnswer['problem']>, number>> = {
  refused: 401,
  ended: 401,
  'link-over': 410,
  'confirmation-required': 403,
  'not-confirmed': 403,
  wait: 429,
  unavailable: 503,
};

/**
 * The browser's cached pages of the session, which the back button would show. Not "cookies" or "storage": they would
 * also clear the visitor's consent, language and accessibility settings. The session cookie is cleared by name, and
 * session records live in the page's memory, which the redirect discards.
 */
const clearedAtSignOut = '"cache"';

/**
 * Answers a sign-in or account form: with a redirect, so that a reload does not resubmit it, or with the form and its
 * errors.
 *
 * @param email as typed into the sign-in form
 */
export function staffResponse(
  context: Context,
  { intent, email }: { intent: StaffIntent; email: string },
  outcome: StaffOutcome,
) {
  if (outcome.is === 'signed-out') {
    const left = toCrm(context, '', [['Set-Cookie', clearSessionCookie(context)]]);
    left.headers.set('Clear-Site-Data', clearedAtSignOut);
    return left;
  }
  if (outcome.is === 'done')
    return toCrm(context, outcome.query, issuedCookies(context, outcome.issued));
  const answer: StaffAnswer = {
    intent,
    problem: null,
    wait: null,
    email,
    recoveryCodes: [],
    ...(outcome.is === 'wait'
      ? { problem: 'wait', wait: Math.ceil(outcome.milliseconds / minute) }
      : outcome.answer),
  };
  context.set(refusalReasonContext, answer.problem);
  return data(answer, {
    status: answer.problem === null ? 200 : (statuses[answer.problem] ?? 422),
    headers: [
      ['Cache-Control', 'private, no-store'],
      ...(outcome.is === 'wait'
        ? [['Retry-After', String(Math.ceil(outcome.milliseconds / second))] as [string, string]]
        : issuedCookies(context, outcome.issued)),
    ],
  });
}

function toCrm(context: Context, query: string, cookies: [string, string][]): Response {
  const { prefix } = context.get(visitContext);
  return redirect(`${withPrefix(prefix, crmPath)}${query}`, { status: 303, headers: cookies });
}

import type { StaffAnswer, StaffIntent } from '#app/domain/staff/answer.ts';
import type { StartedSession } from './sessions.ts';

/** What an intent leads to. */
export type StaffOutcome =
  /** The form is shown again, or recovery codes once; `issued` replaces the tokens of session and browser. */
  | {
      is: 'answer';
      answer: Partial<Pick<StaffAnswer, 'problem' | 'recoveryCodes'>>;
      issued: StartedSession | null;
    }
  /** `milliseconds`: how long until the next try. */
  | { is: 'wait'; milliseconds: number }
  /** Redirect to the CRM with this query; `issued` as for an answer. */
  | { is: 'done'; query: string; issued: StartedSession | null }
  | { is: 'signed-out' };

/** HTTP status of each problem; 422 for those that are not listed. */
const statuses: Partial<Record<NonNullable<StaffAnswer['problem']>, number>> = {
  refused: 401,
  ended: 401,
  'link-over': 410,
  'confirmation-required': 403,
  'not-confirmed': 403,
  wait: 429,
  unavailable: 503,
};

/** The answer to an intent that does not redirect, with its status and headers. */
export function staffAnswer(
  intent: StaffIntent,
  email: string,
  outcome: Extract<StaffOutcome, { is: 'answer' | 'wait' }>,
): [StaffAnswer, { status: number; headers: Record<string, string> }] {
  const isWait = outcome.is === 'wait';
  const answer: StaffAnswer = {
    intent,
    problem: isWait ? 'wait' : null,
    wait: isWait ? Math.ceil(outcome.milliseconds / 60_000) : null,
    email,
    recoveryCodes: [],
    ...(!isWait && outcome.answer),
  };
  const status = answer.problem === null ? 200 : (statuses[answer.problem] ?? 422);
  const headers = {
    'Cache-Control': 'private, no-store',
    ...(isWait && { 'Retry-After': String(Math.ceil(outcome.milliseconds / 1000)) }),
  };
  return [answer, { status, headers }];
}

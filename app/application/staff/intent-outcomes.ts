import type { NewPassword } from '#app/data/staff/pending-sign-in.server.ts';
import type { CodeOutcome } from '#app/data/staff/second-step-changes.server.ts';
import type { Staff } from '#app/data/staff/staff.server.ts';
import { formText } from '#app/domain/form-text.ts';
import type { Language } from '#app/domain/languages.ts';
import type { StaffAnswer } from '#app/domain/staff/answer.ts';
import type { SignInState, StaffSession, StartedSession } from './sessions.ts';
import type { StaffOutcome } from './staff-outcome.ts';

/** Who submits a sign-in or account form. */
export interface StaffCaller {
  /** IP address. */
  address: string;
  /** `User-Agent` header. */
  agent: string;
  /** Language of the page. */
  language: Language;
  /** Token of a browser that has signed in before. */
  device: string | null;
  /** Scheme and host of the site, for links in emails. */
  origin: string;
  /** Receives background work that the response does not wait for. */
  afterwards: (work: Promise<void>) => void;
  signIn: SignInState | null;
  staff: StaffSession | null;
}

export type IntentHandler = (
  form: FormData,
  caller: StaffCaller,
  staff: Staff,
) => Promise<StaffOutcome>;

export const answer = (
  given: Partial<Pick<StaffAnswer, 'problem' | 'recoveryCodes'>>,
  issued: StartedSession | null = null,
): StaffOutcome => ({ is: 'answer', answer: given, issued });

export const done = (query: string): StaffOutcome => ({ is: 'done', query, issued: null });

export function ofSignIn(outcome: NewPassword, query = ''): StaffOutcome {
  switch (outcome.is) {
    case 'started':
      return { is: 'done', query, issued: outcome };
    case 'wait':
      return outcome;
    case 'unfit':
      return answer({ problem: outcome.problem });
    case 'refused':
      return answer({ problem: 'refused' });
  }
}

export function ofCode(outcome: CodeOutcome): StaffOutcome {
  switch (outcome.is) {
    case 'done':
      return answer({ recoveryCodes: outcome.recoveryCodes });
    case 'wait':
      return outcome;
    case 'refused':
    case 'required':
      return answer({ problem: outcome.is });
  }
}

export const sessionOf = ({ sessionId, userId }: StaffSession) => ({
  id: sessionId,
  user: { id: userId },
});

export const textOf = (form: FormData, name: string) => formText(form, name) ?? '';

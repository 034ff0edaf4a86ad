import type { StaffAnswer } from '#app/domain/staff/answer.ts';
import type { StartedSession } from './sessions.ts';

/** Outcome of an intent. */
export type StaffOutcome =
  /**
   * The form is shown again, or recovery codes for the only time; `issued` replaces the tokens of session and browser.
   */
  | {
      is: 'answer';
      answer: Partial<Pick<StaffAnswer, 'problem' | 'recoveryCodes'>>;
      issued: StartedSession | null;
    }
  /** `milliseconds`: until the next attempt. */
  | { is: 'wait'; milliseconds: number }
  /** Redirect to the CRM with this query string; `issued` as for an answer. */
  | { is: 'done'; query: string; issued: StartedSession | null }
  | { is: 'signed-out' };

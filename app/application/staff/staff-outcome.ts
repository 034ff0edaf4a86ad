import type { StaffAnswer } from '#app/domain/staff/answer.ts';
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

import type { PasswordProblem } from './password.ts';
import type { Stage } from './session-rules.ts';

/** What a member of staff can ask of the sign-in and of their account; the value of a form's `intent`. */
export const staffIntents = [
  'sign-in',
  'second-step',
  'new-password',
  'sign-out',
  'sign-out-everywhere',
  'end-session',
  'change-password',
  'set-up-app',
  'confirm-app',
  'remove-app',
  'renew-codes',
] as const;

export type StaffIntent = (typeof staffIntents)[number];

export type StaffProblem =
  | PasswordProblem
  /** A new password that is the old one. */
  | 'same'
  /** Two fields that should say the same do not. */
  | 'differs'
  /** A wrong pair, password or code. */
  | 'refused'
  | 'wait'
  /** The published pair of the demo, which only the browser knows what to do with. */
  | 'demo'
  /** The sign-in has taken too long, or the session has ended. */
  | 'ended'
  /** The database cannot be asked. */
  | 'unavailable'
  /** The server cannot be reached. */
  | 'offline';

/** What is said of a form that was sent, where there is more to say than showing the page again. */
export interface StaffAnswer {
  intent: StaffIntent;
  problem: StaffProblem | null;
  /** Minutes to wait, rounded up; null without a wait. */
  wait: number | null;
  /** The address typed, which is given back; never a password or code. */
  email: string;
  /** Recovery codes, shown this once. */
  recoveryCodes: readonly string[];
}

/** Somebody's own account, as they see it. Moments are epoch milliseconds. */
export interface AccountView {
  name: string;
  email: string;
  role: string;
  lastLoginAt: number | null;
  sessions: readonly {
    id: string;
    isThis: boolean;
    address: string;
    agent: string;
    createdAt: number;
    lastSeenAt: number;
  }[];
  /** How many recovery codes are left; null without a second step. */
  codesLeft: number | null;
  /** What an authenticator app is to be given; null while none is being set up. */
  setUp: { uri: string; secret: string } | null;
}

/** What stands between a visitor and the live CRM. */
export type Door = 'sign-in' | Exclude<Stage, 'open'>;

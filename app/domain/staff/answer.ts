import type { NotificationChoices } from '../notifications/kinds.ts';
import type { AccountLink } from './account-links.ts';
import type { PasswordProblem } from './password.ts';
import type { Stage } from './session-rules.ts';
import type { QrCode } from './two-factor/qr-code.ts';

/** Intents of the sign-in and account forms; the value of a form's `intent`. */
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
  /** Notification channels of an account. */
  'notification-choices',
  /** Confirms the signed-in user's identity by password and code. */
  'confirm',
  /** Requests a link by email. */
  'forgot-password',
  /** Sets a password through a link from an email. */
  'accept-link',
] as const;

export type StaffIntent = (typeof staffIntents)[number];

export type StaffProblem =
  | PasswordProblem
  /** The new password equals the old one. */
  | 'same'
  /** Two fields that must be equal differ. */
  | 'differs'
  /** The name is invalid, or another account's. */
  | 'bad-name'
  | 'name-taken'
  /** The link was used, replaced or has expired. */
  | 'link-over'
  /** Wrong credentials or code. */
  | 'refused'
  | 'wait'
  /** A sensitive intent without a recent confirmation. */
  | 'confirmation-required'
  /** Wrong password or code of a confirmation. */
  | 'not-confirmed'
  /** The role requires the second step. */
  | 'required'
  /** The published demo credentials, which only the browser handles. */
  | 'demo'
  /** The sign-in or session has expired. */
  | 'ended'
  /** The database is unavailable. */
  | 'unavailable'
  | 'offline';

/** The response to a form that shows more than the page itself. */
export interface StaffAnswer {
  intent: StaffIntent;
  problem: StaffProblem | null;
  /** Minutes to wait, rounded up; null without a wait. */
  wait: number | null;
  /** The submitted email address; never a password or code. */
  email: string;
  /** Recovery codes, shown once. */
  recoveryCodes: readonly string[];
}

/** Setup data for an authenticator app. */
export interface AppSetUp {
  uri: string;
  secret: string;
  /** The URI for the app's QR code scanner. */
  code: QrCode;
}

/** The user's own account. Instants are epoch milliseconds. */
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
  choices: NotificationChoices;
  /** Web Push: number of subscribed browsers, and whether this is one of them; null if push is not configured. */
  push: { publicKey: string; browsers: number; isHere: boolean } | null;
  /** Number of unused recovery codes; null without two-factor authentication. */
  codesLeft: number | null;
  /** Null while no authenticator app is being set up. */
  setUp: AppSetUp | null;
  /** Whether the last confirmation is still valid. */
  isConfirmed: boolean;
}

/** The page of an emailed link; `account` is null if the link is no longer valid. */
export interface LinkView {
  token: string;
  account: AccountLink | null;
}

/** Steps before the live CRM opens. */
export type SignInStage = 'sign-in' | Exclude<Stage, 'open'>;

import type { StaffIntent } from './answer.ts';
import { sessionRules } from './session-rules.ts';

/**
 * Changes that let somebody in, hand something out or cannot be taken back (OWASP: sensitive operations). Whoever makes
 * one confirms by password, and by a code where a second step is on, that it is them; the owner of the account is written
 * to.
 */
export const sensitiveChanges = [
  'password',
  'second-step-on',
  'second-step-replaced',
  'second-step-off',
  'recovery-codes',
  /** An administrator gave a one-time password. */
  'reset',
  /** A new account, whose owner is invited by mail. */
  'invitation',
  'reset-of-another',
  'account-disabled',
  'account-enabled',
  /** One's own role, changed by somebody else. */
  'role',
  /** Somebody else's role. */
  'role-of-another',
  /** Which roles require a second step. */
  'role-rules',
  'api-key',
  'webhook',
  'webhook-change',
  'webhook-secret',
  'erasure',
  /** Data left the CRM as a file. */
  'export',
] as const;

export type SensitiveChange = (typeof sensitiveChanges)[number];

/** Ways back from a sensitive change. */
export type ChangeUndo =
  | 'account'
  | 'staff'
  | 'role'
  | 'role-rules'
  | 'key'
  | 'webhook'
  | 'export'
  | 'nothing';

/** How each is undone by whoever did not make it. */
export const undoOf = {
  password: 'account',
  'second-step-on': 'account',
  'second-step-replaced': 'account',
  'second-step-off': 'account',
  'recovery-codes': 'account',
  reset: 'account',
  invitation: 'staff',
  'reset-of-another': 'staff',
  'account-disabled': 'staff',
  'account-enabled': 'staff',
  role: 'role',
  'role-of-another': 'role',
  'role-rules': 'role-rules',
  'api-key': 'key',
  webhook: 'webhook',
  'webhook-change': 'webhook',
  'webhook-secret': 'webhook',
  erasure: 'nothing',
  export: 'export',
} as const satisfies Record<SensitiveChange, ChangeUndo>;

/**
 * The sensitive intents of the account's forms: `recent` takes a confirmation at most five minutes old, `with-form` one
 * that is sent with the form. Sensitive operations of the API name their change as `sensitive`.
 */
export const sensitiveIntents = {
  'set-up-app': 'recent',
  'confirm-app': 'recent',
  'change-password': 'with-form',
  'remove-app': 'with-form',
  'renew-codes': 'with-form',
} as const satisfies Partial<Record<StaffIntent, 'recent' | 'with-form'>>;

export type SensitiveIntent = keyof typeof sensitiveIntents;

export const isSensitive = (intent: StaffIntent): intent is SensitiveIntent =>
  intent in sensitiveIntents;

/** Whether a confirmation still counts. Moments are epoch milliseconds. */
export function isRecent(confirmedAt: number, now: number): boolean {
  return now - confirmedAt <= sessionRules.confirmation;
}

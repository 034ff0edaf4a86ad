import type { StaffIntent } from './answer.ts';
import { sessionRules } from './session-rules.ts';

/**
 * Changes that grant access, disclose data or cannot be undone (OWASP: sensitive operations). The user must
 * re-authenticate by password, and by a code if two-factor authentication is on; the account's owner is notified by
 * email.
 */
export const sensitiveChanges = [
  'password',
  'second-step-on',
  'second-step-replaced',
  'second-step-off',
  'recovery-codes',
  /** An administrator set a one-time password. */
  'reset',
  /** A new account, whose owner is invited by email. */
  'invitation',
  'reset-of-another',
  'account-disabled',
  'account-enabled',
  /** The recipient's role, changed by someone else. */
  'role',
  /** Another account's role. */
  'role-of-another',
  /** Which roles require a second step. */
  'role-rules',
  'api-key',
  'webhook',
  'webhook-change',
  'webhook-secret',
  'erasure',
  /** Data was exported from the CRM as a file. */
  'export',
] as const;

export type SensitiveChange = (typeof sensitiveChanges)[number];

/** How to undo a sensitive change. */
export type ChangeUndo =
  | 'account'
  | 'staff'
  | 'role'
  | 'role-rules'
  | 'key'
  | 'webhook'
  | 'export'
  | 'nothing';

/** How the recipient can undo each change if they did not make it. */
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
 * Sensitive intents of account forms: `recent` accepts a confirmation at most five minutes old, `with-form` needs one
 * sent with the form. Sensitive API operations declare their change as `sensitive`.
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

/** Whether a confirmation is still valid. Instants are epoch milliseconds. */
export function isRecent(confirmedAt: number, now: number): boolean {
  return now - confirmedAt <= sessionRules.confirmation;
}

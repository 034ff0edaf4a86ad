import { mayActOn } from '../crm/permissions.ts';
import type { Role } from '../crm/records/entities.ts';

export const accountChanges = [
  'add',
  'reset',
  'disable',
  'enable',
  'change-role',
  'rename',
  /** Which leads they take, and which person on the public page they are. */
  'team',
  /** Whether the account requires two-factor authentication, whatever its role. */
  'second-step',
  /** Ends all of a user's sessions; they can sign in again. */
  'sign-out',
] as const;

export type AccountChange = (typeof accountChanges)[number];

export type AccountProblem =
  /** Another account has the email address. */
  | 'taken'
  /** Another account has the name, which identifies owners in records. */
  | 'name-taken'
  /** Another account is linked to this person on the public page. */
  | 'member-taken'
  | 'unknown'
  /** The caller's role does not allow it. */
  | 'not-allowed'
  /** Users cannot lock themselves out. */
  | 'self'
  /** At least one account with full permissions must remain. */
  | 'last-ceo';

export interface Account {
  id: string;
  role: Role;
  isDisabled: boolean;
}

/** The caller: a member of staff, or the server's operator, who could change the database itself. */
export type Administrator = Pick<Account, 'id' | 'role'> | 'operator';

/**
 * Why an account may not be changed, or null.
 *
 * @param account its current state; for a new one, its planned state
 * @param nextRole the new role, if it changes
 * @param activeCeos number of CEO accounts that are not disabled
 */
export function accountProblem(
  by: Administrator,
  change: AccountChange,
  account: Account,
  nextRole: Role,
  activeCeos: number,
): AccountProblem | null {
  if (by !== 'operator') {
    if (![account.role, nextRole].every((role) => mayActOn(by.role, role))) return 'not-allowed';
    const locksOut = change === 'disable' || change === 'reset' || change === 'change-role';
    if (locksOut && by.id === account.id) return 'self';
  }
  const losesCeo = change === 'disable' || (change === 'change-role' && nextRole !== 'CEO');
  if (losesCeo && account.role === 'CEO' && !account.isDisabled && activeCeos <= 1)
    return 'last-ceo';
  return null;
}

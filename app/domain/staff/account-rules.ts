import { mayActOn } from '../crm/permissions.ts';
import type { Role } from '../crm/records/entities.ts';

export const accountChanges = [
  'add',
  'reset',
  'disable',
  'enable',
  'change-role',
  'rename',
  /** What leads they take, and who of the public page they are. */
  'team',
  /** Whether a second step is demanded of the account, whatever its role. */
  'second-step',
  /** Ends every session of somebody, who can sign in again. */
  'sign-out',
] as const;

export type AccountChange = (typeof accountChanges)[number];

export type AccountProblem =
  /** Another account has the address. */
  | 'taken'
  /** Another account has the name, which records know their owners by. */
  | 'name-taken'
  /** The person of the public page is another account's. */
  | 'member-taken'
  | 'unknown'
  /** Beyond what the role of who asks allows. */
  | 'not-allowed'
  /** Nobody locks themselves out. */
  | 'self'
  /** One account that may do everything must remain. */
  | 'last-ceo';

export interface Account {
  id: string;
  role: Role;
  isDisabled: boolean;
}

/** Who asks: a member of staff, or whoever sits at the machine and could change the database itself. */
export type Administrator = Pick<Account, 'id' | 'role'> | 'operator';

/**
 * What keeps an account from being changed, or null.
 *
 * @param account as it is; of one to be added, as it will be
 * @param nextRole the role it is to have, where that changes
 * @param activeCeos how many accounts of CEOs are not disabled
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

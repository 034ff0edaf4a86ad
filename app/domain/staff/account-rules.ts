import type { Role } from '../crm/entities.ts';
import { may } from '../crm/permissions.ts';

export type AccountChange = 'add' | 'reset' | 'disable' | 'enable' | 'change-role';

export type AccountProblem =
  /** Another account has the address. */
  | 'taken'
  | 'unknown'
  /** Beyond what the role of who asks allows. */
  | 'not-allowed'
  /** Nobody locks themselves out. */
  | 'self'
  /** Somebody has to be left who may do everything. */
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
  const isCeo = account.role === 'CEO';
  if (by !== 'operator') {
    const isAboveThem = (isCeo || nextRole === 'CEO') && by.role !== 'CEO';
    if (!may(by.role, 'manage-staff') || isAboveThem) return 'not-allowed';
    const locksOut = change === 'disable' || change === 'reset' || change === 'change-role';
    if (locksOut && by.id === account.id) return 'self';
  }
  const losesCeo = change === 'disable' || (change === 'change-role' && nextRole !== 'CEO');
  if (losesCeo && isCeo && !account.isDisabled && activeCeos <= 1) return 'last-ceo';
  return null;
}

import type { Role } from '#app/domain/crm/records/entities.ts';
import type { MemberStatus } from '#app/domain/team/team.ts';
import type { StaffRow } from '../session-start.server.ts';

/** An account as lists show it. */
export interface StaffAccount {
  id: string;
  email: string;
  name: string;
  role: Role;
  hasSecondStep: boolean;
  /** Whether it is demanded of the account, whatever its role. */
  requiresSecondStep: boolean;
  /** Whether an administrator set its password. */
  hasOneTimePassword: boolean;
  /** Whether new leads may be given to them. */
  status: MemberStatus;
  /** Services whose leads they take. */
  services: readonly string[];
  /** Who of the public team page they are; null for nobody. */
  memberId: string | null;
  disabledAt: Date | null;
  createdAt: Date;
  lastLoginAt: Date | null;
}

/** The account without secrets, for the audit log and screens. */
export function accountOf(row: StaffRow): StaffAccount {
  const { id, email, name, role, status, services, memberId } = row;
  const { disabledAt, createdAt, lastLoginAt } = row;
  return {
    id,
    email,
    name,
    role,
    hasSecondStep: row.totpSecret !== null,
    requiresSecondStep: row.requiresSecondStep,
    hasOneTimePassword: row.oneTimeUntil !== null,
    status,
    services,
    memberId,
    disabledAt,
    createdAt,
    lastLoginAt,
  };
}

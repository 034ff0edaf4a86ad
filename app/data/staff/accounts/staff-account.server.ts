import type { Role } from '#app/domain/crm/records/entities.ts';
import type { MemberStatus } from '#app/domain/team/team.ts';
import type { StaffRow } from '../session-start.server.ts';

/** An account as listed. */
export interface StaffAccount {
  id: string;
  email: string;
  name: string;
  role: Role;
  hasSecondStep: boolean;
  /** Whether the account itself requires it, whatever its role. */
  requiresSecondStep: boolean;
  /** Whether an administrator set its password. */
  hasOneTimePassword: boolean;
  /** Availability for new leads. */
  status: MemberStatus;
  /** Services whose leads they receive. */
  services: readonly string[];
  /** Id of their person on the public team page; null for none. */
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

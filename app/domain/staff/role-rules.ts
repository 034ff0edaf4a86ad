import type { Role } from '../crm/records/entities.ts';

/** Sign-in requirements of a role. */
export interface RoleRule {
  role: Role;
  requiresSecondStep: boolean;
}

/** Roles that require a second step by default: they have full permissions. */
export const requiredByDefault: readonly Role[] = ['CEO', 'COO'];

import type { Role } from '../crm/records/entities.ts';

/** What is demanded of a role. */
export interface RoleRule {
  role: Role;
  requiresSecondStep: boolean;
}

/** Roles that require a second step until somebody decides otherwise: they may do everything. */
export const requiredByDefault: readonly Role[] = ['CEO', 'COO'];

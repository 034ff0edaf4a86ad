import type { Role } from './entities.ts';

/** Everything that can be allowed. */
export const actions = [
  'read',
  'edit',
  'delete',
  'export',
  'import',
  'merge',
  'assign',
  'prospect',
  'manage-staff',
  'cockpit',
  'privacy',
] as const;

export type Action = (typeof actions)[number];

/** Who may do what: the one table that screens and server go by. */
const allowed = {
  CEO: actions,
  COO: actions,
  manager: ['read', 'edit', 'delete', 'export', 'import', 'merge', 'assign', 'prospect'],
  member: ['read', 'edit', 'prospect'],
  'read-only': ['read'],
} as const satisfies Record<Role, readonly Action[]>;

export function may(role: Role, action: Action): boolean {
  return (allowed[role] as readonly Action[]).includes(action);
}

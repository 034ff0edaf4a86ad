import type { Role } from './records/entities.ts';

/** Every permission. */
export const actions = [
  'read',
  /** What an account keeps for itself: notifications, saved views. Keys have no account. */
  'personal',
  'edit',
  'delete',
  /** Restores records from the bin. */
  'restore',
  'export',
  'import',
  'merge',
  'assign',
  'prospect',
  /** Works on leads. */
  'leads',
  /** Reads the audit log and reverts its entries. */
  'audit',
  'manage-staff',
  /** API keys and webhooks. */
  'integrations',
  'cockpit',
  'privacy',
  /** Sees the server's status, such as its backups. */
  'operations',
] as const;

export type Action = (typeof actions)[number];

/** Scopes of API keys: every permission except administrators'. */
export const keyScopes = [
  'read',
  'edit',
  'delete',
  'restore',
  'export',
  'import',
  'merge',
  'assign',
  'prospect',
  'leads',
] as const satisfies readonly Action[];

/** Permissions by role, for screens and server. */
const allowed = {
  CEO: actions,
  COO: actions,
  manager: [
    'read',
    'personal',
    'edit',
    'delete',
    'restore',
    'export',
    'import',
    'merge',
    'assign',
    'prospect',
    'leads',
  ],
  member: ['read', 'personal', 'edit', 'prospect', 'leads'],
  'read-only': ['read', 'personal'],
} as const satisfies Record<Role, readonly Action[]>;

/** Roles whose accounts each role may manage: never a higher role. */
const reach = {
  CEO: ['CEO', 'COO', 'manager', 'member', 'read-only'],
  COO: ['COO', 'manager', 'member', 'read-only'],
  manager: [],
  member: [],
  'read-only': [],
} as const satisfies Record<Role, readonly Role[]>;

/** Whether a role may change an account of another role, grant that role, or end its sessions. */
export function mayActOn(role: Role, other: Role): boolean {
  return (reach[role] as readonly Role[]).includes(other);
}

/** Whether a role has a permission. */
export function may(role: Role, action: Action): boolean {
  return (allowed[role] as readonly Action[]).includes(action);
}

import type { Role } from './entities.ts';

/** Everything that can be allowed. */
export const actions = [
  'read',
  'edit',
  'delete',
  /** Takes records out of the bin. */
  'restore',
  'export',
  'import',
  'merge',
  'assign',
  'prospect',
  /** Works on what visitors have sent. */
  'leads',
  /** Reads who did what, and takes it back. */
  'audit',
  'manage-staff',
  /** Keys of the API and webhooks. */
  'integrations',
  'cockpit',
  'privacy',
] as const;

export type Action = (typeof actions)[number];

/** What an integration may be allowed: all but what is for people who run the site. */
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

/** Who may do what: the one table that screens and server go by. */
const allowed = {
  CEO: actions,
  COO: actions,
  manager: [
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
  ],
  member: ['read', 'edit', 'prospect', 'leads'],
  'read-only': ['read'],
} as const satisfies Record<Role, readonly Action[]>;

/** Whose accounts each role may act on: nobody acts on somebody above them. */
const reach = {
  CEO: ['CEO', 'COO', 'manager', 'member', 'read-only'],
  COO: ['COO', 'manager', 'member', 'read-only'],
  manager: [],
  member: [],
  'read-only': [],
} as const satisfies Record<Role, readonly Role[]>;

/** Whether somebody may change the account of another, give it the role of that other, or end their sessions. */
export function mayActOn(role: Role, other: Role): boolean {
  return (reach[role] as readonly Role[]).includes(other);
}

export function may(role: Role, action: Action): boolean {
  return (allowed[role] as readonly Action[]).includes(action);
}

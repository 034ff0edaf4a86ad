import { describe, expect, it } from 'vitest';
import { actions, may, mayActOn, type Action } from './permissions.ts';
import { roles, type Role } from './records/entities.ts';

/** The full matrix: a plus for yes, in the order CEO, COO, manager, member, read-only. */
const table: Record<Action, string> = {
  read: '+++++',
  personal: '+++++',
  edit: '++++-',
  delete: '+++--',
  restore: '+++--',
  export: '+++--',
  import: '+++--',
  merge: '+++--',
  assign: '+++--',
  prospect: '++++-',
  leads: '++++-',
  audit: '++---',
  'manage-staff': '++---',
  integrations: '++---',
  cockpit: '++---',
  privacy: '++---',
  operations: '++---',
};

const cells = actions.flatMap((action) =>
  roles.map((role, column) => [role, action, table[action][column] === '+'] as const),
);

describe('actions by role', () => {
  it.each(cells)('%s, %s: %s', (role, action, isAllowed) => {
    expect(may(role, action)).toBe(isAllowed);
  });

  it('the table has a column for every role', () => {
    expect(Object.values(table).every((row) => row.length === roles.length)).toBe(true);
  });
});

/** The full matrix: whose accounts a role manages, in the order CEO, COO, manager, member, read-only. */
const reach: Record<Role, string> = {
  CEO: '+++++',
  COO: '-++++',
  manager: '-----',
  member: '-----',
  'read-only': '-----',
};

describe('accounts that a role manages', () => {
  it.each(
    roles.flatMap((role) =>
      roles.map((other, column) => [role, other, reach[role][column] === '+'] as const),
    ),
  )('a %s manages a %s: %s', (role, other, isAllowed) => {
    expect(mayActOn(role, other)).toBe(isAllowed);
  });

  it('only roles with account management manage accounts', () => {
    for (const role of roles)
      expect(may(role, 'manage-staff')).toBe(roles.some((other) => mayActOn(role, other)));
  });
});

import { describe, expect, it } from 'vitest';
import { roles } from './entities.ts';
import { actions, may, type Action } from './permissions.ts';

/** Each cell, written out: a plus for yes, in the order CEO, COO, manager, member, read-only. */
const table: Record<Action, string> = {
  read: '+++++',
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
};

const cells = actions.flatMap((action) =>
  roles.map((role, column) => [role, action, table[action][column] === '+'] as const),
);

describe('who may do what', () => {
  it.each(cells)('%s, %s: %s', (role, action, isAllowed) => {
    expect(may(role, action)).toBe(isAllowed);
  });

  it('is said for every role', () => {
    expect(Object.values(table).every((row) => row.length === roles.length)).toBe(true);
  });
});

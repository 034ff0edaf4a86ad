import { describe, expect, it } from 'vitest';
import { roles, type Role } from '../crm/records/entities.ts';
import {
  accountChanges,
  accountProblem,
  type AccountChange,
  type Administrator,
} from './account-rules.ts';

const as = (role: Role, id = 'me'): Administrator => ({ id, role });

describe('permission to change an account', () => {
  it.each<[string, Administrator, AccountChange, Role, Role, string | null]>([
    ['a CEO adds a CEO', as('CEO'), 'add', 'CEO', 'CEO', null],
    ['a COO adds a manager', as('COO'), 'add', 'manager', 'manager', null],
    ['a COO adds a CEO', as('COO'), 'add', 'CEO', 'CEO', 'not-allowed'],
    ['a COO resets a CEO', as('COO'), 'reset', 'CEO', 'CEO', 'not-allowed'],
    ['a COO makes a member CEO', as('COO'), 'change-role', 'member', 'CEO', 'not-allowed'],
    ['a COO makes a member manager', as('COO'), 'change-role', 'member', 'manager', null],
    ['a manager adds a member', as('manager'), 'add', 'member', 'member', 'not-allowed'],
    ['a member disables a member', as('member'), 'disable', 'member', 'member', 'not-allowed'],
    ['a reader enables a member', as('read-only'), 'enable', 'member', 'member', 'not-allowed'],
    ['a CEO disables themselves', as('CEO', 'them'), 'disable', 'CEO', 'CEO', 'self'],
    ['a CEO lowers themselves', as('CEO', 'them'), 'change-role', 'CEO', 'member', 'self'],
    ['a COO resets themselves', as('COO', 'them'), 'reset', 'COO', 'COO', 'self'],
    ['the operator disables a manager', 'operator', 'disable', 'manager', 'manager', null],
  ])('%s', (_name, by, change, role, nextRole, problem) => {
    const account = { id: 'them', role, isDisabled: false };
    expect(accountProblem(by, change, account, nextRole, 2)).toBe(problem);
  });
});

/** The full matrix: whose accounts a role may change, in the order CEO, COO, manager, member, read-only. */
const table: Record<Role, string> = {
  CEO: '+++++',
  COO: '-++++',
  manager: '-----',
  member: '-----',
  'read-only': '-----',
};

describe.each(accountChanges)('%s', (change) => {
  it.each(
    roles.flatMap((role) =>
      roles.map((other, column) => [role, other, table[role][column] === '+'] as const),
    ),
  )('by a %s, of a %s: %s', (role, other, isAllowed) => {
    const account = { id: 'them', role: other, isDisabled: false };
    const problem = accountProblem(as(role), change, account, other, 2);
    expect(problem).toBe(isAllowed ? null : 'not-allowed');
  });
});

it.each(roles)('a COO cannot promote a %s to CEO', (role) => {
  const account = { id: 'them', role, isDisabled: false };
  expect(accountProblem(as('COO'), 'change-role', account, 'CEO', 2)).toBe('not-allowed');
});

it.each(['CEO', 'COO'] as const)('a %s can sign themselves out', (role) => {
  const account = { id: 'me', role, isDisabled: false };
  expect(accountProblem(as(role), 'sign-out', account, role, 1)).toBeNull();
});

describe('the last CEO', () => {
  const ceo = { id: 'them', role: 'CEO', isDisabled: false } as const;
  it.each([
    ['is not disabled', 'disable', 'CEO', 1, 'last-ceo'],
    ['is not lowered', 'change-role', 'COO', 1, 'last-ceo'],
    ['may be reset', 'reset', 'CEO', 1, null],
    ['stays CEO', 'change-role', 'CEO', 1, null],
    ['is not the last with another', 'disable', 'CEO', 2, null],
  ] as const)('%s', (_name, change, nextRole, activeCeos, problem) => {
    expect(accountProblem('operator', change, ceo, nextRole, activeCeos)).toBe(problem);
  });
});

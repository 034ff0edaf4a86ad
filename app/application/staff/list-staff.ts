import type { Staff } from '#app/data/staff/staff.server.ts';
import { roles } from '#app/domain/crm/records/entities.ts';
import { accountProblem, type Administrator } from '#app/domain/staff/account-rules.ts';

/** The accounts, their sessions, and what the administrator may do to them. */
export async function listStaff(staff: Staff, by: Administrator) {
  const accounts = await staff.accounts.list();
  const sessions = await Promise.all(accounts.map(({ id }) => staff.sessions.list(id)));
  const ceos = accounts.filter(({ role, disabledAt }) => role === 'CEO' && !disabledAt).length;
  return accounts.map((account, at) => {
    const { id, role, disabledAt } = account;
    const known = { id, role, isDisabled: disabledAt !== null };
    // The number of CEOs matters only for changes that remove one.
    const canSignOut = accountProblem(by, 'sign-out', known, role, 0) === null;
    const otherRoles = roles.filter(
      (other) => other !== role && accountProblem(by, 'change-role', known, other, ceos) === null,
    );
    const canChange = accountProblem(by, 'team', known, role, 0) === null;
    const canReset = accountProblem(by, 'disable', known, role, ceos) === null;
    return {
      ...account,
      canChange,
      canReset,
      sessions: sessions[at] ?? [],
      canSignOut,
      otherRoles,
    };
  });
}

export type ListedAccount = Awaited<ReturnType<typeof listStaff>>[number];

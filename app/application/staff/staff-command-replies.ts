import type { StaffReply } from '#app/data/staff/accounts/read-staff-command.server.ts';
import type { StaffAccount } from '#app/data/staff/accounts/staff-account.server.ts';
import type { AccountProblem } from '#app/domain/staff/account-rules.ts';
import type { KeyListItem } from '#app/domain/staff/administration.ts';
import type { RemainingMeeting } from '#app/domain/staff/reassignment.ts';

/** Why a command failed, as printed in the terminal. */
const refusals: Record<AccountProblem, string> = {
  taken: 'There is already an account with this address. `npm run staff -- list` shows them all.',
  'name-taken':
    'There is already an account with this name, which records know their owner by. Choose another one.',
  'member-taken': 'Another account is that person of the public page already.',
  unknown: 'There is no account with this address. `npm run staff -- list` shows them all.',
  'not-allowed': 'This is not allowed.',
  self: 'Nobody may do this to their own account.',
  'last-ceo': 'This is the last CEO who can sign in: add another one first.',
};

export const refused = (problem: AccountProblem): StaffReply => ({
  ok: false,
  lines: [refusals[problem]],
});

export const done = (...lines: string[]): StaffReply => ({ ok: true, lines });

/** Meetings that stay with the departing person, because nobody else is free. */
export function remainingLines(kept: readonly RemainingMeeting[]): string[] {
  if (kept.length === 0) return [];
  const lines = kept.map(
    ({ start, name }) => `  ${start.slice(0, 16).replace('T', ' ')} UTC  ${name}`,
  );
  return ['', 'Nobody has taken over these meetings:', '', ...lines];
}

/** API keys that outlast the departed account. */
export function keyLines(keys: readonly Pick<KeyListItem, 'name' | 'prefix'>[]): string[] {
  if (keys.length === 0) return [];
  const lines = keys.map(({ name, prefix }) => `  ${name}  ${prefix}…`);
  return [
    '',
    'API keys they created still work. Revoke them in the CRM’s administration:',
    '',
    ...lines,
  ];
}

export function oneTimePasswordLines({ email, role }: StaffAccount, password: string): string[] {
  return [
    `${email} (${role}) signs in once with this password, within three days, and then chooses their own:`,
    '',
    `  ${password}`,
    '',
    'It is shown here only.',
  ];
}

export function accountTable(accounts: readonly StaffAccount[]): string[] {
  const rows = accounts.map((account) => [
    account.email,
    account.name,
    account.role,
    stateOf(account),
    account.lastLoginAt?.toISOString().slice(0, 16).replace('T', ' ') ?? 'never',
  ]);
  const whole = [['Address', 'Name', 'Role', 'State', 'Last sign-in (UTC)'], ...rows];
  const widths = whole[0]?.map((_, column) =>
    Math.max(...whole.map((row) => row[column]?.length ?? 0)),
  );
  return whole.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function stateOf(account: StaffAccount): string {
  const { disabledAt, hasOneTimePassword, hasSecondStep, requiresSecondStep } = account;
  if (disabledAt) return 'disabled';
  if (hasOneTimePassword) return 'password to choose';
  if (hasSecondStep) return 'active, two-step verification';
  return requiresSecondStep ? 'active, two-step verification to set up' : 'active';
}

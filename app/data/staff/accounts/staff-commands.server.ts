import { isTimeZone } from '#app/domain/bookings/time-zone.ts';
import {
  formatWorkingWeek,
  parseWorkingWeek,
  WorkingWeekError,
} from '#app/domain/bookings/working-week.ts';
import { roles, type Role } from '#app/domain/crm/records/entities.ts';
import { isEmailAddress } from '#app/domain/email-address.ts';
import { isAccountName } from '#app/domain/staff/account-name.ts';
import type { AccountProblem } from '#app/domain/staff/account-rules.ts';
import { operatorActor } from '#app/domain/staff/actor.ts';
import type { StaffStore } from './accounts.server.ts';
import type { StaffAccount } from './staff-account.server.ts';

export const staffCommandNames = ['add', 'reset', 'disable', 'enable', 'hours', 'list'] as const;

/** A command of `npm run staff`, wherever it is executed. */
export type StaffCommand =
  | { name: 'add'; email: string; person: string; role: Role }
  | { name: 'reset' | 'disable' | 'enable'; email: string }
  | { name: 'hours'; email: string; week: string; zone: string }
  | { name: 'list' };

export interface StaffReply {
  ok: boolean;
  lines: string[];
}

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

/** Executes a command as the operator. */
export async function runStaffCommand(
  accounts: StaffStore,
  command: StaffCommand,
): Promise<StaffReply> {
  const by = { administrator: 'operator', actor: operatorActor } as const;
  const refused = (problem: AccountProblem) => ({ ok: false, lines: [refusals[problem]] });

  if (command.name === 'list') {
    const all = await accounts.list();
    const none = ['There are no accounts yet. `npm run staff -- add` makes the first one.'];
    return { ok: true, lines: all.length === 0 ? none : table(all) };
  }
  if (command.name === 'add') {
    const { email, person: name, role } = command;
    const added = await accounts.add(by, { email, name, role });
    if (!added.ok) return refused(added.problem);
    return { ok: true, lines: oneTimePasswordLines(added.account, added.oneTimePassword) };
  }
  const account = await accounts.find(command.email);
  if (!account) return refused('unknown');
  if (command.name === 'reset') {
    const given = await accounts.reset(by, account.id);
    if (!given.ok) return refused(given.problem);
    return { ok: true, lines: oneTimePasswordLines(given.account, given.oneTimePassword) };
  }
  if (command.name === 'hours') return setHours(accounts, account, command);
  const changed = await accounts[command.name](by, account.id);
  if (!changed.ok) return refused(changed.problem);
  const said =
    command.name === 'disable'
      ? `${account.email} is signed out everywhere and can no longer sign in.`
      : `${account.email} can sign in again.`;
  return { ok: true, lines: [said] };
}

async function setHours(
  accounts: StaffStore,
  account: StaffAccount,
  { week, zone }: { week: string; zone: string },
): Promise<StaffReply> {
  if (!isTimeZone(zone)) return { ok: false, lines: [`There is no such time zone: ${zone}`] };
  try {
    const hours = { week: parseWorkingWeek(week), timeZone: zone };
    await accounts.setHours(operatorActor, account.id, hours);
    const said = formatWorkingWeek(hours.week) || 'never';
    return { ok: true, lines: [`${account.email} takes meetings: ${said} (${zone}).`] };
  } catch (error) {
    if (error instanceof WorkingWeekError) return { ok: false, lines: [error.message] };
    throw error;
  }
}

function oneTimePasswordLines({ email, role }: StaffAccount, password: string): string[] {
  return [
    `${email} (${role}) signs in once with this password, within three days, and then chooses their own:`,
    '',
    `  ${password}`,
    '',
    'It is shown here only.',
  ];
}

function table(accounts: readonly StaffAccount[]): string[] {
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

function stateOf({ disabledAt, hasOneTimePassword, hasSecondStep }: StaffAccount): string {
  if (disabledAt) return 'disabled';
  if (hasOneTimePassword) return 'password to choose';
  return hasSecondStep ? 'active, second step' : 'active';
}

/** Parses a command; null when it is invalid. */
export function readStaffCommand(json: unknown): StaffCommand | null {
  if (typeof json !== 'object' || json === null) return null;
  const { name, email, person, role, week, zone } = json as Partial<Record<string, unknown>>;
  if (name === 'list') return { name };
  if (typeof email !== 'string' || !isAddress(email)) return null;
  if (name === 'reset' || name === 'disable' || name === 'enable') return { name, email };
  if (name === 'hours')
    return typeof week === 'string' && typeof zone === 'string'
      ? { name, email, week, zone }
      : null;
  const known = roles.find((each) => each === role);
  const isWhole = name === 'add' && known && typeof person === 'string' && isAccountName(person);
  return isWhole ? { name, email, person, role: known } : null;
}

/** Whether a text has the form of an email address. */
export function isAddress(text: string): boolean {
  return isEmailAddress(text.trim());
}

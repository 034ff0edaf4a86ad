import { roles, type Role } from '#app/domain/crm/entities.ts';
import type { AccountProblem } from '#app/domain/staff/account-rules.ts';
import { operatorActor } from '#app/domain/staff/actor.ts';
import type { StaffAccount, StaffStore } from './staff-store.server.ts';

export const staffCommandNames = ['add', 'reset', 'disable', 'enable', 'list'] as const;

/** What `npm run staff` can be told, wherever it is carried out. */
export type StaffCommand =
  | { name: 'add'; email: string; person: string; role: Role }
  | { name: 'reset' | 'disable' | 'enable'; email: string }
  | { name: 'list' };

/** Lines to print, and whether the command was done. */
export interface StaffReply {
  ok: boolean;
  lines: string[];
}

const refusals: Record<AccountProblem, string> = {
  taken: 'There is already an account with this address. `npm run staff -- list` shows them all.',
  unknown: 'There is no account with this address. `npm run staff -- list` shows them all.',
  'not-allowed': 'This is not allowed.',
  self: 'Nobody may do this to their own account.',
  'last-ceo': 'This is the last CEO who can sign in: add another one first.',
};

/** Carries a command out as whoever sits at the machine. */
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
    return { ok: true, lines: handOver(added.account, added.oneTimePassword) };
  }
  const account = await accounts.find(command.email);
  if (!account) return refused('unknown');
  if (command.name === 'reset') {
    const given = await accounts.reset(by, account.id);
    if (!given.ok) return refused(given.problem);
    return { ok: true, lines: handOver(given.account, given.oneTimePassword) };
  }
  const changed = await accounts[command.name](by, account.id);
  if (!changed.ok) return refused(changed.problem);
  const said =
    command.name === 'disable'
      ? `${account.email} is signed out everywhere and can no longer sign in.`
      : `${account.email} can sign in again.`;
  return { ok: true, lines: [said] };
}

function handOver({ email, role }: StaffAccount, password: string): string[] {
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

/** A command in what came from elsewhere, or null when it is none. */
export function readStaffCommand(json: unknown): StaffCommand | null {
  if (typeof json !== 'object' || json === null) return null;
  const { name, email, person, role } = json as Partial<Record<string, unknown>>;
  if (name === 'list') return { name };
  if (typeof email !== 'string' || !isAddress(email)) return null;
  if (name === 'reset' || name === 'disable' || name === 'enable') return { name, email };
  const known = roles.find((each) => each === role);
  const isWhole = name === 'add' && known && typeof person === 'string' && person.trim() !== '';
  return isWhole ? { name, email, person, role: known } : null;
}

/** Whether something can be an address that mail is sent to; whether it is one, only mail can tell. */
export function isAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s@\0]+@[^\s@\0]+\.[^\s@\0]+$/.test(text.trim());
}

import type { StaffStore } from '#app/data/staff/accounts/accounts.server.ts';
import { operator } from '#app/data/staff/accounts/change-account.server.ts';
import type {
  StaffCommand,
  StaffReply,
} from '#app/data/staff/accounts/read-staff-command.server.ts';
import type { StaffAccount } from '#app/data/staff/accounts/staff-account.server.ts';
import type { Staff } from '#app/data/staff/staff.server.ts';
import { isTimeZone } from '#app/domain/bookings/time-zone.ts';
import {
  formatWorkingWeek,
  parseWorkingWeek,
  WorkingWeekError,
} from '#app/domain/bookings/working-week.ts';
import type { AccountProblem } from '#app/domain/staff/account-rules.ts';
import { operatorActor } from '#app/domain/staff/actor.ts';
import { departAs, handOverAs, type DepartureTarget } from './departure-commands.server.ts';
import { refused, done, oneTimePasswordLines, accountTable } from './staff-command-replies.ts';

/** Context of commands. */
export interface CommandTarget extends DepartureTarget, Pick<Staff, 'invitations'> {
  /** Whether emails are sent; otherwise a link is printed. */
  sendsMail: boolean;
}

/** Executes a command as the operator. */
export async function runStaffCommand(
  target: CommandTarget,
  command: StaffCommand,
): Promise<StaffReply> {
  const { accounts } = target;
  switch (command.name) {
    case 'list': {
      const all = await accounts.list();
      const none = ['There are no accounts yet. `npm run staff -- add` makes the first one.'];
      return done(...(all.length === 0 ? none : accountTable(all)));
    }
    case 'add': {
      const { email, person: name, role } = command;
      const added = await accounts.add(operator, { email, name, role });
      if (!added.ok) return refused(added.problem);
      return done(...oneTimePasswordLines(added.account, added.oneTimePassword));
    }
    case 'invite':
      return invite(target, command);
    default: {
      const account = await accounts.find(command.email);
      return account ? changeAs(command, account, target) : refused('unknown');
    }
  }
}

async function invite(
  { invitations, origin, sendsMail }: CommandTarget,
  { email, person: name, role, language }: Extract<StaffCommand, { name: 'invite' }>,
): Promise<StaffReply> {
  const sent = await invitations.invite(operator, { email, name, role, language }, origin);
  if (!sent.ok) return refused(sent.problem);
  const who = `${sent.account.email} (${role})`;
  return sendsMail
    ? done(`${who} is invited: the mail leaves as soon as the server runs.`)
    : done(
        `${who} chooses a password within seven days at this address:`,
        '',
        `  ${sent.link}`,
        '',
      );
}

type Changing = Exclude<StaffCommand, { name: 'list' | 'add' | 'invite' }>;

async function changeAs(
  command: Changing,
  { id, email, name }: StaffAccount,
  target: CommandTarget,
): Promise<StaffReply> {
  const { accounts } = target;
  const after = (
    changed: { ok: true } | { ok: false; problem: AccountProblem },
    said: string,
  ): StaffReply => (changed.ok ? done(said) : refused(changed.problem));
  switch (command.name) {
    case 'reset': {
      const given = await accounts.reset(operator, id);
      if (!given.ok) return refused(given.problem);
      return done(...oneTimePasswordLines(given.account, given.oneTimePassword));
    }
    case 'rename':
      return after(
        await accounts.rename(operator, id, command.person),
        `${email} is now called ${command.person}, in the records they look after as well.`,
      );
    case 'role':
      return after(
        await accounts.changeRole(operator, id, command.role),
        `${email} is now ${command.role}, and signed out everywhere.`,
      );
    case 'require-second-step':
      return after(
        await accounts.requireSecondStep(operator, id, command.isRequired),
        command.isRequired
          ? `${email} needs two-step verification from the next sign-in on.`
          : `${email} needs two-step verification only if their role does.`,
      );
    case 'hand-over':
      return handOverAs(command, { id, email }, target);
    case 'disable':
      return departAs(command, { id, email, name }, target);
    case 'hours':
      return setHours(accounts, { id, email }, command);
    case 'enable':
      return after(await accounts.enable(operator, id), `${email} can sign in again.`);
  }
}

async function setHours(
  accounts: StaffStore,
  { id, email }: Pick<StaffAccount, 'id' | 'email'>,
  { week, zone }: { week: string; zone: string },
): Promise<StaffReply> {
  if (!isTimeZone(zone)) return { ok: false, lines: [`There is no such time zone: ${zone}`] };
  try {
    const hours = { week: parseWorkingWeek(week), timeZone: zone };
    await accounts.setHours(operatorActor, id, hours);
    const said = formatWorkingWeek(hours.week) || 'never';
    return done(`${email} takes meetings: ${said} (${zone}).`);
  } catch (error) {
    if (error instanceof WorkingWeekError) return { ok: false, lines: [error.message] };
    throw error;
  }
}

import { placesOf } from '#app/domain/bookings/meeting-settings.ts';
import { isTimeZone } from '#app/domain/bookings/time-zone.ts';
import {
  formatWorkingWeek,
  parseWorkingWeek,
  WorkingWeekError,
} from '#app/domain/bookings/working-week.ts';
import { belongingKinds, type Successors } from '#app/domain/staff/reassignment.ts';
import type { AccountProblem } from '#app/domain/staff/account-rules.ts';
import { operatorActor } from '#app/domain/staff/actor.ts';
import type { StaffStore } from '#app/data/staff/accounts/accounts.server.ts';
import type {
  StaffCommand,
  StaffReply,
} from '#app/data/staff/accounts/read-staff-command.server.ts';
import type { StaffAccount } from '#app/data/staff/accounts/staff-account.server.ts';
import { readSavedSettings } from '#app/data/settings/settings-store.server.ts';
import type { Database } from '#app/data/engine/database.server.ts';
import type { Staff } from '#app/data/staff/staff.server.ts';
import { createBookingLinks } from '../bookings/booking-links.ts';
import { depart, handOver, type HandOverContext } from './departures.server.ts';
import {
  refused,
  done,
  remainingLines,
  oneTimePasswordLines,
  accountTable,
} from './staff-command-replies.ts';
import { recordOf } from '#app/domain/codec/record-of.ts';

/** What commands are executed on. */
export interface CommandTarget extends Pick<Staff, 'accounts' | 'invitations'> {
  database: Database;
  /** The site's secret, which signs links in mails. */
  secret: string;
  /** Scheme and host of the site, for links in mails. */
  origin: string;
  /** Whether mails leave; a link is printed where they do not. */
  sendsMail: boolean;
  /** Address of video calls that the server was started with, or null. */
  videoUrl: string | null;
  /** Clock, in epoch milliseconds. */
  now: () => number;
}

const by = { administrator: 'operator', actor: operatorActor } as const;

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
      const added = await accounts.add(by, { email, name, role });
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
  const sent = await invitations.invite(by, { email, name, role, language }, origin);
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
  { id, email }: StaffAccount,
  target: CommandTarget,
): Promise<StaffReply> {
  const { accounts } = target;
  const after = (
    changed: { ok: true } | { ok: false; problem: AccountProblem },
    said: string,
  ): StaffReply => (changed.ok ? done(said) : refused(changed.problem));
  switch (command.name) {
    case 'reset': {
      const given = await accounts.reset(by, id);
      if (!given.ok) return refused(given.problem);
      return done(...oneTimePasswordLines(given.account, given.oneTimePassword));
    }
    case 'rename':
      return after(
        await accounts.rename(by, id, command.person),
        `${email} is now called ${command.person}, in the records they look after as well.`,
      );
    case 'role':
      return after(
        await accounts.changeRole(by, id, command.role),
        `${email} is now ${command.role}, and signed out everywhere.`,
      );
    case 'require-second-step':
      return after(
        await accounts.requireSecondStep(by, id, command.isRequired),
        command.isRequired
          ? `${email} needs two-step verification from the next sign-in on.`
          : `${email} needs two-step verification only if their role does.`,
      );
    case 'hand-over':
      return handOverAs(command, { id, email }, target);
    case 'disable':
      return departAs(command, { id, email }, target);
    case 'hours':
      return setHours(accounts, { id, email }, command);
    case 'enable':
      return after(await accounts.enable(by, id), `${email} can sign in again.`);
  }
}

type Leaver = Pick<StaffAccount, 'id' | 'email'>;

async function handOverAs(
  { to: successor }: Extract<StaffCommand, { name: 'hand-over' }>,
  { id, email }: Leaver,
  target: CommandTarget,
): Promise<StaffReply> {
  const to = await successorsBy(target.accounts, successor);
  const handed = to ? await handOver(await contextOf(target), operatorActor, id, to) : 'unknown';
  if (handed === 'unknown') return refused('unknown');
  const counts = belongingKinds.map((what) => `${handed.moved[what]} ${what}`).join(', ');
  return {
    ok: true,
    lines: [`${email} has handed over to ${successor}: ${counts}.`, ...remainingLines(handed.kept)],
  };
}

async function departAs(
  { to: successor }: { to?: string | undefined },
  { id, email }: Leaver,
  target: CommandTarget,
): Promise<StaffReply> {
  const to = successor === undefined ? undefined : await successorsBy(target.accounts, successor);
  if (to === null) return refused('unknown');
  const left = await depart(await contextOf(target), by, id, to);
  if (!left.ok) return refused(left.problem);
  const said = `${email} is signed out everywhere and can no longer sign in.`;
  return { ok: true, lines: [said, ...remainingLines(left.kept)] };
}

async function contextOf({
  database,
  accounts,
  secret,
  origin,
  videoUrl,
  now,
}: CommandTarget): Promise<HandOverContext> {
  const places = placesOf((await readSavedSettings(database.db)).meetings, videoUrl);
  const links = createBookingLinks(secret)(origin);
  return { database, accounts, meetings: { links, places, origin, now: now() } };
}

/** One account takes over everything; null without such an account. */
async function successorsBy(accounts: StaffStore, email: string): Promise<Successors | null> {
  const account = await accounts.find(email);
  if (!account) return null;
  return recordOf(belongingKinds, () => account.id);
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

import type { Database } from '#app/data/engine/database.server.ts';
import { readSavedSettings } from '#app/data/settings/settings-store.server.ts';
import type { StaffStore } from '#app/data/staff/accounts/accounts.server.ts';
import { operator } from '#app/data/staff/accounts/change-account.server.ts';
import type {
  StaffCommand,
  StaffReply,
} from '#app/data/staff/accounts/read-staff-command.server.ts';
import type { StaffAccount } from '#app/data/staff/accounts/staff-account.server.ts';
import { createApiKeyStore } from '#app/data/staff/api-keys.server.ts';
import { placesOf } from '#app/domain/bookings/meeting-settings.ts';
import { recordOf } from '#app/domain/codec/record-of.ts';
import { operatorActor } from '#app/domain/staff/actor.ts';
import { belongingKinds, type Successors } from '#app/domain/staff/reassignment.ts';
import { workingKeysOf } from '#app/domain/staff/working-keys.ts';
import { createBookingLinks } from '../bookings/booking-links.ts';
import { depart, handOver, type HandOverContext } from './departures.server.ts';
import { keyLines, refused, remainingLines } from './staff-command-replies.ts';

/** Context of commands about a departing account. */
export interface DepartureTarget {
  database: Database;
  accounts: StaffStore;
  /** The site's secret, which signs links in emails. */
  secret: string;
  /** Scheme and host of the site, for links in emails. */
  origin: string;
  /** Address of video calls from the environment, or null. */
  videoUrl: string | null;
  /** Clock, in epoch milliseconds. */
  now: () => number;
}

type Leaver = Pick<StaffAccount, 'id' | 'email'>;

/** Executes `hand-over`: hands everything of an account over to another. */
export async function handOverAs(
  { to: successor }: Extract<StaffCommand, { name: 'hand-over' }>,
  { id, email }: Leaver,
  target: DepartureTarget,
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

/** Executes `disable`: disables an account, and hands over if a successor is named. */
export async function departAs(
  { to: successor }: { to?: string | undefined },
  { id, email, name }: Leaver & Pick<StaffAccount, 'name'>,
  target: DepartureTarget,
): Promise<StaffReply> {
  const to = successor === undefined ? undefined : await successorsBy(target.accounts, successor);
  if (to === null) return refused('unknown');
  const left = await depart(await contextOf(target), operator, id, to);
  if (!left.ok) return refused(left.problem);
  const said = `${email} is signed out everywhere and can no longer sign in.`;
  const keys = await createApiKeyStore(target.database, target.now).list();
  const working = workingKeysOf(keys, name, target.now());
  return { ok: true, lines: [said, ...remainingLines(left.kept), ...keyLines(working)] };
}

async function contextOf({
  database,
  accounts,
  secret,
  origin,
  videoUrl,
  now,
}: DepartureTarget): Promise<HandOverContext> {
  const places = placesOf((await readSavedSettings(database.db)).meetings, videoUrl);
  const links = createBookingLinks(secret)(origin);
  return { database, accounts, meetings: { links, places, origin, now: now() } };
}

/** One account as successor for everything; null if there is no such account. */
async function successorsBy(accounts: StaffStore, email: string): Promise<Successors | null> {
  const account = await accounts.find(email);
  if (!account) return null;
  return recordOf(belongingKinds, () => account.id);
}

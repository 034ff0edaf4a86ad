import {
  accountsWithBusyCalendar,
  keepBusyTimes,
  readCalendarLinks as readLinks,
  setCalendarLinks,
  type Change,
} from '#app/data/bookings/calendar-links.server.ts';
import type { Job } from '#app/data/engine/jobs.server.ts';
import { createEncryption, type Encryption } from '#app/data/secrets/encryption.server.ts';
import {
  busyFailures,
  calendarAddress,
  type BusyCalendar,
  type BusyFailure,
} from '#app/domain/bookings/busy.ts';
import { day, minute } from '#app/domain/durations.ts';
import type { BusyRead } from '#app/services/calendar/calendar-source.server.ts';
import type { Services } from '../services.ts';
import { meetingDomain } from './booking-messages.ts';

type CalendarServices = Pick<Services, 'database' | 'secret' | 'calendarSource'>;

/** Milliseconds between two reads of a calendar. */
const every = 10 * minute;

/** Days read beyond the booking horizon, because an unchanged calendar is not read again at once. */
const margin = 2;

/** Number of calendars read concurrently. */
const atOnce = 4;

export type BusyResult =
  | { is: 'removed' }
  | { is: 'read'; count: number }
  /** The address is stored, and retried. */
  | { is: 'failed'; failure: BusyFailure }
  | { is: 'no-schedule' }
  | { is: 'not-an-address' };

/**
 * Sets the calendar of an account's busy times and reads it once; null removes the calendar and its times.
 *
 * @param member id of the account
 */
export async function setBusyCalendar(
  services: CalendarServices,
  member: string,
  url: string | null,
  change: Change,
): Promise<BusyResult> {
  const address = url === null ? null : calendarAddress(url);
  if (url !== null && address === null) return { is: 'not-an-address' };
  const busyUrl = address && encryptionOf(services).encrypt(Buffer.from(address.href));
  const links = { busyUrl, busy: [], busyReadAt: null, busyFailure: null };
  if (!(await setCalendarLinks(services.database, member, links, change)))
    return { is: 'no-schedule' };
  if (address === null) return { is: 'removed' };
  const read = await readBusyOf(services, member, change.at);
  if (read?.is === 'failed') return read;
  return { is: 'read', count: read?.is === 'read' ? read.busy.length : 0 };
}

/** State of both calendars of an account, for its screen; null without a schedule. */
export async function readCalendarLinks(
  services: Pick<CalendarServices, 'database' | 'secret'>,
  member: string,
): Promise<{ hasFeed: boolean; busy: BusyCalendar | null } | null> {
  const row = await readLinks(services.database.db, member);
  if (!row) return null;
  const address = row.busyUrl && decrypt(encryptionOf(services), row.busyUrl);
  return {
    hasFeed: row.feedTokenHash !== null,
    busy: address
      ? {
          host: new URL(address).host,
          readAt: row.busyReadAt?.getTime() ?? null,
          failure: busyFailures.find((each) => each === row.busyFailure) ?? null,
          count: row.busy.length,
        }
      : null,
  };
}

/** Reads the calendars of all accounts every ten minutes. After a failure, the times last read are kept. */
export function busyCalendarsJob(services: CalendarServices): Job {
  return {
    name: 'busy-calendars',
    every,
    async run(now) {
      const accounts = (await accountsWithBusyCalendar(services.database.db)).values();
      const readOn = async () => {
        // oxlint-disable-next-line no-await-in-loop -- a few at once, each takes the next account
        for (const account of accounts) await readBusyOf(services, account, now);
      };
      await Promise.all(Array.from({ length: atOnce }, readOn));
    },
  };
}

async function readBusyOf(
  services: CalendarServices,
  staffId: string,
  at: Date,
): Promise<BusyRead | null> {
  const { database, calendarSource } = services;
  const row = await readLinks(database.db, staffId);
  if (!row?.busyUrl) return null;
  const { busyUrl, timeZone, horizonDays } = row;
  const known = row.busyReadAt === null ? 'new' : 'known';
  const address = decrypt(encryptionOf(services), busyUrl);
  const from = at.getTime() - day;
  const to = at.getTime() + (horizonDays + margin) * day;
  const read: BusyRead =
    address === null
      ? { is: 'failed', failure: 'refused' }
      : await calendarSource.read(address, { from, to, timeZone, ownDomain: meetingDomain }, known);
  const kept =
    read.is === 'failed' ? { failure: read.failure } : { at, ...(read.is === 'read' && read) };
  await keepBusyTimes(database, { staffId, busyUrl }, kept);
  return read;
}

function encryptionOf({ secret }: Pick<CalendarServices, 'secret'>): Encryption {
  return createEncryption(secret, 'busy calendars');
}

function decrypt(encryption: Encryption, busyUrl: string): string | null {
  const bytes = encryption.decrypt(busyUrl);
  return bytes && Buffer.from(bytes).toString();
}

import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { recordAudit } from '#app/data/audit-log/record-audit.server.ts';
import type { Database, Reader } from '#app/data/engine/database.server.ts';
import { staff } from '#app/data/staff/schema.server.ts';
import type { BusyFailure } from '#app/domain/bookings/busy.ts';
import type { Stretch } from '#app/domain/bookings/schedule.ts';
import type { Language } from '#app/domain/languages.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import { isHost } from './hosts.server.ts';
import { staffSchedules } from './schema.server.ts';

export interface Change {
  actor: Actor;
  at: Date;
}

type Links = Partial<
  Pick<
    typeof staffSchedules.$inferSelect,
    'feedTokenHash' | 'busyUrl' | 'busy' | 'busyReadAt' | 'busyFailure'
  >
>;

/**
 * Sets or removes an account's feed, or the calendar of its busy times.
 *
 * @returns false when the account has no schedule
 */
export function setCalendarLinks(
  database: Database,
  staffId: string,
  links: Links,
  { actor, at }: Change,
): Promise<boolean> {
  return database.tx(async (t) => {
    const [before] = await t
      .select()
      .from(staffSchedules)
      .where(eq(staffSchedules.staffId, staffId))
      .for('update');
    if (!before) return false;
    await t.update(staffSchedules).set(links).where(eq(staffSchedules.staffId, staffId));
    await recordAudit(t, {
      action: 'staff.schedule',
      entity: 'staff',
      entityId: staffId,
      actor,
      at,
      before: stateOf(before),
      after: stateOf({ ...before, ...links }),
    });
    return true;
  });
}

/** Fields for the audit log: neither address is included. */
function stateOf({ feedTokenHash, busyUrl }: typeof staffSchedules.$inferSelect) {
  return { hasFeed: feedTokenHash !== null, hasBusyCalendar: busyUrl !== null };
}

export async function readCalendarLinks(reader: Reader, staffId: string) {
  const { timeZone, horizonDays, feedTokenHash, busyUrl, busy, busyReadAt, busyFailure } =
    staffSchedules;
  const [row] = await reader
    .select({ timeZone, horizonDays, feedTokenHash, busyUrl, busy, busyReadAt, busyFailure })
    .from(staffSchedules)
    .where(eq(staffSchedules.staffId, staffId));
  return row ?? null;
}

/** Accounts with an external calendar of busy times. */
export async function accountsWithBusyCalendar(reader: Reader): Promise<string[]> {
  const rows = await reader
    .select({ id: staffSchedules.staffId })
    .from(staffSchedules)
    .innerJoin(staff, eq(staff.id, staffSchedules.staffId))
    .where(and(isNotNull(staffSchedules.busyUrl), isNull(staff.disabledAt)));
  return rows.map(({ id }) => id);
}

/**
 * Stores what was read of a calendar, unless the account has changed it meanwhile. After a failure the last times are
 * kept.
 */
export async function keepBusyTimes(
  { db }: Pick<Database, 'db'>,
  { staffId, busyUrl }: { staffId: string; busyUrl: string },
  read: { busy?: Stretch[]; at: Date } | { failure: BusyFailure },
): Promise<void> {
  await db
    .update(staffSchedules)
    .set(
      'failure' in read
        ? { busyFailure: read.failure }
        : { busyFailure: null, busyReadAt: read.at, ...(read.busy && { busy: read.busy }) },
    )
    .where(and(eq(staffSchedules.staffId, staffId), eq(staffSchedules.busyUrl, busyUrl)));
}

/** Owner of a feed token; null when it was revoked, or the account may no longer read leads. */
export async function findFeed(
  reader: Reader,
  tokenHash: string,
): Promise<{ memberId: string; language: Language | null; timeZone: string } | null> {
  const { id: memberId, language } = staff;
  const { timeZone } = staffSchedules;
  const [row] = await reader
    .select({ memberId, language, timeZone })
    .from(staffSchedules)
    .innerJoin(staff, eq(staff.id, staffSchedules.staffId))
    .where(and(eq(staffSchedules.feedTokenHash, tokenHash), isHost));
  return row ?? null;
}

import { eq, sql } from 'drizzle-orm';
import { recordAudit } from '#app/data/audit-log/record-audit.server.ts';
import { countTopicChange } from '#app/data/crm/change-feed.server.ts';
import type { Database, Reader } from '#app/data/engine/database.server.ts';
import type { Schedule } from '#app/domain/bookings/schedule.ts';
import { formatWorkingWeek } from '#app/domain/bookings/working-week.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import { scheduleOf } from './calendars.server.ts';
import { staffSchedules } from './schema.server.ts';

/** The schedule of an account, or null. */
export async function readSchedule(reader: Reader, staffId: string): Promise<Schedule | null> {
  return (await readVersionedSchedule(reader, staffId)).schedule;
}

/** The schedule of an account with its version, which is 0 without one. */
export async function readVersionedSchedule(
  reader: Reader,
  staffId: string,
): Promise<{ version: number; schedule: Schedule | null }> {
  const [row] = await reader
    .select()
    .from(staffSchedules)
    .where(eq(staffSchedules.staffId, staffId));
  return row ? { version: row.version, schedule: scheduleOf(row) } : { version: 0, schedule: null };
}

/**
 * Sets an account's meeting hours. Existing meetings stay.
 *
 * @param on the version that it is based on; any if absent
 * @returns false when the schedule has changed since
 */
export function setSchedule(
  database: Database,
  staffId: string,
  schedule: Schedule,
  { actor, at, on }: { actor: Actor; at: Date; on?: number },
): Promise<boolean> {
  const values = {
    ...schedule,
    daysOff: [...schedule.daysOff],
    kinds: [...schedule.kinds],
    channels: [...schedule.channels],
    week: formatWorkingWeek(schedule.week),
  };
  return database.tx(async (t) => {
    const [row] = await t
      .select()
      .from(staffSchedules)
      .where(eq(staffSchedules.staffId, staffId))
      .for('update');
    if (on !== undefined && on !== (row?.version ?? 0)) return false;
    const saved = await t
      .insert(staffSchedules)
      .values({ staffId, ...values })
      .onConflictDoUpdate({
        target: staffSchedules.staffId,
        set: { ...values, version: sql`${staffSchedules.version} + 1` },
        ...(on !== undefined && { setWhere: eq(staffSchedules.version, on) }),
      })
      .returning({ version: staffSchedules.version });
    if (saved.length === 0) return false;
    await recordAudit(t, {
      action: 'staff.schedule',
      entity: 'staff',
      entityId: staffId,
      actor,
      at,
      before: row ? told(row) : null,
      after: told(values),
    });
    await countTopicChange(t, 'bookings');
    return true;
  });
}

/** Fields of a schedule for the audit log: what people set, without a feed's secret. */
function told({
  week,
  timeZone,
  daysOff,
  holidays,
  videoUrl,
}: Pick<
  typeof staffSchedules.$inferSelect,
  'week' | 'timeZone' | 'daysOff' | 'holidays' | 'videoUrl'
>) {
  return { week, timeZone, daysOff, holidays, videoUrl };
}

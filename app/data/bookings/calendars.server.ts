import { and, asc, eq, gte, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { quarter } from '#app/domain/bookings/quarters.ts';
import { dateIn, type Schedule } from '#app/domain/bookings/schedule.ts';
import type { Calendar } from '#app/domain/bookings/slots.ts';
import { parseWorkingWeek } from '#app/domain/bookings/working-week.ts';
import { may } from '#app/domain/crm/permissions.ts';
import { roles } from '#app/domain/crm/records/entities.ts';
import type { Reader } from '#app/data/engine/database.server.ts';
import { staff } from '#app/data/staff/schema.server.ts';
import { bookingQuarters, bookings, staffSchedules } from './schema.server.ts';

interface AskedCalendars {
  /** Epoch milliseconds of the times that are asked for. */
  from: number;
  to: number;
  /** An account, or the id of a person of the public team page; by default everybody. */
  memberId?: string | undefined;
  /** A booking that is about to be moved: its time counts as free. */
  except?: string | undefined;
}

/** Meetings of a day may begin before the stretch that is asked for: a day on either side is read too. */
const margin = 86_400_000;

/** Calendars of the accounts that take meetings, by name. */
export async function readCalendars(
  reader: Reader,
  { from, to, memberId, except }: AskedCalendars,
): Promise<Calendar[]> {
  const rows = await readSchedules(reader, memberId);
  const ids = rows.map(({ staffId }) => staffId);
  if (ids.length === 0) return [];
  const around = { from: from - margin, to: to + margin, except };
  const [claims, meetings] = await Promise.all([
    readClaims(reader, ids, around),
    readMeetings(reader, ids, around),
  ]);
  return rows.map((row) => {
    const schedule = scheduleOf(row);
    return {
      member: row.staffId,
      schedule,
      claimed: claims.get(row.staffId) ?? new Set(),
      busy: row.busy,
      meetings: countByDate(meetings.get(row.staffId) ?? [], schedule.timeZone),
    };
  });
}

type ScheduleRow = typeof staffSchedules.$inferSelect;

export function scheduleOf(row: ScheduleRow): Schedule {
  const { timeZone, week, daysOff, holidays } = row;
  const { noticeHours, horizonDays, bufferMinutes, mostPerDay, kinds, channels } = row;
  return {
    timeZone,
    week: parseWorkingWeek(week),
    daysOff,
    holidays,
    noticeHours,
    horizonDays,
    bufferMinutes,
    mostPerDay,
    kinds,
    channels,
  };
}

async function readSchedules(reader: Reader, memberId: string | undefined): Promise<ScheduleRow[]> {
  const rows = await reader
    .select({ schedule: staffSchedules })
    .from(staffSchedules)
    .innerJoin(staff, eq(staff.id, staffSchedules.staffId))
    .where(
      and(
        isNull(staff.disabledAt),
        inArray(
          staff.role,
          roles.filter((role) => may(role, 'leads')),
        ),
        memberId === undefined
          ? undefined
          : sql`(${staff.id}::text = ${memberId} or ${staff.memberId} = ${memberId})`,
      ),
    )
    .orderBy(asc(staff.nameKey), asc(staff.id));
  return rows.map(({ schedule }) => schedule);
}

async function readClaims(
  reader: Reader,
  ids: string[],
  { from, to, except }: AskedCalendars,
): Promise<Map<string, Set<number>>> {
  const { memberId, bookingId, quarter: number } = bookingQuarters;
  const rows = await reader
    .select({ memberId, number })
    .from(bookingQuarters)
    .where(
      and(
        inArray(memberId, ids),
        gte(number, Math.floor(from / quarter)),
        lt(number, Math.ceil(to / quarter)),
        except === undefined ? undefined : ne(bookingId, except),
      ),
    );
  const claims = new Map<string, Set<number>>(ids.map((id) => [id, new Set()]));
  for (const row of rows) claims.get(row.memberId)?.add(row.number);
  return claims;
}

async function readMeetings(
  reader: Reader,
  ids: string[],
  { from, to, except }: AskedCalendars,
): Promise<Map<string, Date[]>> {
  const { id, memberId, startsAt, status } = bookings;
  const rows = await reader
    .select({ memberId, startsAt })
    .from(bookings)
    .where(
      and(
        inArray(memberId, ids),
        ne(status, 'cancelled'),
        gte(startsAt, new Date(from)),
        lt(startsAt, new Date(to)),
        except === undefined ? undefined : ne(id, except),
      ),
    );
  const meetings = new Map<string, Date[]>();
  for (const row of rows)
    meetings.set(row.memberId, [...(meetings.get(row.memberId) ?? []), row.startsAt]);
  return meetings;
}

function countByDate(starts: readonly Date[], timeZone: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const start of starts) {
    const date = dateIn(timeZone, start.getTime());
    counts[date] = (counts[date] ?? 0) + 1;
  }
  return counts;
}

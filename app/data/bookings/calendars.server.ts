import { and, asc, eq, gte, isNotNull, lt, ne, sql } from 'drizzle-orm';
import { topicStates } from '#app/data/crm/schema.server.ts';
import type { Db, Reader } from '#app/data/engine/database.server.ts';
import { staff } from '#app/data/staff/schema.server.ts';
import { daysOfZones, type Day } from '#app/domain/bookings/days.ts';
import { quarter } from '#app/domain/bookings/quarters.ts';
import type { Schedule } from '#app/domain/bookings/schedule.ts';
import type { Calendar, VersionedCalendars } from '#app/domain/bookings/slots.ts';
import { parseWorkingWeek } from '#app/domain/bookings/working-week.ts';
import { day, minute } from '#app/domain/durations.ts';
import { isHost } from './hosts.server.ts';
import { bookingQuarters, bookings, staffSchedules } from './schema.server.ts';

interface AskedCalendars {
  /** Requested range in epoch milliseconds. */
  from: number;
  to: number;
  /** An account, or the id of a person on the public team page; everyone by default. */
  memberId?: string | undefined;
  /** A booking about to be moved: its time counts as free. */
  except?: string | undefined;
  /** Whether to count meetings also of people without a daily limit. */
  countsAll?: boolean | undefined;
}

/** A day's meetings may start before the requested range: a day on either side is read too. */
const margin = day;

/** Calendars of the accounts that take meetings, by name. */
export async function readCalendars(
  reader: Reader,
  { from, to, ...asked }: AskedCalendars,
): Promise<Calendar[]> {
  const around = { ...asked, from: from - margin, to: to + margin };
  const rows = await readRows(reader, around);
  const daysIn = daysOfZones(around);
  return rows.map((row) => {
    const schedule = scheduleOf(row.schedule);
    return {
      member: row.schedule.staffId,
      schedule,
      claimed: new Set(row.claimed),
      busy: row.schedule.busy,
      meetings: countByDate(row.meetings, daysIn(schedule.timeZone)),
    };
  });
}

/** Cached calendars by the state of their data, in a map per database. */
const recalled = new WeakMap<Db, Map<string, VersionedCalendars>>();

/** Maximum number cached per database; beyond it the cache is emptied. */
const mostRecalled = 12;

/**
 * Milliseconds after which they are read again in any case: a standby that takes over may have missed a change, and
 * give another one the same count.
 */
const recalledFor = minute;

/**
 * Calendars for display to visitors, who request the same month again and again: meetings are read once per change.
 * Bookings read them anew.
 */
export async function recallCalendars(
  db: Db,
  asked: Pick<AskedCalendars, 'from' | 'to' | 'memberId'>,
): Promise<VersionedCalendars> {
  // Read before the meetings: a concurrent change then causes another read, rather than being missed.
  const state = await db
    .select({
      schedules: sql`md5(string_agg(${staffSchedules}::text, ' ' order by ${staff.nameKey}, ${staff.id}))`,
      changes: sql`(select ${topicStates.changes} from ${topicStates} where ${topicStates.topic} = 'bookings')`,
    })
    .from(staffSchedules)
    .innerJoin(staff, eq(staff.id, staffSchedules.staffId))
    .where(and(isHost, isAsked(asked)));
  const key = JSON.stringify([asked, state, Math.floor(Date.now() / recalledFor)]);
  const known = recalled.get(db) ?? new Map<string, VersionedCalendars>();
  recalled.set(db, known);
  const found = known.get(key);
  if (found) return found;
  // Unique, because responses are cached by it, and another database may have the same counts.
  const read = { calendars: await readCalendars(db, asked), version: crypto.randomUUID() };
  if (known.size >= mostRecalled) known.clear();
  known.set(key, read);
  return read;
}

type ScheduleRow = typeof staffSchedules.$inferSelect;

const isAsked = ({ memberId }: Pick<AskedCalendars, 'memberId'>) =>
  memberId === undefined
    ? undefined
    : sql`(${staff.id}::text = ${memberId} or ${staff.memberId} = ${memberId})`;

const byName = [asc(staff.nameKey), asc(staff.id)];

export function scheduleOf(row: ScheduleRow): Schedule {
  const { timeZone, week, daysOff, holidays } = row;
  const { noticeHours, horizonDays, bufferMinutes, mostPerDay, kinds, channels, videoUrl } = row;
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
    videoUrl,
  };
}

/** Schedules with their claimed quarter hours, and the sorted starts of meetings: arrays are read faster than rows. */
async function readRows(
  reader: Reader,
  { from, to, memberId, except, countsAll = false }: AskedCalendars,
): Promise<{ schedule: ScheduleRow; claimed: number[]; meetings: number[] }[]> {
  const { id, startsAt, status } = bookings;
  const claimed = sql<number[]>`(select coalesce(json_agg(${bookingQuarters.quarter}), '[]')
    from ${bookingQuarters} where ${and(
      eq(bookingQuarters.memberId, staffSchedules.staffId),
      gte(bookingQuarters.quarter, Math.floor(from / quarter)),
      lt(bookingQuarters.quarter, Math.ceil(to / quarter)),
      except === undefined ? undefined : ne(bookingQuarters.bookingId, except),
    )})`;
  const start = sql`(extract(epoch from ${startsAt}) * 1000)::bigint`;
  const isCounted = countsAll ? sql`true` : isNotNull(staffSchedules.mostPerDay);
  const meetings = sql<number[]>`case when ${isCounted} then
    (select coalesce(json_agg(${start} order by ${startsAt}), '[]')
    from ${bookings} where ${and(
      eq(bookings.memberId, staffSchedules.staffId),
      ne(status, 'cancelled'),
      gte(startsAt, new Date(from)),
      lt(startsAt, new Date(to)),
      except === undefined ? undefined : ne(id, except),
    )}) else '[]' end`;
  return reader
    .select({ schedule: staffSchedules, claimed, meetings })
    .from(staffSchedules)
    .innerJoin(staff, eq(staff.id, staffSchedules.staffId))
    .where(and(isHost, isAsked({ memberId })))
    .orderBy(...byName);
}

/** @param starts sorted, as the days are */
function countByDate(starts: readonly number[], days: readonly Day[]): Record<string, number> {
  const counts: Record<string, number> = {};
  let at = 0;
  for (const { date, end } of days) {
    const first = at;
    while ((starts[at] ?? Infinity) < end) at += 1;
    if (at > first) counts[date] = at - first;
  }
  return counts;
}

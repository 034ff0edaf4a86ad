import { and, asc, eq, gt, lte, type SQL } from 'drizzle-orm';
import { scheduleOf } from '#app/data/bookings/calendars.server.ts';
import { bookings, staffSchedules } from '#app/data/bookings/schema.server.ts';
import type { Reader } from '#app/data/engine/database.server.ts';
import { longestMeeting } from '#app/domain/bookings/booking.ts';
import { followsAt, presenceAt } from '#app/domain/bookings/presence.ts';
import type { MemberStatus, MemberStatuses } from '#app/domain/team/team.ts';
import { staff } from '../schema.server.ts';

/** An account with its current status. */
export interface Presence {
  id: string;
  name: string;
  services: string[];
  /** Id of their person on the public team page, or null. */
  memberId: string | null;
  disabledAt: Date | null;
  status: MemberStatus;
  /** Whether the status follows the person's calendar; null without one. */
  followsCalendar: boolean | null;
  /** Until when the calendar is overruled, in epoch milliseconds. */
  until: number | null;
}

/** Accounts by name, each with its current status according to its calendar and owner (epoch milliseconds). */
export async function readPresence(
  reader: Reader,
  where: SQL | undefined,
  now: number,
): Promise<Presence[]> {
  const { id, name, services, memberId, disabledAt, status, followsCalendar, statusUntil } = staff;
  const account = {
    id,
    name,
    services,
    memberId,
    disabledAt,
    status,
    followsCalendar,
    statusUntil,
  };
  const at = new Date(now);
  const [rows, meetings] = await Promise.all([
    reader
      .select({ account, schedule: staffSchedules })
      .from(staff)
      .leftJoin(staffSchedules, eq(staffSchedules.staffId, staff.id))
      .where(where)
      .orderBy(asc(staff.nameKey), asc(staff.id)),
    reader
      .select({ memberId: bookings.memberId })
      .from(bookings)
      .where(
        and(
          // Only the start is indexed: without this bound it would match every past meeting.
          gt(bookings.startsAt, new Date(now - longestMeeting)),
          lte(bookings.startsAt, at),
          gt(bookings.endsAt, at),
          // No-shows and cancelled meetings do not make anyone busy.
          eq(bookings.status, 'confirmed'),
        ),
      ),
  ]);
  const inMeeting = new Set(meetings.map((meeting) => meeting.memberId));
  return rows.map(({ account: { statusUntil: limit, ...person }, schedule }) => {
    const until = limit?.getTime() ?? null;
    if (!schedule) return { ...person, followsCalendar: null, until: null };
    const follows = followsAt({ ...person, until }, now);
    const taken = { isMeeting: inMeeting.has(person.id), busy: schedule.busy };
    return {
      ...person,
      status: follows ? presenceAt(scheduleOf(schedule), taken, now) : person.status,
      followsCalendar: follows,
      until: follows ? null : until,
    };
  });
}

/** Statuses of the people on the public page who are linked to an account. A disabled account's person is away. */
export function publicStatusesAmong(presence: readonly Presence[]): MemberStatuses {
  return Object.fromEntries(
    presence
      .filter(({ memberId }) => memberId !== null)
      .map(({ memberId, status, disabledAt }) => [memberId, disabledAt ? 'offline' : status]),
  );
}

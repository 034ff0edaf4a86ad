import type { MemberStatus } from '../team/team.ts';
import { dateIn, workingHoursOn, type Schedule, type Stretch } from './schedule.ts';

/** A member's manually set status. */
export interface StatusByHand {
  status: MemberStatus;
  /** Whether the calendar overrides it. */
  followsCalendar: boolean;
  /** When the calendar applies again, in epoch milliseconds; null if only once the member says so. */
  until: number | null;
}

/** Whether a status follows the calendar at a given time (epoch milliseconds). */
export function followsAt({ followsCalendar, until }: StatusByHand, now: number): boolean {
  return followsCalendar || (until !== null && until <= now);
}

/**
 * Status according to the calendar: busy during a meeting or a busy time of another calendar, available during working
 * hours, otherwise offline.
 *
 * @param isMeeting whether a meeting is in progress
 * @param busy busy times from other calendars
 * @param now epoch milliseconds
 */
export function presenceAt(
  schedule: Schedule,
  { isMeeting, busy }: { isMeeting: boolean; busy: readonly Stretch[] },
  now: number,
): MemberStatus {
  const isNow = ({ start, end }: Stretch) => start <= now && now < end;
  if (isMeeting || busy.some(isNow)) return 'busy';
  const today = dateIn(schedule.timeZone, now);
  return workingHoursOn(schedule, today).some(isNow) ? 'available' : 'offline';
}

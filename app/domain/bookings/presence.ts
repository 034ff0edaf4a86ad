import type { MemberStatus } from '../team/team.ts';
import { dateIn, workingHoursOn, type Schedule, type Stretch } from './schedule.ts';

/** What somebody has said of themselves by hand. */
export interface StatusByHand {
  status: MemberStatus;
  /** Whether it gives way to the calendar. */
  followsCalendar: boolean;
  /** When it does again, in epoch milliseconds; null for not before somebody says so. */
  until: number | null;
}

/** Whether a status follows the calendar at a moment (epoch milliseconds). */
export function followsAt({ followsCalendar, until }: StatusByHand, now: number): boolean {
  return followsCalendar || (until !== null && until <= now);
}

/**
 * Status by the calendar: busy in a meeting, or when another calendar says so; available in hours of work; else offline.
 *
 * @param isMeeting whether a meeting is on
 * @param busy times taken in other calendars
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

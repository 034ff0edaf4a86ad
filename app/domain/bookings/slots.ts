import { day as dayLength, hour, minute } from '../durations.ts';
import { bookingKinds, lengthOf, type BookingKind } from './booking.ts';
import { daysBetween, daysOfZones, type Day } from './days.ts';
import { quarter, quartersOf, startsIn } from './quarters.ts';
import { workingHoursIn, type Schedule, type Stretch } from './schedule.ts';

/** A member's schedule, with the times already taken. */
export interface Calendar {
  member: string;
  schedule: Schedule;
  /** Quarter hours reserved by bookings, buffers included. */
  claimed: ReadonlySet<number>;
  /** Busy times from other calendars. */
  busy: readonly Stretch[];
  /** Number of meetings by date in the schedule's time zone; empty if not counted because nobody has a limit. */
  meetings: Readonly<Record<string, number>>;
}

/** Calendars, with a version that changes whenever one of them does. */
export interface VersionedCalendars {
  calendars: readonly Calendar[];
  version: string;
}

/** A free time; instants in epoch milliseconds. */
export interface Slot extends Stretch {
  member: string;
  /** Number of meetings the member already has on that day, if counted. */
  meetings: number;
}

/** Who chooses the time: staff need no notice, and can choose kinds that are not offered to visitors. */
export type BookedBy = 'visitor' | 'staff';

/** The calendar as it applies to the person choosing the time. */
export function calendarFor(calendar: Calendar, by: BookedBy): Calendar {
  if (by === 'visitor') return calendar;
  const schedule = { ...calendar.schedule, noticeHours: 0, horizonDays: 366, kinds: bookingKinds };
  return { ...calendar, schedule };
}

/** Criteria for free times. */
export interface SlotQuery {
  kind: BookingKind;
  /** Epoch milliseconds; the end is excluded. */
  from: number;
  to: number;
  now: number;
}

/**
 * The query rounded to whole quarter hours: since every free time starts on one, the result is the same, and so are
 * those of all queries within one quarter hour.
 */
export function inQuarters<Query extends SlotQuery>(query: Query): Query {
  const [from, to, now] = [query.from, query.to, query.now].map(
    (instant) => Math.ceil(instant / quarter) * quarter,
  ) as [number, number, number];
  return { ...query, from, to, now };
}

/** Free times of several people by start; those with the same start in the order of the people given. */
export function freeSlots(calendars: readonly Calendar[], query: SlotQuery): Slot[] {
  const daysIn = daysOfZones(query);
  return calendars
    .flatMap((calendar) => slotsOf(calendar, query, daysIn(calendar.schedule.timeZone)))
    .toSorted((a, b) => a.start - b.start);
}

/**
 * A person's free times, by start.
 *
 * @param days the query's days, in the time zone of the person's schedule
 */
export function slotsOf(
  calendar: Calendar,
  { kind, from, to, now }: SlotQuery,
  days: readonly Day[] = daysBetween(calendar.schedule.timeZone, from, to),
): Slot[] {
  const { schedule, member } = calendar;
  if (!schedule.kinds.includes(kind)) return [];
  const earliest = Math.max(from, now + schedule.noticeHours * hour);
  const latest = Math.min(to, now + schedule.horizonDays * dayLength);
  if (earliest >= latest) return [];
  const length = lengthOf(kind);
  const isFree = freeIn(calendar, kind);
  const slots: Slot[] = [];
  for (const day of days) {
    if (day.end <= earliest || day.start >= latest || !hasRoom(calendar, day.date)) continue;
    const meetings = calendar.meetings[day.date] ?? 0;
    for (const hours of workingHoursIn(schedule, day))
      for (const start of startsIn(hours, kind))
        if (start >= earliest && start < latest && isFree(start))
          slots.push({ member, start, end: start + length, meetings });
  }
  return slots;
}

/** Whether the quarter hours of a meeting with this start, and of the buffer after it, are free. */
function freeIn(calendar: Calendar, kind: BookingKind): (start: number) => boolean {
  const taken = takenQuarters(calendar);
  const claims = claimOf(0, kind, calendar.schedule).length;
  return (start) => {
    const first = start / quarter;
    for (let each = first; each < first + claims; each += 1) if (taken.has(each)) return false;
    return true;
  };
}

/** Quarter hours reserved for a meeting, including its buffer. */
export function claimOf(
  start: number,
  kind: BookingKind,
  { bufferMinutes }: Pick<Schedule, 'bufferMinutes'>,
): number[] {
  return quartersOf(start, start + lengthOf(kind) + bufferMinutes * minute);
}

function takenQuarters({ claimed, busy }: Calendar): ReadonlySet<number> {
  if (busy.length === 0) return claimed;
  return new Set([...claimed, ...busy.flatMap(({ start, end }) => quartersOf(start, end))]);
}

function hasRoom({ schedule: { mostPerDay }, meetings }: Calendar, date: string): boolean {
  return mostPerDay === null || (meetings[date] ?? 0) < mostPerDay;
}

/**
 * The free times nearest to a requested one, by start.
 *
 * @param wanted epoch milliseconds
 * @param count maximum number of them
 */
export function nearestSlots(slots: readonly Slot[], wanted: number, count: number): Slot[] {
  return slots
    .toSorted((a, b) => Math.abs(a.start - wanted) - Math.abs(b.start - wanted))
    .slice(0, count)
    .toSorted((a, b) => a.start - b.start);
}

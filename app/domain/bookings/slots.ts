import { day as dayLength, hour, minute } from '../durations.ts';
import { bookingKinds, lengthOf, type BookingKind } from './booking.ts';
import { daysBetween, daysOfZones, type Day } from './days.ts';
import { quarter, quartersOf, startsIn } from './quarters.ts';
import { workingHoursIn, type Schedule, type Stretch } from './schedule.ts';

/** A person's schedule and what it leaves free. */
export interface Calendar {
  member: string;
  schedule: Schedule;
  /** Quarter hours claimed by bookings, buffers included. */
  claimed: ReadonlySet<number>;
  /** Times taken in other calendars. */
  busy: readonly Stretch[];
  /** Number of meetings by date in the schedule's zone; none where they were not counted, as nobody limits them. */
  meetings: Readonly<Record<string, number>>;
}

/** Calendars, and a text that is another one as soon as any of them has changed. */
export interface VersionedCalendars {
  calendars: readonly Calendar[];
  version: string;
}

/** A free time; instants in epoch milliseconds. */
export interface Slot extends Stretch {
  member: string;
  /** Meetings that the person has on that day already, where they were counted. */
  meetings: number;
}

/** Who chooses the time: staff need no notice, and what visitors are not offered. */
export type BookedBy = 'visitor' | 'staff';

/** The calendar as it is for whoever chooses the time. */
export function calendarFor(calendar: Calendar, by: BookedBy): Calendar {
  if (by === 'visitor') return calendar;
  const schedule = { ...calendar.schedule, noticeHours: 0, horizonDays: 366, kinds: bookingKinds };
  return { ...calendar, schedule };
}

/** Which free times are asked for. */
export interface SlotQuery {
  kind: BookingKind;
  /** Epoch milliseconds; the end is excluded. */
  from: number;
  to: number;
  now: number;
}

/**
 * The same query in whole quarter hours: as every free time begins on one, it has the same answer, and so have all
 * queries of one quarter hour.
 */
export function inQuarters<Query extends SlotQuery>(query: Query): Query {
  const [from, to, now] = [query.from, query.to, query.now].map(
    (instant) => Math.ceil(instant / quarter) * quarter,
  ) as [number, number, number];
  return { ...query, from, to, now };
}

/** Free times of several people, by start; those of one start in the order of the people given. */
export function freeSlots(calendars: readonly Calendar[], query: SlotQuery): Slot[] {
  const daysIn = daysOfZones(query);
  return calendars
    .flatMap((calendar) => slotsOf(calendar, query, daysIn(calendar.schedule.timeZone)))
    .toSorted((a, b) => a.start - b.start);
}

/**
 * Free times of one person, by start.
 *
 * @param days of the query, in the zone of the person's schedule
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

/** Whether the quarter hours of a meeting, and of the buffer after it, are free from a start on. */
function freeIn(calendar: Calendar, kind: BookingKind): (start: number) => boolean {
  const taken = takenQuarters(calendar);
  const claims = claimOf(0, kind, calendar.schedule).length;
  return (start) => {
    const first = start / quarter;
    for (let each = first; each < first + claims; each += 1) if (taken.has(each)) return false;
    return true;
  };
}

/** Quarter hours that a meeting claims: its own and its buffer's. */
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
 * The free times nearest to a wanted one, by start.
 *
 * @param wanted epoch milliseconds
 * @param count most of them
 */
export function nearestSlots(slots: readonly Slot[], wanted: number, count: number): Slot[] {
  return slots
    .toSorted((a, b) => Math.abs(a.start - wanted) - Math.abs(b.start - wanted))
    .slice(0, count)
    .toSorted((a, b) => a.start - b.start);
}

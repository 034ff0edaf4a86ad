import { Temporal } from 'temporal-polyfill';
import { bookingKinds, lengthOf, minute, type BookingKind } from './booking.ts';
import { quarter, quartersOf } from './quarters.ts';
import { dateIn, workingHoursOn, type Schedule, type Stretch } from './schedule.ts';

/** A person's schedule and what it leaves free. */
export interface Calendar {
  member: string;
  schedule: Schedule;
  /** Quarter hours claimed by bookings, buffers included. */
  claimed: ReadonlySet<number>;
  /** Times taken in other calendars. */
  busy: readonly Stretch[];
  /** Number of meetings by date in the schedule's zone. */
  meetings: Readonly<Record<string, number>>;
}

/** A free time; instants in epoch milliseconds. */
export interface Slot extends Stretch {
  member: string;
  /** Meetings that the person has on that day already. */
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

interface Question {
  kind: BookingKind;
  /** Epoch milliseconds; the end is excluded. */
  from: number;
  to: number;
  now: number;
}

const hour = 60 * minute;
const day = 24 * hour;

/** Minutes between starts that are offered: half hours for longer meetings, so that a day's list stays short. */
const stepOf = { '15': quarter, '30': 2 * quarter, '60': 2 * quarter } as const;

/** Free times of several people, by start; those of one start in the order of the people given. */
export function freeSlots(calendars: readonly Calendar[], question: Question): Slot[] {
  return calendars
    .flatMap((calendar) => slotsOf(calendar, question))
    .toSorted((a, b) => a.start - b.start);
}

/** Free times of one person, by start. */
export function slotsOf(calendar: Calendar, { kind, from, to, now }: Question): Slot[] {
  const { schedule, member } = calendar;
  if (!schedule.kinds.includes(kind)) return [];
  const earliest = Math.max(from, now + schedule.noticeHours * hour);
  const latest = Math.min(to, now + schedule.horizonDays * day);
  if (earliest >= latest) return [];
  const length = lengthOf(kind);
  const taken = takenQuarters(calendar);
  return datesBetween(schedule.timeZone, earliest, latest)
    .filter((date) => hasRoom(calendar, date))
    .flatMap((date) => workingHoursOn(schedule, date))
    .flatMap((hours) => startsIn(hours, { length, step: stepOf[kind] }))
    .filter((start) => start >= earliest && start < latest)
    .filter((start) => claimOf(start, kind, schedule).every((each) => !taken.has(each)))
    .map((start) => ({
      member,
      start,
      end: start + length,
      meetings: calendar.meetings[dateIn(schedule.timeZone, start)] ?? 0,
    }));
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

function startsIn({ start, end }: Stretch, { length, step }: { length: number; step: number }) {
  const first = Math.ceil(start / quarter) * quarter;
  const count = Math.max(0, Math.floor((end - length - first) / step) + 1);
  return Array.from({ length: count }, (_, index) => first + index * step);
}

/** Dates in a zone from one instant to another, both included. */
function datesBetween(timeZone: string, from: number, to: number): string[] {
  const last = Temporal.PlainDate.from(dateIn(timeZone, to));
  const dates: string[] = [];
  let date = Temporal.PlainDate.from(dateIn(timeZone, from));
  while (Temporal.PlainDate.compare(date, last) <= 0) {
    dates.push(date.toString());
    date = date.add({ days: 1 });
  }
  return dates;
}

/** The free times nearest to a wanted one, soonest first among equals. */
export function nearestSlots(slots: readonly Slot[], wanted: number, count: number): Slot[] {
  return slots
    .toSorted((a, b) => Math.abs(a.start - wanted) - Math.abs(b.start - wanted))
    .slice(0, count)
    .toSorted((a, b) => a.start - b.start);
}

import type { MeetingSettings } from '#app/domain/bookings/meeting-settings.ts';
import { weekdays } from '#app/domain/bookings/working-week.ts';
import type { ScheduleBody } from '../agenda-client.ts';

export type Weekday = (typeof weekdays)[number];

/** Hours as typed: `09:00`, or empty. */
export interface TypedHours {
  from: string;
  to: string;
}

export interface TypedDaysOff extends TypedHours {
  reason: string;
}

/** The parts of a schedule that have rows, as typed. */
export interface ScheduleDraft {
  week: Record<Weekday, TypedHours[]>;
  daysOff: TypedDaysOff[];
}

const officeHours = [
  { from: 540, to: 720 },
  { from: 780, to: 1020 },
];

/** A new schedule: office hours, the reader's time zone, and the agency's settings. */
export function newSchedule(
  { office: _, ...agency }: MeetingSettings,
  timeZone: string,
): ScheduleBody {
  const hours = [...officeHours];
  return {
    ...agency,
    timeZone,
    videoUrl: null,
    week: { mon: hours, tue: hours, wed: hours, thu: hours, fri: hours, sat: [], sun: [] },
    daysOff: [],
  };
}

export function draftOf({ week, daysOff }: ScheduleBody): ScheduleDraft {
  const typed = weekdays.map((day) => [
    day,
    week[day].map(({ from, to }) => ({ from: clock(from), to: clock(to) })),
  ]);
  return {
    week: Object.fromEntries(typed) as ScheduleDraft['week'],
    daysOff: daysOff.map(({ from, to, reason = '' }) => ({ from, to, reason })),
  };
}

/** The request body for the typed rows; the server validates it. */
export function rowsOf({ week, daysOff }: ScheduleDraft): Pick<ScheduleBody, 'week' | 'daysOff'> {
  const read = weekdays.map((day) => [
    day,
    // Midnight at the end of a day is typed as 00:00.
    week[day].map(({ from, to }) => ({ from: minuteIn(from), to: minuteIn(to) || 1440 })),
  ]);
  return {
    week: Object.fromEntries(read) as ScheduleBody['week'],
    daysOff: daysOff.map(({ reason, ...days }) => ({ ...days, ...(reason && { reason }) })),
  };
}

/** A time field has no 24:00. */
function clock(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`;
}

/** NaN for an empty field; it is sent as null. */
function minuteIn(text: string): number {
  const [hours = NaN, minutes = NaN] = text.split(':').map(Number);
  return text === '' ? NaN : hours * 60 + minutes;
}

import ical, { type EventInstance, type VFreebusy } from 'node-ical';
import { Temporal } from 'temporal-polyfill';
import { mergeStretches } from '#app/domain/bookings/busy.ts';
import { dayBounds, type Stretch } from '#app/domain/bookings/schedule.ts';
import { isTimeZone } from '#app/domain/bookings/time-zone.ts';

export interface BusyQuestion {
  text: string;
  /** Range in epoch milliseconds; events outside are omitted. */
  from: number;
  to: number;
  /** Time zone of dates, and of times without a zone or with an unknown one. */
  timeZone: string;
  /** Domain of our own meetings' ids, which appear in calendars that include our feed. */
  ownDomain: string;
}

/** The file is not a calendar. */
export class NotACalendarError extends Error {}

/**
 * Busy times of a calendar (RFC 5545), with recurrences. Events that are cancelled or marked as free are omitted.
 *
 * @throws NotACalendarError
 */
export function readBusy({ text, from, to, timeZone, ownDomain }: BusyQuestion): Stretch[] {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) throw new NotACalendarError();
  const components = Object.values(ical.sync.parseICS(text));
  const stretches = components.flatMap((component): Stretch[] => {
    if (component?.type === 'VFREEBUSY') return busyPeriods(component);
    if (component?.type !== 'VEVENT' || isOurs(component, ownDomain)) return [];
    const window = { from: new Date(from), to: new Date(to), expandOngoing: true };
    return ical
      .expandRecurringEvent(component, window)
      .filter(isBusy)
      .map((instance) => stretchOf(instance, timeZone));
  });
  const inside = stretches
    .map(({ start, end }) => ({ start: Math.max(start, from), end: Math.min(end, to) }))
    .filter(({ start, end }) => start < end);
  return mergeStretches(inside);
}

function isOurs({ uid }: { readonly uid: unknown }, domain: string): boolean {
  return typeof uid === 'string' && uid.endsWith(`@${domain}`);
}

function isBusy({ event: { status, transparency } }: EventInstance): boolean {
  return status !== 'CANCELLED' && transparency !== 'TRANSPARENT';
}

function stretchOf({ start, end, isFullDay, event }: EventInstance, timeZone: string): Stretch {
  if (isFullDay) return { start: dayStart(start, timeZone), end: dayStart(end, timeZone) };
  const instant = isKnownZone(event.start.tz) ? (date: Date) => date.getTime() : atZone(timeZone);
  return { start: instant(start), end: instant(end) };
}

/** Whether the library has read a time in the zone it names: an existing zone, or an offset such as `GMT+2`. */
function isKnownZone(zone: string | undefined): boolean {
  if (zone === undefined) return false;
  return /^(?:UTC|GMT)?[+-]\d/.test(zone) || isTimeZone(zone);
}

/** The library returns dates, and times without an existing zone, in the process's own time zone. */
function dayStart(date: Date, timeZone: string): number {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return dayBounds(Temporal.PlainDate.from({ year, month, day }).toString(), timeZone).from;
}

function atZone(timeZone: string): (date: Date) => number {
  return (date) =>
    Temporal.PlainDateTime.from({
      year: date.getFullYear(),
      month: date.getMonth() + 1,
      day: date.getDate(),
      hour: date.getHours(),
      minute: date.getMinutes(),
      second: date.getSeconds(),
    }).toZonedDateTime(timeZone).epochMilliseconds;
}

function busyPeriods({ freebusy = [] }: VFreebusy): Stretch[] {
  return freebusy
    .filter(({ type }) => type !== 'FREE')
    .map(({ start, end }) => ({ start: start.getTime(), end: end.getTime() }))
    .filter(({ start, end }) => start < end);
}

import ical, { type EventInstance, type VFreebusy } from 'node-ical';
import { Temporal } from 'temporal-polyfill';
import { isTimeZone } from '#app/domain/bookings/time-zone.ts';
import { mergeStretches } from '#app/domain/bookings/busy.ts';
import { dayBounds, type Stretch } from '#app/domain/bookings/schedule.ts';

export interface BusyQuestion {
  text: string;
  /** Epoch milliseconds; what lies outside is left out. */
  from: number;
  to: number;
  /** Zone of days, and of times that name none or one that does not exist. */
  timeZone: string;
  /** Domain of our own meetings' ids: they come back from calendars that show our feed. */
  ownDomain: string;
}

/** The file is no calendar. */
export class NotACalendarError extends Error {}

/**
 * Busy times of a calendar (RFC 5545), recurrences included. What is cancelled or marked as free is left out.
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

/** Whether the library has read a time in the zone that it names: one that exists, or an offset such as `GMT+2`. */
function isKnownZone(zone: string | undefined): boolean {
  if (zone === undefined) return false;
  return /^(?:UTC|GMT)?[+-]\d/.test(zone) || isTimeZone(zone);
}

/** The library gives dates, and times without a zone that exists, in that of this process. */
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

import type { Host } from '#app/data/bookings/hosts.server.ts';
import type { Database } from '#app/data/engine/database.server.ts';
import { readInstant } from '#app/domain/bookings/booking-request.ts';
import type { Booking } from '#app/domain/bookings/booking.ts';
import { clockAt } from '#app/domain/bookings/clock.ts';
import type { MeetingPlaces } from '#app/domain/bookings/meeting-settings.ts';
import type { BookingChoice, MonthView, TimeView } from '#app/domain/bookings/month-view.ts';
import { boundsOf, isMonth, monthAfter, weeksOf } from '#app/domain/bookings/month.ts';
import { channelsOffered, kindsOffered } from '#app/domain/bookings/offer.ts';
import { dateIn } from '#app/domain/bookings/schedule.ts';
import type { Slot } from '#app/domain/bookings/slots.ts';
import { isTimeZone } from '#app/domain/bookings/time-zone.ts';
import { day as dayLength } from '#app/domain/durations.ts';
import { firstWeekday } from '#app/i18n/first-weekday.ts';
import { formatZonedDateTime } from '#app/i18n/format-zoned-date-time.ts';
import { asWritten } from '#app/i18n/format.ts';
import { locales, type Language } from '#app/i18n/languages.ts';
import { zoneName } from '#app/i18n/zone-name.ts';
import { findOfferedSlots, readReachableHosts } from './free-slots.server.ts';
import { zonesWith } from './time-zones.ts';

interface MonthRequest {
  language: Language;
  places: MeetingPlaces;
  /** The booking about to be moved: its kind and channel stay the same, and its day is shown first. */
  keeps?: Pick<Booking, 'kind' | 'channel' | 'start'>;
  /** The time that the visitor just tried to book: its form stays, with what was typed. */
  tried?: number | null;
  /** Epoch milliseconds. */
  now: number;
}

/** Parses the choice in an address; missing or invalid values get their defaults. */
function readChoice(
  query: URLSearchParams,
  hosts: readonly Host[],
  { keeps, places, now }: Omit<MonthRequest, 'language'>,
): BookingChoice {
  const zone = query.get('zone') ?? '';
  const timeZone = isTimeZone(zone) ? zone : places.timeZone;
  const member = query.get('member') ?? '';
  const start = readInstant(query.get('start') ?? '');
  const shown = start ?? (query.has('day') || query.has('month') ? null : keeps?.start);
  const day = shown == null ? (query.get('day') ?? '') : dateIn(timeZone, shown);
  const month = day.slice(0, 7) || (query.get('month') ?? '');
  const host = hosts.find(({ id, memberId }) => id === member || memberId === member);
  const kinds = kindsOffered(host ? [host] : hosts);
  return {
    kind: keeps?.kind ?? kinds.find((each) => each === query.get('kind')) ?? kinds[0] ?? '15',
    member: host?.id ?? '',
    timeZone,
    month: isMonth(month) ? month : dateIn(timeZone, now).slice(0, 7),
    day,
    start,
  };
}

/** Parameters that ask for a month; without them, the view opens at the next month once nothing is free in this one. */
const monthParameters = ['month', 'day', 'start'] as const;

/**
 * The month being viewed, with the times of the chosen day; without any, those of the next day that has some, or else of
 * the month's first.
 */
export async function monthView(
  database: Database,
  query: URLSearchParams,
  request: MonthRequest,
): Promise<MonthView> {
  const { language, places, now } = request;
  const { videoUrl } = places;
  const hosts = await readReachableHosts(database.db, videoUrl);
  const choice = readChoice(query, hosts, request);
  const { kind, member, timeZone, month, start } = choice;
  // A meeting that its own person no longer takes keeps its channel.
  const channel = member ? undefined : request.keeps?.channel;
  const wanted = { kind, channel, member: member || null, videoUrl, now };
  const slots = await findOfferedSlots(database, { ...wanted, ...boundsOf(month, timeZone) });
  if (slots.length === 0 && hosts.length > 0 && !monthParameters.some((name) => query.get(name))) {
    const next = new URLSearchParams(query);
    next.set('month', monthAfter(month, 1));
    return monthView(database, next, request);
  }
  const byDay = Map.groupBy(new Set(slots.map((slot) => slot.start)), (each) =>
    dateIn(timeZone, each),
  );
  const days = [...byDay.keys()].toSorted();
  const day = days.find((each) => each >= choice.day) ?? days[0] ?? '';
  const words = wordsIn(language, timeZone);
  const isFree = start !== null && (byDay.get(choice.day)?.includes(start) ?? false);
  const isChosen = start !== null && (isFree || start === request.tried);
  const current = dateIn(timeZone, now).slice(0, 7);
  const isShown = hosts.length > 0 && !isChosen;
  const offering = member ? hosts.filter(({ id }) => id === member) : hosts;
  return {
    choice: { kind, member, timeZone, month, day },
    hosts: hosts.map(({ id, name }) => ({ id, name })),
    kinds: kindsOffered(offering),
    zones: isShown ? zonesWith([places.timeZone, timeZone], language, now) : [],
    zoneName: zoneName(language, timeZone, now),
    officeNow: isSameTime(timeZone, places.timeZone, now)
      ? ''
      : wordsIn(language, places.timeZone).time(now),
    title: words.month(month),
    previous: month > current ? monthAfter(month, -1) : null,
    next: month < monthAfter(current, 2) ? monthAfter(month, 1) : null,
    ...(isShown ? daysIn(language, choice, byDay) : { weekdays: [], days: [], firstColumn: 0 }),
    day:
      day && isShown
        ? { label: words.date(day), times: timesOf(byDay.get(day) ?? [], choice, request) }
        : null,
    chosen: isChosen
      ? {
          start: new Date(start).toISOString(),
          label: formatZonedDateTime(language, start, { timeZone }),
          channels: channelsOffered(isFree ? freeAt(start, slots, hosts) : offering, videoUrl),
        }
      : null,
  };
}

/** The days of a month, with their counts of free times. */
function daysIn(
  language: Language,
  { month, timeZone }: BookingChoice,
  byDay: ReadonlyMap<string, readonly number[]>,
): Pick<MonthView, 'weekdays' | 'days' | 'firstColumn'> {
  const words = wordsIn(language, timeZone);
  const cells = weeksOf(month, firstWeekday(language)).flat();
  return {
    weekdays: weekdayNames(language),
    days: cells
      .filter((date) => date !== null)
      .map((date) => ({ label: words.date(date), free: byDay.get(date)?.length ?? 0 })),
    firstColumn: cells.findIndex((date) => date !== null),
  };
}

function freeAt(start: number, slots: readonly Slot[], hosts: readonly Host[]): Host[] {
  const free = new Set(slots.filter((slot) => slot.start === start).map(({ member }) => member));
  return hosts.filter(({ id }) => free.has(id));
}

/** Whether two time zones show the same clock time. */
function isSameTime(one: string, other: string, instant: number): boolean {
  if (one === other) return true;
  const [a, b] = [clockAt(instant, one), clockAt(instant, other)];
  return a.minute === b.minute && a.date === b.date;
}

function timesOf(
  starts: readonly number[],
  { timeZone }: BookingChoice,
  { language, places }: Pick<MonthRequest, 'language' | 'places'>,
): TimeView[] {
  const { time } = wordsIn(language, timeZone);
  const office = wordsIn(language, places.timeZone);
  return starts.map((start) => {
    const officeLabel = isSameTime(timeZone, places.timeZone, start) ? '' : office.time(start);
    return { start: new Date(start).toISOString(), label: time(start), office: officeLabel };
  });
}

function wordsIn(language: Language, timeZone: string) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locales[language], { timeZone, ...options });
    return (instant: number) => asWritten(language, formatter.format(instant));
  };
  const utc = (options: Intl.DateTimeFormatOptions) => format({ ...options, timeZone: 'UTC' });
  const [ofMonth, ofDate] = [
    utc({ month: 'long', year: 'numeric' }),
    utc({ weekday: 'long', day: 'numeric', month: 'long' }),
  ];
  return {
    month: (month: string) => ofMonth(Date.parse(`${month}-01T00:00:00Z`)),
    date: (date: string) => ofDate(Date.parse(`${date}T00:00:00Z`)),
    time: format({ hour: 'numeric', minute: '2-digit' }),
  };
}

function weekdayNames(language: Language): { short: string; long: string }[] {
  // The first day of a month that starts on that weekday: 1 June 2026 is a Monday, 1 February 2026 a Sunday.
  const first = firstWeekday(language) === 1 ? Date.UTC(2026, 5, 1) : Date.UTC(2026, 1, 1);
  const name = (style: 'short' | 'long') =>
    new Intl.DateTimeFormat(locales[language], { weekday: style, timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, index) => {
    const day = first + index * dayLength;
    return { short: name('short').format(day), long: name('long').format(day) };
  });
}

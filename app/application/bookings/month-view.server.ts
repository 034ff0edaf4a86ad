import { company } from '#app/content/company/facts.ts';
import { readHosts } from '#app/data/bookings/hosts.server.ts';
import type { Database } from '#app/data/engine/database.server.ts';
import { bookingKinds } from '#app/domain/bookings/booking.ts';
import { readInstant } from '#app/domain/bookings/booking-request.ts';
import { boundsOf, isMonth, monthAfter, weeksOf } from '#app/domain/bookings/month.ts';
import { dateIn } from '#app/domain/bookings/schedule.ts';
import { isTimeZone } from '#app/domain/bookings/time-zone.ts';
import type { BookingChoice, MonthView, TimeView } from '#app/domain/bookings/month-view.ts';
import { asWritten } from '#app/i18n/format.ts';
import { defaultLanguage, locales, type Language } from '#app/i18n/languages.ts';
import { findFreeSlots } from './free-slots.server.ts';

/** The office's zone, in which times are shown beside the visitor's. */
export const officeZone = 'America/Toronto';

/** Zones to choose from without scripts; with them the browser's own is added. */
const commonZones = [
  'America/Halifax',
  'America/Toronto',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Mexico_City',
  'America/Bogota',
  'Europe/London',
  'Europe/Lisbon',
  'Europe/Paris',
  'Pacific/Auckland',
];

/** ECMA-402, whose types TypeScript does not have yet. */
type WeekLocale = Intl.Locale & { getWeekInfo(): { firstDay: number } };

/** ISO weekday that weeks begin with where a language is read. */
function firstDayIn(language: Language): number {
  return (new Intl.Locale(locales[language]) as WeekLocale).getWeekInfo().firstDay;
}

/** Reads the choice in an address; whatever it does not say, or says wrongly, has its first value. */
function readChoice(
  query: URLSearchParams,
  hosts: readonly { id: string; memberId: string | null }[],
  now: number,
): BookingChoice {
  const zone = query.get('zone') ?? '';
  const timeZone = isTimeZone(zone) ? zone : officeZone;
  const member = query.get('member') ?? '';
  const start = readInstant(query.get('start') ?? '');
  const day = start === null ? (query.get('day') ?? '') : dateIn(timeZone, start);
  const month = day.slice(0, 7) || (query.get('month') ?? '');
  return {
    kind: bookingKinds.find((each) => each === query.get('kind')) ?? '15',
    member: hosts.find(({ id, memberId }) => id === member || memberId === member)?.id ?? '',
    timeZone,
    month: isMonth(month) ? month : dateIn(timeZone, now).slice(0, 7),
    day,
    start,
  };
}

/** The month that a visitor looks at, with the times of the chosen day, else of the first free one. */
export async function monthView(
  database: Database,
  query: URLSearchParams,
  { language, now }: { language: Language; now: number },
): Promise<MonthView> {
  const hosts = await readHosts(database.db);
  const choice = readChoice(query, hosts, now);
  const { kind, member, timeZone, month, start } = choice;
  const asked = { kind, member: member || null, now };
  const slots = await findFreeSlots(database, { ...asked, ...boundsOf(month, timeZone) });
  const byDay = Map.groupBy(new Set(slots.map((slot) => slot.start)), (each) =>
    dateIn(timeZone, each),
  );
  const day = byDay.has(choice.day) ? choice.day : ([...byDay.keys()].toSorted()[0] ?? '');
  const words = wordsIn(language, timeZone);
  const isChosen = start !== null && byDay.get(choice.day)?.includes(start);
  const current = dateIn(timeZone, now).slice(0, 7);
  return {
    choice: { kind, member, timeZone, month, day },
    hosts: hosts.map(({ id, name }) => ({ id, name })),
    zones: zonesWith(timeZone, language, now),
    zoneName: zoneName(timeZone, language, now),
    officeNow: isOfficeTime(timeZone, now) ? '' : wordsIn(language, officeZone).time(now),
    title: words.month(month),
    previous: month > current ? monthAfter(month, -1) : null,
    next: month < monthAfter(current, 2) ? monthAfter(month, 1) : null,
    weekdays: weekdayNames(language),
    weeks: weeksOf(month, firstDayIn(language)).map((week) =>
      week.map((date) =>
        date === null
          ? null
          : {
              date,
              day: Number(date.slice(8)),
              label: words.date(date),
              free: byDay.get(date)?.length ?? 0,
            },
      ),
    ),
    day: day
      ? { label: words.date(day), times: timesOf(byDay.get(day) ?? [], choice, language) }
      : null,
    chosen: isChosen ? { start: new Date(start).toISOString(), label: words.moment(start) } : null,
  };
}

/** Whether a zone's clocks show what the office's show. */
function isOfficeTime(timeZone: string, instant: number): boolean {
  const { time } = wordsIn(defaultLanguage, timeZone);
  const office = wordsIn(defaultLanguage, officeZone);
  return (
    time(instant) === office.time(instant) &&
    dateIn(timeZone, instant) === dateIn(officeZone, instant)
  );
}

function timesOf(
  starts: readonly number[],
  { timeZone }: BookingChoice,
  language: Language,
): TimeView[] {
  const { time } = wordsIn(language, timeZone);
  const office = wordsIn(language, officeZone);
  return starts.map((start) => {
    const officeLabel = isOfficeTime(timeZone, start) ? '' : office.time(start);
    return { start: new Date(start).toISOString(), label: time(start), office: officeLabel };
  });
}

/** A moment with its day and zone, such as "mardi 1 décembre 2026 à 9 h, heure de l’Est". */
export function momentIn(language: Language, timeZone: string, instant: number): string {
  return wordsIn(language, timeZone).moment(instant);
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
    moment: format({
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'longGeneric',
    }),
  };
}

function weekdayNames(language: Language): { short: string; long: string }[] {
  // The first of a month that begins with that weekday: 1 June 2026 is a Monday, 1 February 2026 a Sunday.
  const first = firstDayIn(language) === 1 ? Date.UTC(2026, 5, 1) : Date.UTC(2026, 1, 1);
  const name = (style: 'short' | 'long') =>
    new Intl.DateTimeFormat(locales[language], { weekday: style, timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, index) => {
    const day = first + index * 86_400_000;
    return { short: name('short').format(day), long: name('long').format(day) };
  });
}

/** The zone's name at a moment: some have had others. */
function zoneName(timeZone: string, language: Language, now: number): string {
  const parts = new Intl.DateTimeFormat(locales[language], {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts(now);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

function zonesWith(
  timeZone: string,
  language: Language,
  now: number,
): { id: string; name: string }[] {
  const ids = commonZones.includes(timeZone) ? commonZones : [timeZone, ...commonZones];
  return ids.map((id) => {
    const city = id === officeZone ? company.offices.montreal.locality : cityOf(id);
    return { id, name: `${city} (${zoneName(id, language, now)})` };
  });
}

import type { BookingKind } from '#app/domain/bookings/booking.ts';
import { daysAfter } from '#app/domain/crm/records/days.ts';
import type { Day } from '#app/domain/crm/records/field.ts';
import { minute } from '#app/domain/durations.ts';
import { firstWeekday } from '#app/i18n/first-weekday.ts';
import { formatZonedDateTime } from '#app/i18n/format-zoned-date-time.ts';
import { asWritten, formatNumber } from '#app/i18n/format.ts';
import { locales, type Language } from '#app/i18n/languages.ts';

/** The first day of a date's week in the language's convention. */
export function weekOf(date: Day, language: Language): Day {
  const weekday = new Date(`${date}T00:00Z`).getUTCDay();
  return daysAfter(date, -((weekday - firstWeekday(language) + 7) % 7));
}

/** Formats dates and times of day that are already in the reader's time zone. */
export function clockWords(language: Language) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', ...options });
    return (instant: number) => asWritten(language, formatter.format(instant));
  };
  const [weekday, long, dayOfMonth] = [
    format({ weekday: 'short' }),
    format({ weekday: 'long', day: 'numeric', month: 'long' }),
    format({ day: 'numeric' }),
  ];
  const range = new Intl.DateTimeFormat(locales[language], {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const at = (date: Day) => Date.parse(`${date}T00:00Z`);
  const time = format({ hour: 'numeric', minute: '2-digit' });
  return {
    weekday: (date: Day) => weekday(at(date)),
    dayOfMonth: (date: Day) => dayOfMonth(at(date)),
    date: (date: Day) => long(at(date)),
    range: (from: Day, to: Day) => asWritten(language, range.formatRange(at(from), at(to))),
    /** @param minutes after midnight */
    time: (minutes: number) => time(minutes * minute),
  };
}

/** Names of the weekdays, from Monday. */
export function weekdayNames(language: Language): string[] {
  const format = new Intl.DateTimeFormat(locales[language], { weekday: 'long', timeZone: 'UTC' });
  // 1 June 2026 is a Monday.
  return Array.from({ length: 7 }, (_, index) => format.format(Date.UTC(2026, 5, 1 + index)));
}

/** Length of a meeting as text. */
export function lengthIn(language: Language, kind: BookingKind): string {
  return formatNumber(language, Number(kind), { style: 'unit', unit: 'minute' });
}

/** A date-time in a time zone, with the zone's name. */
export function meetingMoment(language: Language, timeZone: string, moment: string): string {
  return formatZonedDateTime(language, moment, { timeZone, year: undefined, timeZoneName: 'long' });
}

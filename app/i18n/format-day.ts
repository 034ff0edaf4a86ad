import { agencyTimeZone } from '#app/domain/time-zone.ts';
import { asWritten } from './format.ts';
import { locales, type Language } from './languages.ts';

/** A UTC day as text, from ISO 8601 or epoch milliseconds; independent of the visitor's time zone. */
export function formatDay(language: Language, day: number | string): string {
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' });
  return asWritten(language, format.format(new Date(day)));
}

/** A date-time, in epoch milliseconds, in the agency's time zone. */
export function formatAgencyTime(language: Language, moment: number): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: agencyTimeZone,
  });
  return asWritten(language, format.format(moment));
}

import { asWritten } from './format.ts';
import { locales, type Language } from './languages.ts';

/** A day, as ISO 8601 or epoch milliseconds of a moment in it in UTC, in words: the same wherever the visitor is. */
export function formatDay(language: Language, day: number | string): string {
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' });
  return asWritten(language, format.format(new Date(day)));
}

import { asWritten } from './format.ts';
import { locales, type Language } from './languages.ts';

/** A moment, in epoch milliseconds, in Montréal's time zone. */
export function formatMontreal(language: Language, moment: number): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/Toronto',
  });
  return asWritten(language, format.format(moment));
}

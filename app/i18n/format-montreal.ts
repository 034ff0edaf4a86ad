import { asWritten } from './format.ts';
import { locales, type Language } from './languages.ts';

/** A moment, in epoch milliseconds, as the clock in the office shows it, wherever the visitor is. */
export function formatMontreal(language: Language, moment: number): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'America/Toronto',
  });
  return asWritten(language, format.format(moment));
}

import { asWritten } from './format.ts';
import { locales, type Language } from './languages.ts';
import { withEast } from './zone-name.ts';

/** The time zone of the IANA database, and parts that are written in another way or, as `undefined`, not at all. */
type Options = Intl.DateTimeFormatOptions & { readonly timeZone: string };

/**
 * A moment on the clocks of a time zone, with the zone's name: “mardi 1er décembre 2026 à 9 h 00, heure de l’Est”.
 *
 * @param moment in epoch milliseconds or ISO 8601
 */
export function formatZonedDateTime(
  language: Language,
  moment: number | string,
  options: Options,
): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'longGeneric',
    ...options,
  });
  const text = asWritten(language, format.format(new Date(moment)));
  // French and Spanish set a zone's name off, which Intl does not.
  return withEast(text.replace(/ (?=(?:heure|hora) )/, ', '));
}

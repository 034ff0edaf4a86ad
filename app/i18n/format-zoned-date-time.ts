import { asWritten } from './format.ts';
import { locales, type Language } from './languages.ts';
import { withEast } from './zone-name.ts';

/** The IANA time zone, and the parts that are formatted differently or, if `undefined`, omitted. */
type Options = Intl.DateTimeFormatOptions & { readonly timeZone: string };

/**
 * A date-time in a time zone, with the zone's name: “mardi 1er décembre 2026 à 9 h 00, heure de l’Est”.
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
  // French and Spanish set off a zone's name, which Intl does not.
  return withEast(text.replace(/ (?=(?:heure|hora) )/, ', '));
}

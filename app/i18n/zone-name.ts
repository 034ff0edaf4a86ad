import { locales, type Language } from './languages.ts';

/** Names of zones for which Intl has a place but no phrase: « heure : Royaume-Uni ». */
const ownNames: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  fr: { 'Europe/London': 'heure du Royaume-Uni' },
  es: { 'Europe/London': 'hora del Reino Unido' },
};

/** The reader's zone (IANA). */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Latin American Spanish calls Eastern Time “hora del Este”; Intl has “hora oriental”. */
export const withEast = (text: string) =>
  text.replace(/\b(hora(?: estándar| de verano)?) oriental/, '$1 del Este');

/**
 * Name of a time zone at a given time: some zones had other names in the past.
 *
 * @param moment epoch milliseconds; now when left out
 */
export function zoneName(language: Language, timeZone: string, moment?: number): string {
  const own = ownNames[language]?.[timeZone];
  if (own) return own;
  const parts = new Intl.DateTimeFormat(locales[language], {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts(moment);
  return withEast(parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone);
}

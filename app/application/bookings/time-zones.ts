import { headOffice } from '#app/content/company/facts.ts';
import { agencyTimeZone } from '#app/domain/time-zone.ts';
import { locales, type Language } from '#app/i18n/languages.ts';

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

/** The zone's name at a moment: some have had others. */
export function zoneName(timeZone: string, language: Language, now: number): string {
  const parts = new Intl.DateTimeFormat(locales[language], {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts(now);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** @param own zones that are listed first where they are none of the common ones */
export function zonesWith(
  own: readonly string[],
  language: Language,
  now: number,
): { id: string; name: string }[] {
  return [...new Set([...own.filter((id) => !commonZones.includes(id)), ...commonZones])].map(
    (id) => {
      const city = id === agencyTimeZone ? headOffice.locality : cityOf(id);
      return { id, name: `${city} (${zoneName(id, language, now)})` };
    },
  );
}

function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

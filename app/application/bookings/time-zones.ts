import { headOffice } from '#app/content/company/facts.ts';
import { agencyTimeZone } from '#app/domain/time-zone.ts';
import type { Language } from '#app/i18n/languages.ts';
import { zoneName } from '#app/i18n/zone-name.ts';

/** Time zones to choose from without scripts; with scripts, the browser's own is added. */
const commonZones = [
  'America/Halifax',
  'America/Toronto',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Vancouver',
  'America/Mexico_City',
  'America/Bogota',
  'Europe/London',
  'Europe/Lisbon',
  'Europe/Paris',
  'Pacific/Auckland',
];

/** Cities whose name in a language differs from the time zone database. */
const cities: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  fr: {
    'America/Mexico_City': 'Mexico',
    'America/Bogota': 'Bogotá',
    'Europe/London': 'Londres',
    'Europe/Lisbon': 'Lisbonne',
  },
  en: { 'America/Bogota': 'Bogotá' },
  es: {
    'America/Los_Angeles': 'Los Ángeles',
    'America/Mexico_City': 'Ciudad de México',
    'America/Bogota': 'Bogotá',
    'Europe/London': 'Londres',
    'Europe/Lisbon': 'Lisboa',
    'Europe/Paris': 'París',
  },
};

/** @param own zones listed first if they are not among the common ones */
export function zonesWith(
  own: readonly string[],
  language: Language,
  now: number,
): { id: string; name: string }[] {
  return [...new Set([...own.filter((id) => !commonZones.includes(id)), ...commonZones])].map(
    (id) => {
      const city = id === agencyTimeZone ? headOffice.locality : cityOf(id, language);
      // « heure du Pacifique (États-Unis) »: the city tells which one.
      const zone = zoneName(language, id, now).replace(/\s*\([^)]*\)/, '');
      return { id, name: `${city} (${zone})` };
    },
  );
}

function cityOf(zone: string, language: Language): string {
  return cities[language]?.[zone] ?? (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

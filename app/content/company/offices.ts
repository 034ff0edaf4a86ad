import type { Language } from '#app/i18n/languages.ts';
import { contentOf } from '../content.ts';
import { company, officeIds, type Office, type OfficeFacts } from './facts.ts';

/** An office, with its town and the two lines of its address as a language writes them. */
export function officeIn(language: Language, id: Office) {
  const office: OfficeFacts = company.offices[id];
  const { street, city, note } = contentOf(language).company.offices[id];
  return { ...office, city, note, street, town: townLine(office, language) };
}

/** The second line of an address. */
export function townLine(
  { locality, region, postalCode }: OfficeFacts,
  language: Language,
): string {
  // Countries without regions in their addresses put the postal code first.
  if (region === null) return `${postalCode} ${locality}`;
  return language === 'fr'
    ? `${locality} (${region}) ${postalCode}`
    : `${locality}, ${region} ${postalCode}`;
}

/** All offices, as a language writes them. */
export function officesIn(language: Language) {
  return officeIds.map((id) => officeIn(language, id));
}

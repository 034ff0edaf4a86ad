import type { Language } from '#app/i18n/languages.ts';
import { contentOf } from '../content.ts';
import { company, type Office } from './facts.ts';

/** An office, with the two lines of its address as a language writes them. */
export function officeIn(language: Language, id: Office) {
  const office = company.offices[id];
  const { locality, region, postalCode } = office;
  const { street } = contentOf(language).company.offices[id];
  const town =
    language === 'fr'
      ? `${locality} (${region}) ${postalCode}`
      : `${locality}, ${region} ${postalCode}`;
  return { ...office, street, town };
}

/** All offices, as a language writes them. */
export function officesIn(language: Language) {
  return {
    montreal: officeIn(language, 'montreal'),
    newYork: officeIn(language, 'newYork'),
    delaware: officeIn(language, 'delaware'),
  };
}

import { company, officeIds } from '#app/content/company/facts.ts';
import { officeIn } from '#app/content/company/offices.ts';
import { contentOf } from '#app/content/content.ts';
import type { Language } from '#app/i18n/languages.ts';
import { officesMap } from './offices-map.ts';

/** Contact details of the agency: addresses, phone numbers, hours, and its offices on a map. */
export function contactDetails(language: Language) {
  const { hours } = contentOf(language).company;
  return {
    map: officesMap(),
    email: company.email,
    phone: company.phone,
    phoneDisplay: company.phoneDisplay,
    hours,
    offices: officeIds.map((id) => {
      const { city, note, street, town, lat, lng } = officeIn(language, id);
      return { id, name: city, note, lines: [street, town], lat, lng };
    }),
  };
}

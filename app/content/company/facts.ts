import type { Language } from '#app/i18n/languages.ts';

/**
 * Iluma's contact details, people and offices. All are fictitious, as the specification withholds the real ones, and
 * stand only here. Domains end in `.example` and the phone number lies in the range reserved for fiction.
 */
export const company = {
  name: 'Iluma',
  legalName: 'Iluma Visibilité inc.',
  email: 'bonjour@iluma.example',
  privacyEmail: 'vieprivee@iluma.example',
  /** E.164, for `tel:` links and structured data. */
  phone: '+15145550142',
  phoneDisplay: '514 555-0142',
  executives: {
    ceo: 'Mathilde Arsenault',
    coo: 'Nolan Whitfield',
  },
  offices: {
    montreal: {
      street: {
        fr: '4120, rue du Méridien, bureau 300',
        en: '4120 rue du Méridien, Suite 300',
        es: '4120 rue du Méridien, oficina 300',
      },
      locality: 'Montréal',
      region: 'QC',
      postalCode: 'H2X 0A1',
      country: 'CA',
      lat: 45.5088,
      lng: -73.5712,
    },
    newYork: {
      street: inEveryLanguage('88 Halyard Street, Suite 12'),
      locality: 'New York',
      region: 'NY',
      postalCode: '10013',
      country: 'US',
      lat: 40.7197,
      lng: -74.0048,
    },
    delaware: {
      street: inEveryLanguage('250 Lantern Row'),
      locality: 'Wilmington',
      region: 'DE',
      postalCode: '19801',
      country: 'US',
      lat: 39.7391,
      lng: -75.5398,
    },
  },
  /** Hours of the premises, in structured data only, and those at which the team answers, as the copy says. */
  structuredHours: { opens: '09:00', closes: '17:00' },
  contactHours: { opens: '09:00', closes: '18:00' },
  /** The published credentials of the demo CRM, checked in the browser only. */
  crmDemo: { email: 'demo@iluma.example', password: 'constellation' },
  rating: { value: 4.9, count: 47, source: 'A §1, FACT-12' },
} as const;

export type Office = keyof typeof company.offices;

/** The head office; the legal pages and the structured data take the first. */
export const headOffice = company.offices.montreal;

/** An office, the two lines of its address as they are written in a language. */
export function officeIn(language: Language, id: Office) {
  const { street, ...office } = company.offices[id];
  const { locality, region, postalCode } = office;
  const town =
    language === 'fr'
      ? `${locality} (${region}) ${postalCode}`
      : `${locality}, ${region} ${postalCode}`;
  return { ...office, street: street[language], town };
}

/** All offices, as a language writes them. */
export function officesIn(language: Language) {
  return {
    montreal: officeIn(language, 'montreal'),
    newYork: officeIn(language, 'newYork'),
    delaware: officeIn(language, 'delaware'),
  };
}

function inEveryLanguage(street: string): Record<Language, string> {
  return { fr: street, en: street, es: street };
}

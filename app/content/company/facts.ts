import { agencyName } from '#app/domain/agency-name.ts';

export interface OfficeFacts {
  locality: string;
  /** Code of the state or province; null where addresses have none. */
  region: string | null;
  postalCode: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  lat: number;
  lng: number;
}

/**
 * Iluma's contact details, people and offices. All are fictitious, as the specification withholds the real ones, and
 * stand only here. Domains end in `.example` and the phone number lies in the range reserved for fiction.
 */
export const company = {
  name: agencyName,
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
  /** The head office first. */
  offices: {
    montreal: {
      locality: 'Montréal',
      region: 'QC',
      postalCode: 'H2X 0A1',
      country: 'CA',
      lat: 45.5088,
      lng: -73.5712,
    },
    newYork: {
      locality: 'New York',
      region: 'NY',
      postalCode: '10013',
      country: 'US',
      lat: 40.7197,
      lng: -74.0048,
    },
    delaware: {
      locality: 'Wilmington',
      region: 'DE',
      postalCode: '19801',
      country: 'US',
      lat: 39.7391,
      lng: -75.5398,
    },
  } satisfies Record<string, OfficeFacts>,
  /** Hours of the premises, in structured data only, and those at which the team answers, as the copy says. */
  structuredHours: { opens: '09:00', closes: '17:00' },
  contactHours: { opens: '09:00', closes: '18:00' },
  /** The published credentials of the demo CRM, checked in the browser only. */
  crmDemo: { email: 'demo@iluma.example', password: 'constellation' },
  rating: { value: 4.9, count: 47, source: 'A §1, FACT-12' },
} as const;

export type Office = keyof typeof company.offices;

export const officeIds = Object.keys(company.offices) as [Office, ...Office[]];

export const headOffice: OfficeFacts = company.offices[officeIds[0]];

/** The map of all offices: kilometres from its centre to each side, and towns by which readers find their way. */
export const officesView = {
  half: 420,
  landmarks: [
    { name: 'Toronto', lat: 43.65, lng: -79.38 },
    { name: 'Boston', lat: 42.36, lng: -71.06 },
    { name: 'Québec', lat: 46.81, lng: -71.21 },
    { name: 'Ottawa', lat: 45.42, lng: -75.7 },
    { name: 'Washington', lat: 38.9, lng: -77.04 },
    { name: 'Buffalo', lat: 42.89, lng: -78.88 },
    { name: 'Albany', lat: 42.65, lng: -73.76 },
  ],
} as const;

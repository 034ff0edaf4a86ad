import type { CountryCode } from 'libphonenumber-js/min';

/** Countries that an agency may select: those in which the site's languages are spoken. ISO 3166-1 alpha-2. */
export const telephoneCountries = [
  'CA',
  'US',
  'FR',
  'BE',
  'CH',
  'LU',
  'ES',
  'MX',
  'AR',
  'CL',
  'CO',
  'CR',
  'DO',
  'EC',
  'PA',
  'PE',
  'UY',
  'GB',
  'IE',
  'AU',
  'NZ',
  'CI',
  'DZ',
  'MA',
  'SN',
  'TN',
] as const satisfies readonly CountryCode[];

export type TelephoneCountry = (typeof telephoneCountries)[number];

/** Montréal's. */
export const defaultCountry: TelephoneCountry = 'CA';

let country: TelephoneCountry = defaultCountry;

/** The country whose numbers are written without a calling code; a setting that applies to the whole site. */
export function agencyCountry(): TelephoneCountry {
  return country;
}

/** For the whole process: a server calls it when the settings change, a page after loading in the browser. */
export function setAgencyCountry(next: TelephoneCountry): void {
  country = next;
}

import { isSupportedCountry, type CountryCode } from 'libphonenumber-js/max';
import { parse } from 'tldts';

/** Where telephone numbers without a prefix are taken to be from: the country of the domain, else the agency's. */
export function countryOf(address: string): CountryCode {
  const code = parse(address).publicSuffix?.split('.').at(-1)?.toUpperCase() ?? '';
  const country = code === 'UK' ? 'GB' : code;
  return isSupportedCountry(country) ? country : 'CA';
}

import { isSupportedCountry, type CountryCode } from 'libphonenumber-js/max';
import { parse } from 'tldts';

/** Default country of phone numbers without a prefix: the domain's country, otherwise the agency's. */
export function countryOf(address: string): CountryCode {
  const code = parse(address).publicSuffix?.split('.').at(-1)?.toUpperCase() ?? '';
  const country = code === 'UK' ? 'GB' : code;
  return isSupportedCountry(country) ? country : 'CA';
}

import { getCountries, type CountryCode } from 'libphonenumber-js/min';
import { languages } from '#app/domain/languages.ts';
import { normalizeForSearch } from '#app/domain/search/normalize.ts';

/** Country names used in addresses besides the official ones. */
const shortNames = { usa: 'US', 'u.s.a.': 'US', uk: 'GB', england: 'GB' } as const;

let countries: ReadonlyMap<string, CountryCode> | null = null;

/** Countries by their names in the site's languages. */
function countryNames(): ReadonlyMap<string, CountryCode> {
  countries ??= new Map([
    ...languages.flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
      return getCountries().map(
        (code) => [normalizeForSearch(names.of(code) ?? code), code] as const,
      );
    }),
    ...Object.entries(shortNames),
  ]);
  return countries;
}

/**
 * The country at the end of an address, as ISO 3166-1 alpha-2; null if there is none. Codes are not parsed: `CA` is
 * both California and Canada.
 */
export function countryOfAddress(address: string): CountryCode | null {
  const last = address.slice(address.lastIndexOf(',') + 1).trim();
  return last === '' ? null : (countryNames().get(normalizeForSearch(last)) ?? null);
}

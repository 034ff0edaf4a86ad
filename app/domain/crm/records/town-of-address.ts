import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import { countryOfAddress } from '#app/domain/telephone/country-of-address.ts';

/** Canadian, British and American or European postal codes. */
const postalCode =
  /\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b|\b[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}\b|\b\d{5}(?:-\d{4})?\b/gi;

/** Code of a province or state, at the end of a part: `QC`, `(QC)`. */
const regionCode = /(?:^|\s)\(?[A-Z]{2,3}\)?$/;

/** Canadian provinces and territories. Québec may also be the city, if no other town is given. */
const provinces: ReadonlySet<string> = new Set([
  'quebec',
  'ontario',
  'manitoba',
  'saskatchewan',
  'alberta',
  'yukon',
  'nunavut',
  'british columbia',
  'colombie-britannique',
  'new brunswick',
  'nouveau-brunswick',
  'nova scotia',
  'nouvelle-ecosse',
  'prince edward island',
  'ile-du-prince-edouard',
  'newfoundland and labrador',
  'terre-neuve-et-labrador',
  'northwest territories',
  'territoires du nord-ouest',
]);

const isProvince = (part: string) => provinces.has(normalizeForSearch(part));

/** Province in brackets after the town: `Montréal (Québec)`. */
const provinceBeside = /\s*\(([^)]*)\)$/;

/** First words of streets in French and Spanish, last words in English. */
const street =
  /^(?:rue|avenue|av|ave|boul|boulevard|bd|chemin|ch|place|quai|route|rang|montée|allée|impasse|cours|calle|carrer|avenida|paseo|plaza|camino)[.]?\s|\s(?:street|st|road|rd|avenue|ave|drive|dr|lane|way|boulevard|blvd)[.]?$/i;

/** Unit within a building. */
const unit = /^(?:#|(?:app|apt|appartement|bureau|suite|unit|unité|local|porte|étage|piso)\b)/iu;

/**
 * The town in a client's address, as entered in comma-separated parts: the last part that is not a street, postal code,
 * province or country. Empty if there is none.
 */
export function townOfAddress(address: string): string {
  const parts = address.split(',').map((part) => part.trim());
  if (parts.length > 1 && countryOfAddress(address)) parts.pop();
  const towns = parts.map(withoutCodes).filter((part, at) => {
    const isAfterNumber = /^\d+\s?\p{L}?$/u.test(parts[at - 1] ?? '');
    return (
      part !== '' && !/\d/.test(part) && !isAfterNumber && !street.test(part) && !unit.test(part)
    );
  });
  return towns.findLast((part) => !isProvince(part)) ?? towns.at(-1) ?? '';
}

/** A part without postal code and province. The first part may be a house number and street. */
function withoutCodes(part: string, at: number): string {
  const named = at === 0 && /^\d/.test(part) ? part : part.replace(postalCode, '').trim();
  const [beside, name = ''] = provinceBeside.exec(named) ?? [''];
  const town = isProvince(name) ? named.slice(0, -beside.length) : named;
  return town.replace(regionCode, '').trim();
}

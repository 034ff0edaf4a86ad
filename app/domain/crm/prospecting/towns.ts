import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import { countryOfAddress } from '#app/domain/telephone/country-of-address.ts';
import type { Coordinates } from '../records/entities.ts';
import { townOfAddress } from '../records/town-of-address.ts';
import { distanceBetween } from './distance.ts';

/** A town of the gazetteer. */
export interface Town extends Coordinates {
  name: string;
  /** Province, state or region, as written in addresses. */
  region: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/** Towns by their names, the largest first. */
export interface Gazetteer {
  towns: readonly Town[];
  /** Normalized names, for comparison. */
  names: readonly string[];
  /** Ranking weight: population, increased for the agency's country. */
  weights: readonly number[];
}

/** Normalizes a name: no case, accents or hyphens, and `St` spelled out. */
function comparable(name: string): string {
  return normalizeForSearch(name)
    .replace(/[-'.]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\bst (?=\p{L})/gu, 'saint ')
    .replace(/\bste (?=\p{L})/gu, 'sainte ');
}

/** Parses lines of name, region, country, latitude, longitude and population, separated by tabs. */
export function readGazetteer(text: string): Gazetteer {
  const lines = text.split('\n').map((line) => line.split('\t'));
  const towns = lines.map(([name = '', region = '', country = '', lat, lng]) => ({
    name,
    region,
    country,
    lat: Number(lat),
    lng: Number(lng),
  }));
  const weightOf = (country = '', population = '') =>
    Number(population) * (country === homeCountry ? homeWeight : 1);
  return {
    towns,
    names: towns.map(({ name }) => comparable(name)),
    weights: lines.map(([, , country, , , population]) => weightOf(country, population)),
  };
}

/** Maximum number of suggested towns. */
const mostOffered = 8;

/** The agency's country, which is left out of town names. */
const homeCountry = 'CA';

/** London means the one in Ontario, but Paris the one in France. */
const homeWeight = 30;

interface Found {
  town: Town;
  isExact: boolean;
  weight: number;
}

/**
 * Towns whose name starts with the input: exact matches first, then the largest, with a preference for the agency's
 * country. A region or country may follow: `Saint-Laurent, QC`, `Valence, Espagne`.
 */
export function townsNamed({ towns, names, weights }: Gazetteer, typed: string): Town[] {
  const [first = '', ...rest] = typed.split(',');
  const name = comparable(first);
  if (name === '') return [];
  const qualifiers = rest.map((text) => text.trim()).filter(Boolean);
  const found: Found[] = [];
  names.forEach((each, at) => {
    const town = towns[at];
    if (town && each.startsWith(name) && qualifiers.every((text) => isIn(town, text)))
      found.push({ town, isExact: each === name, weight: weights[at] ?? 0 });
  });
  return found
    .toSorted((a, b) => Number(b.isExact) - Number(a.isExact) || b.weight - a.weight)
    .map(({ town }) => town)
    .slice(0, mostOffered);
}

/** Towns with exactly this name, the most likely first; none if it is only a prefix. */
export function townsCalled(gazetteer: Gazetteer, typed: string): Town[] {
  const name = comparable(typed.split(',')[0] ?? '');
  return townsNamed(gazetteer, typed).filter((town) => comparable(town.name) === name);
}

function isIn({ region, country }: Town, text: string): boolean {
  return (
    comparable(region).startsWith(comparable(text)) ||
    country.toLowerCase() === text.toLowerCase() ||
    countryOfAddress(text) === country
  );
}

/** Maximum number of towns labelled on a map. */
const mostNamed = 7;

/** Towns within a radius, largest first, without those too close to another one to be labelled. */
export function townsAround({ towns }: Gazetteer, center: Coordinates, radiusKm: number): Town[] {
  const chosen: Town[] = [];
  const degrees = radiusKm / 111;
  for (const town of towns) {
    if (chosen.length === mostNamed) break;
    // Compares degrees first, which is cheap.
    if (Math.abs(town.lat - center.lat) > degrees) continue;
    const far = distanceBetween(center, town);
    if (far > radiusKm || far < radiusKm / 8) continue;
    if (chosen.every((other) => distanceBetween(other, town) > radiusKm / 4)) chosen.push(town);
  }
  return chosen;
}

/** `Saint-Laurent, QC`; the country is added if it is not the agency's. */
export function townLabel({ name, region, country }: Town, countryName: (code: string) => string) {
  const parts = [name, region, country === homeCountry ? '' : countryName(country)];
  return parts.filter(Boolean).join(', ');
}

/** Maximum number of suggested towns from our own records. */
const mostOwn = 5;

/** The most frequent towns in addresses, most frequent first. */
export function townsOfAddresses(addresses: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const town of addresses.flatMap((address) =>
    // Without a comma, the text may be any note.
    address.includes(',') ? townOfAddress(address) || [] : [],
  ))
    counts.set(town, (counts.get(town) ?? 0) + 1);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([town]) => town)
    .slice(0, mostOwn);
}

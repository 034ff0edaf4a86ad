import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import { countryOfAddress } from '#app/domain/telephone/country-of-address.ts';
import type { Coordinates } from '../records/entities.ts';
import { townOfAddress } from '../records/town-of-address.ts';
import { distanceBetween } from './distance.ts';

/** A town of the gazetteer. */
export interface Town extends Coordinates {
  name: string;
  /** Province, state or region, as addresses name it. */
  region: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/** Towns by their names, the largest first. */
export interface Gazetteer {
  towns: readonly Town[];
  /** Names as they are compared. */
  names: readonly string[];
  /** How likely each is meant: inhabitants, and more at home. */
  weights: readonly number[];
}

/** A name as it is compared: case, accents and hyphens aside, and `St` written out. */
function comparable(name: string): string {
  return normalizeForSearch(name)
    .replace(/[-'.]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\bst (?=\p{L})/gu, 'saint ')
    .replace(/\bste (?=\p{L})/gu, 'sainte ');
}

/** Reads lines of name, region, country, latitude, longitude and population, separated by tabulators. */
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

/** Most towns that are offered for a name. */
const mostOffered = 8;

/** The agency's country, whose towns are named without it. */
const homeCountry = 'CA';

/** London is Ontario's, and Paris is France's. */
const homeWeight = 30;

interface Found {
  town: Town;
  isExact: boolean;
  weight: number;
}

/**
 * Towns whose name begins with what was typed: those of exactly that name first, then the
 * largest, with a preference for those of the agency's country. A region or country may follow: `Saint-Laurent, QC`, `Valence, Espagne`.
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

/** Towns of exactly that name, the most likely first; none where the name only begins so. */
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

/** Most towns that a map names. */
const mostNamed = 7;

/** Towns within a radius, the larger first, as far as they can be told apart on a map. */
export function townsAround({ towns }: Gazetteer, center: Coordinates, radiusKm: number): Town[] {
  const chosen: Town[] = [];
  const degrees = radiusKm / 111;
  for (const town of towns) {
    if (chosen.length === mostNamed) break;
    // Degrees first: they cost nothing.
    if (Math.abs(town.lat - center.lat) > degrees) continue;
    const far = distanceBetween(center, town);
    if (far > radiusKm || far < radiusKm / 8) continue;
    if (chosen.every((other) => distanceBetween(other, town) > radiusKm / 4)) chosen.push(town);
  }
  return chosen;
}

/** `Saint-Laurent, QC`; the country follows where it is not the agency's. */
export function townLabel({ name, region, country }: Town, countryName: (code: string) => string) {
  const parts = [name, region, country === homeCountry ? '' : countryName(country)];
  return parts.filter(Boolean).join(', ');
}

/** Most own towns that are offered. */
const mostOwn = 5;

/** The towns that addresses name most, the most frequent first. */
export function townsOfAddresses(addresses: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const town of addresses.flatMap((address) =>
    // Without a comma, it may be any note.
    address.includes(',') ? townOfAddress(address) || [] : [],
  ))
    counts.set(town, (counts.get(town) ?? 0) + 1);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([town]) => town)
    .slice(0, mostOwn);
}

import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import { at, fault, type HtmlPage, type Proof } from '../check.ts';
import { isSameNumber } from '../last-digits.ts';
import { textsOf, type MarkupNode } from '../markup.ts';
import type { AddressFound } from '../page-evidence.ts';
import { housesAndNames, otherHouse, streetKey, type HousesAndNames } from './nap-strays.ts';

/** Maximum length of a text that may be a telephone number. */
const longestTelephone = 100;

/** Separators between two numbers in one text: a single slash may be part of a number. */
const severalNumbers = /\s\/\s|[;|]|\s(?:or|ou|o|et|and|y)\s/;

/** Telephone numbers in a business's structured data that no text shows, if a text shows another one. */
export function onlyInMarkup(
  businesses: readonly MarkupNode[],
  shown: readonly string[],
): Proof<'phone'>[] {
  if (shown.length === 0) return [];
  // Departments have numbers of their own.
  const parts = new Set(
    businesses.flatMap(({ properties: { department, subOrganization } }) =>
      [department, subOrganization].flat(),
    ),
  );
  return businesses.flatMap(({ page, block, properties }) => {
    if (parts.has(properties)) return [];
    const numbers = textsOf(properties.telephone)
      .flatMap((text) => text.slice(0, longestTelephone).split(severalNumbers))
      .map((text) => text.replace(/\s*(?:x|ext|poste|;).*$/i, ''))
      .filter((text) => /(?:\d\D*){8}/.test(text));
    // One of several is enough: others may be for faxes or messages.
    return numbers.some((text) => shown.some((each) => isSameNumber(text, each)))
      ? []
      : numbers.map((text) => fault('phone', at(page, block, text, shown[0] ?? '')));
  });
}

/** Post-office boxes. */
const box = /(?<!\p{L})(?:p\.? ?o\.? ?box|b\.?p|c\.?p|case postale|apartado|casilla)(?!\p{L})/iu;

/**
 * The street in the structured data if no text shows it, and the texts show one with another house number. Texts may
 * name a street in another language, but not with other house numbers.
 */
export function streetOnlyInMarkup(
  businesses: readonly MarkupNode[],
  pages: readonly HtmlPage[],
): Proof<'address'>[] {
  const stated = businesses.flatMap(({ page, block, properties }) =>
    streetsIn(properties.address).map((street) => ({ page, block, street })),
  );
  const shown = pages
    .flatMap(({ local }) => local.addresses)
    .filter(({ excerpt }) => !otherHouse.test(excerpt));
  const [first, own] = [stated[0], shown[0]];
  if (!first || !own || box.test(first.street)) return [];
  // A business with several locations may state any of them.
  const streets = [stated.map(({ street }) => street), shown.map(({ text }) => text)];
  if (streets.some((each) => new Set(each.map(streetKey)).size > 1)) return [];
  return isOtherHouse(first.street, own) &&
    !pages.some(({ html }) => isSaid(housesAndNames(withoutRoom(first.street)), html.wholeText))
    ? [fault('address', at(first.page, first.block, first.street, own.text))]
    : [];
}

/**
 * Whether an address has another house number in the same street, or a street that is not named in the text around the
 * shown address.
 */
function isOtherHouse(street: string, own: AddressFound): boolean {
  const { houses, names } = housesAndNames(withoutRoom(street));
  const shown = housesAndNames(own.text);
  if (houses.length === 0 || names.length === 0 || shown.houses.length === 0) return false;
  if (houses.some((house) => shown.houses.includes(house))) return false;
  const around = housesAndNames(own.excerpt).names;
  return names[0] === shown.names[0] || !names.some((name) => around.includes(name));
}

/** A street without the unit, whose number may be another street's house number. */
export const withoutRoom = (street: string) => {
  const rest = street.replace(room, ' ');
  return /\d/.test(rest) ? rest : street;
};

const room =
  /(?<!\p{L})(?:suite|ste|unit|shop|apt|apartment|flat|floor|room|level|bureau|local|piso|étage)\.? ?#?\d+[a-z]?(?: ?[,/–-]|\s|$)/giu;

/** Postal codes, and units within a building. */
const noStreet =
  /\d{5}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|(?<!\p{L})(?:suite|ste|unit|apt|apartment|flat|floor|room|bureau|local|piso|[ée]tage|lot)(?!\p{L})/iu;

/** The street in a single-line address: the only part with both a number and a name. */
function streetOfText(address: string): string[] {
  const streets = address
    .slice(0, most.address)
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => {
      const { houses, names } = housesAndNames(part);
      return houses.length > 0 && names.length > 0 && !noStreet.test(part);
    });
  return streets.length === 1 ? streets : [];
}

export function streetsIn(address: unknown): string[] {
  if (Array.isArray(address)) return address.flatMap(streetsIn);
  if (typeof address === 'string') return streetOfText(address);
  return typeof address === 'object' && address !== null
    ? textsOf(Reflect.get(address, 'streetAddress')).map((text) => text.slice(0, most.street))
    : [];
}

/**
 * Maximum length of a street and of a whole address, and maximum number of occurrences of a house number examined in a
 * text.
 */
const most = { street: 100, address: 300, places: 500 } as const;

/** Maximum number of characters between a house number and the street's name. */
const mostBetween = 40;

/** Whether a text has one of the house numbers close to one of the names, in any format. */
function isSaid({ houses, names }: HousesAndNames, text: string): boolean {
  const said = normalizeForSearch(text);
  const pattern = new RegExp(`(?<!\\d)(?:${houses.join('|')})(?!\\d)`, 'g');
  return [...said.matchAll(pattern)].slice(0, most.places).some(({ index }) => {
    const near = said.slice(Math.max(0, index - mostBetween), index + mostBetween);
    return housesAndNames(near).names.some((name) => names.includes(name));
  });
}

import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import { at, fault, type HtmlPage, type Proof } from '../check.ts';
import { isSameNumber } from '../last-digits.ts';
import { textsOf, type MarkupNode } from '../markup.ts';
import type { AddressFound } from '../page-evidence.ts';
import { housesAndNames, otherHouse, streetKey, type HousesAndNames } from './nap-strays.ts';

/** Characters of a text that may be a telephone number. */
const longestTelephone = 100;

/** What stands between two numbers in one text: a single slash may be part of a number. */
const severalNumbers = /\s\/\s|[;|]|\s(?:or|ou|o|et|and|y)\s/;

/** Telephone numbers that a business's structured data gives and no text does, where a text states one. */
export function onlyInMarkup(
  businesses: readonly MarkupNode[],
  shown: readonly string[],
): Proof<'phone'>[] {
  if (shown.length === 0) return [];
  // Parts of a business have numbers of their own.
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

/** Boxes, to which letters go. */
const box = /(?<!\p{L})(?:p\.? ?o\.? ?box|b\.?p|c\.?p|case postale|apartado|casilla)(?!\p{L})/iu;

/**
 * The street of the businesses' structured data, where it is one that no text has, and the texts state one as well, with
 * another number. Texts may name a street in another language, but hardly give its houses other numbers.
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
  // A business of several places may state any of them.
  const streets = [stated.map(({ street }) => street), shown.map(({ text }) => text)];
  if (streets.some((each) => new Set(each.map(streetKey)).size > 1)) return [];
  return isOtherHouse(first.street, own) &&
    !pages.some(({ html }) => isSaid(housesAndNames(withoutRoom(first.street)), html.wholeText))
    ? [fault('address', at(first.page, first.block, first.street, own.text))]
    : [];
}

/** Whether an address is another house of a street, or in a street that the text around another address does not name. */
function isOtherHouse(street: string, own: AddressFound): boolean {
  const { houses, names } = housesAndNames(withoutRoom(street));
  const shown = housesAndNames(own.text);
  if (houses.length === 0 || names.length === 0 || shown.houses.length === 0) return false;
  if (houses.some((house) => shown.houses.includes(house))) return false;
  const around = housesAndNames(own.excerpt).names;
  return names[0] === shown.names[0] || !names.some((name) => around.includes(name));
}

/** A street without the room in its house, whose number houses of other streets have as well. */
const withoutRoom = (street: string) => {
  const rest = street.replace(room, ' ');
  return /\d/.test(rest) ? rest : street;
};

const room =
  /(?<!\p{L})(?:suite|ste|unit|shop|apt|apartment|flat|floor|room|level|bureau|local|piso|étage)\.? ?#?\d+[a-z]?(?: ?[,/–-]|\s|$)/giu;

/** Postal codes, and rooms within a house. */
const noStreet =
  /\d{5}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|(?<!\p{L})(?:suite|ste|unit|apt|apartment|flat|floor|room|bureau|local|piso|[ée]tage|lot)(?!\p{L})/iu;

/** The street of an address in one text: the only part of it with a number and a name. */
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

function streetsIn(address: unknown): string[] {
  if (Array.isArray(address)) return address.flatMap(streetsIn);
  if (typeof address === 'string') return streetOfText(address);
  return typeof address === 'object' && address !== null
    ? textsOf(Reflect.get(address, 'streetAddress')).map((text) => text.slice(0, most.street))
    : [];
}

/** Characters of a street and of a whole address, and places in a text where one of its numbers stands. */
const most = { street: 100, address: 300, places: 500 } as const;

/** Characters between the number of a house and the name of its street. */
const mostBetween = 40;

/** Whether a text has one of the houses close to one of the names, in whatever form. */
function isSaid({ houses, names }: HousesAndNames, text: string): boolean {
  const said = normalizeForSearch(text);
  const pattern = new RegExp(`(?<!\\d)(?:${houses.join('|')})(?!\\d)`, 'g');
  return [...said.matchAll(pattern)].slice(0, most.places).some(({ index }) => {
    const near = said.slice(Math.max(0, index - mostBetween), index + mostBetween);
    return housesAndNames(near).names.some((name) => names.includes(name));
  });
}

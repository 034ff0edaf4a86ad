import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import { at, fault, type HtmlPage, type Proof } from '../check.ts';
import { isSameNumber } from '../last-digits.ts';
import { textsOf, type MarkupNode } from '../markup.ts';
import { housesAndNames, otherHouse, streetKey } from './nap-strays.ts';

/** Characters of a text that may be a telephone number. */
const longestTelephone = 100;

/** Telephone numbers that a business's structured data gives and no text does, where a text states one. */
export function onlyInMarkup(
  businesses: readonly MarkupNode[],
  shown: readonly string[],
): Proof<'phone'>[] {
  if (shown.length === 0) return [];
  return businesses.flatMap(({ page, block, properties }) => {
    const numbers = textsOf(properties.telephone)
      .map((text) => text.slice(0, longestTelephone).replace(/\s*(?:x|ext|poste|;).*$/i, ''))
      .filter((text) => /(?:\d\D*){8}/.test(text));
    // One of several is enough: others may be for faxes or messages.
    return numbers.some((text) => shown.some((each) => isSameNumber(text, each)))
      ? []
      : numbers.map((text) => fault('phone', at(page, block, text, shown[0] ?? '')));
  });
}

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
  const [first] = stated;
  const shown = pages
    .flatMap(({ local }) => local.addresses)
    .filter(({ excerpt }) => !otherHouse.test(excerpt))
    .map(({ text }) => text);
  const [own] = shown;
  if (!first || own === undefined) return [];
  // A business of several places may state any of them.
  if (new Set(shown.map(streetKey)).size > 1) return [];
  if (new Set(stated.map(({ street }) => streetKey(street))).size > 1) return [];
  const { houses, names } = housesAndNames(first.street);
  const { houses: ownHouses } = housesAndNames(own);
  const isComparable = houses.length > 0 && names.length > 0 && ownHouses.length > 0;
  if (!isComparable || houses.some((house) => ownHouses.includes(house))) return [];
  return pages.some(({ html }) => isSaid(houses, names, html.wholeText))
    ? []
    : [fault('address', at(first.page, first.block, first.street, own))];
}

function streetsIn(address: unknown): string[] {
  if (Array.isArray(address)) return address.flatMap(streetsIn);
  return typeof address === 'object' && address !== null
    ? textsOf(Reflect.get(address, 'streetAddress'))
    : [];
}

/** Characters between the number of a house and the name of its street. */
const mostBetween = 40;

/** Whether a text has one of the houses close to one of the names, in whatever form. */
function isSaid(houses: readonly string[], names: readonly string[], text: string): boolean {
  const said = normalizeForSearch(text);
  return houses.some((house) =>
    [...said.matchAll(new RegExp(`(?<!\\d)${house}(?!\\d)`, 'g'))].some(({ index }) => {
      const near = said.slice(Math.max(0, index - mostBetween), index + mostBetween);
      return housesAndNames(near).names.some((name) => names.includes(name));
    }),
  );
}

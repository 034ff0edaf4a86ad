import { at, fault, type HtmlPage, type Proof } from '../check.ts';
import { textsOf, type MarkupNode } from '../markup.ts';
import { streetsIn, withoutRoom } from './nap-markup.ts';
import { housesAndNames, otherHouse } from './nap-strays.ts';

/** Formats of postal codes; codes are only compared with others of their format. */
const formats: readonly RegExp[] = [
  /(?<![\dA-Z])[A-Z]\d[A-Z][ -]?\d[A-Z]\d(?![\dA-Z])/i,
  /(?<![\dA-Z])[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?![\dA-Z])/i,
  /(?<![\dA-Z])\d{5}(?!\d)/i,
];

const longestCode = 12;

/**
 * The postal code in the structured data if no page shows it, and the texts show one other code after the same house
 * number. French businesses with much mail have a code of their own besides that of their street.
 */
export function postalCodeOnlyInMarkup(
  businesses: readonly MarkupNode[],
  pages: readonly HtmlPage[],
): Proof<'address'>[] {
  const stated = businesses.flatMap(({ page, block, properties: { address } }) =>
    codesIn(address).map((code) => ({ page, block, code, houses: housesIn(address) })),
  );
  const [first] = stated;
  const format = formats.find((each) => each.test(first?.code ?? ''));
  if (!first || !format || stated.some(({ code }) => keyOf(code) !== keyOf(first.code))) return [];
  const own = keyOf(format.exec(first.code)?.[0] ?? '');
  if (pages.some(({ html }) => keyOf(html.wholeText).includes(own))) return [];
  const shown = pages
    .flatMap(({ local }) => local.addresses)
    .filter(({ text, excerpt, after }) => {
      const isSameHouse = housesAndNames(text).houses.some((house) => first.houses.includes(house));
      return isSameHouse && !otherHouse.test(excerpt) && !cedex.test(after);
    })
    .flatMap(({ after }) => format.exec(after)?.[0] ?? []);
  const [usual] = shown;
  return usual === undefined || new Set(shown.map(keyOf)).size > 1
    ? []
    : [fault('address', at(first.page, first.block, first.code, usual))];
}

const cedex = /(?<!\p{L})cedex(?!\p{L})/iu;

const keyOf = (text: string) => text.replaceAll(/[\s-]+/g, '').toUpperCase();

/** Postal codes of an address that is not one of a French business with a code of its own. */
function codesIn(address: unknown): string[] {
  if (Array.isArray(address)) return address.flatMap(codesIn);
  if (typeof address !== 'object' || address === null) return [];
  const read = (name: string) => textsOf(Reflect.get(address, name));
  const isOwn = [...read('addressLocality'), ...read('postalCode')].some((text) =>
    cedex.test(text),
  );
  return isOwn ? [] : read('postalCode').filter(({ length }) => length <= longestCode);
}

const housesIn = (address: unknown) =>
  streetsIn(address).flatMap((street) => housesAndNames(withoutRoom(street)).houses);

import { at, fault, type HtmlPage, type Proof } from '../check.ts';
import { isSameNumber, lastDigits } from '../last-digits.ts';
import { textsOf, type MarkupNode } from '../markup.ts';
import { isOtherLine, numbersOf, streetKey } from './nap-strays.ts';

/**
 * A telephone number in a branch's structured data that belongs to another branch: the page's text has the branch's own
 * address and number, and the other number only occurs on pages with other addresses.
 */
export function numberOfOtherBranch(
  businesses: readonly MarkupNode[],
  pages: readonly HtmlPage[],
): Proof<'phone'>[] {
  return businesses.flatMap(({ page, block, properties }) => {
    const [street] = streetsOf(page);
    const [telephone, ...others] = textsOf(properties.telephone);
    if (street === undefined || telephone === undefined || others.length > 0) return [];
    if (streetsOf(page).length > 1 || streetInMarkup(properties.address) !== street) return [];
    const own = [...numbersOf(page).values()].flat();
    const isOwn = page.local.phones.some(
      ({ from, number }) => from !== 'markup' && isSameNumber(telephone, number),
    );
    const isOthers = pages.some(
      (each) =>
        numbersOf(each).has(lastDigits(telephone)) &&
        streetsOf(each).some((other) => other !== street),
    );
    const [first] = own;
    return first && !isOwn && isOthers && !own.some(isOtherLine)
      ? [fault('phone', at(page, block, telephone, first.number))]
      : [];
  });
}

/** The distinct streets in a page's text. */
const streetsOf = ({ local }: HtmlPage) => [
  ...new Set(local.addresses.map(({ text }) => streetKey(text))),
];

function streetInMarkup(address: unknown): string | undefined {
  if (typeof address !== 'object' || address === null) return undefined;
  const [street] = textsOf(Reflect.get(address, 'streetAddress'));
  return street === undefined ? undefined : streetKey(street);
}

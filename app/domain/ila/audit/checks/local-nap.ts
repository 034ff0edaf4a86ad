import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import {
  fact,
  failWith,
  fault,
  notApplicable,
  notJudged,
  ofPages,
  type HtmlPage,
  type Proof,
  type Verdict,
} from '../check.ts';
import type { SiteEvidence } from '../evidence.ts';
import { lastDigits } from '../last-digits.ts';
import { businessesIn, markupOf, textsOf, type MarkupNode } from '../markup.ts';
import { townInAddress } from '../town-in-address.ts';
import { numberOfOtherBranch } from './nap-branches.ts';
import { addressesApart, numbersApart } from './nap-frame.ts';
import { onlyInMarkup, streetOnlyInMarkup } from './nap-markup.ts';
import { nameOnlyInMarkup } from './nap-name.ts';
import { postalCodeOnlyInMarkup } from './nap-postal-code.ts';
import { strayAddresses, strayHouses, strayNumbers, streetKey } from './nap-strays.ts';

/** Name, address and telephone number must be the same on every page. */
export function judgeNap(site: SiteEvidence): Verdict<'name' | 'address' | 'phone'> {
  return ofPages(site, (all) => {
    // Pages with decoding errors would differ for that reason alone.
    const pages = all.filter(({ encoding }) => encoding.mojibake === null);
    const businesses = businessesIn(markupOf(pages));
    const ofMain = withoutBranchesInText(withoutBranches(pages, businesses));
    const namesOf = (page: HtmlPage) =>
      businesses
        .filter((each) => each.page === page)
        .flatMap(({ properties }) => textsOf(properties.name));
    const isStated = pages.some(
      ({ local }) => local.phones.length > 0 || local.addresses.length > 0,
    );
    if (!isStated) return notApplicable('nothing-of-the-kind');
    const apart = numbersApart(pages);
    const faults: readonly Proof<'name' | 'address' | 'phone'>[] = [
      ...differing('name', ofMain, namesOf, normalizeForSearch),
      ...differing('address', ofMain, addressesOf, streetKey),
      ...differing('phone', ofMain, phonesOf, lastDigits),
      ...strayNumbers(pages),
      ...(apart === 'unclear' ? [] : apart),
      ...strayHouses(pages),
      ...strayAddresses(pages),
      ...addressesApart(pages),
      ...nameOnlyInMarkup(businesses, pages),
      ...onlyInMarkup(businesses, pages.flatMap(phonesOf)),
      ...numberOfOtherBranch(businesses, pages),
      ...streetOnlyInMarkup(businesses, pages),
      ...postalCodeOnlyInMarkup(businesses, pages),
    ];
    return apart === 'unclear' && faults.length === 0
      ? notJudged('number-unclear')
      : failWith(faults);
  });
}

/** The location of a business in a page's structured data. */
function placeOf({ properties }: MarkupNode) {
  const { address, telephone } = properties;
  if (typeof address !== 'object' || address === null) return [];
  const [street] = textsOf(Reflect.get(address, 'streetAddress'));
  if (street === undefined) return [];
  const [town = ''] = textsOf(Reflect.get(address, 'addressLocality'));
  const [phone = ''] = textsOf(telephone);
  return [{ street: streetKey(street), town: normalizeForSearch(town), phone: lastDigits(phone) }];
}

/**
 * Excludes pages about another location of the business: their structured data has a different street, and a different
 * town or telephone number.
 */
function withoutBranches(
  pages: readonly HtmlPage[],
  businesses: readonly MarkupNode[],
): readonly HtmlPage[] {
  const places = businesses.flatMap((each) => placeOf(each).map((place) => ({ ...each, place })));
  const usual = mostFrequent(places.map(({ place }) => place.street));
  const main = places.find(({ place }) => place.street === usual)?.place;
  if (!main) return pages;
  const isBranch = ({ street, town, phone }: typeof main) =>
    street !== main.street && (town !== main.town || phone !== main.phone);
  return pages.filter((page) => {
    const own = places.filter((each) => each.page === page);
    return own.length === 0 || own.some(({ place }) => !isBranch(place));
  });
}

/** Excludes pages whose text gives another location, with a different town and telephone number. */
function withoutBranchesInText(pages: readonly HtmlPage[]): readonly HtmlPage[] {
  const usual = mostFrequent(pages.flatMap(townsOf));
  const numbers = new Set(
    pages.filter((page) => townsOf(page).some((town) => town === usual)).flatMap(phonesOf),
  );
  return pages.filter((page) => {
    const [towns, own] = [townsOf(page), phonesOf(page)];
    const isElsewhere = towns.length > 0 && towns.every((town) => town !== usual);
    return !(isElsewhere && own.length > 0 && own.every((number) => !numbers.has(number)));
  });
}

const townsOf = ({ local }: HtmlPage) =>
  local.addresses
    .map(({ text, after }) => normalizeForSearch(townInAddress(text, after) ?? ''))
    .filter((town) => town !== '');

/** Telephone numbers shown on a page. */
const phonesOf = ({ local }: HtmlPage) =>
  local.phones.filter(({ from }) => from !== 'markup').map(({ number }) => number);

/** Postal addresses in a page's text. */
export const addressesOf = ({ local }: HtmlPage) => local.addresses.map(({ text }) => text);

/**
 * Pages that state a detail must include the most common value. A business with several locations states them side by
 * side on some page.
 */
function differing<Fault extends string>(
  code: Fault,
  pages: readonly HtmlPage[],
  read: (page: HtmlPage) => readonly string[],
  compared: (text: string) => string = (text) => text,
): Proof<Fault>[] {
  const stated = pages.map((page) => ({ page, values: [...new Set(read(page))] }));
  const usual = mostFrequent(stated.flatMap(({ values }) => values.map(compared)));
  const shown = stated.flatMap(({ values }) => values).find((each) => compared(each) === usual);
  const beside = new Set(
    stated
      .map(({ values }) => values.map(compared))
      .filter((keys) => usual !== undefined && keys.includes(usual))
      .flat(),
  );
  return stated.flatMap(({ page, values }) =>
    values.length === 0 ||
    shown === undefined ||
    values.some((value) => beside.has(compared(value)))
      ? []
      : [fault(code, fact(page.url, values.join(', '), shown))],
  );
}

/** The most frequent value. */
function mostFrequent(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

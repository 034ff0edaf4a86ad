import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import {
  fact,
  failWith,
  fault,
  notApplicable,
  ofPages,
  type HtmlPage,
  type Proof,
  type Verdict,
} from '../check.ts';
import type { SiteEvidence } from '../evidence.ts';
import { businessesIn, markupOf, textsOf } from '../markup.ts';

/** Name, address and telephone number have to be the same on every page. */
export function judgeNap(site: SiteEvidence): Verdict<'name' | 'address' | 'phone'> {
  return ofPages(site, (pages) => {
    const businesses = businessesIn(markupOf(pages));
    const namesOf = (page: HtmlPage) =>
      businesses
        .filter((each) => each.page === page)
        .flatMap(({ properties }) => textsOf(properties.name));
    const isStated = pages.some(
      ({ local }) => local.phones.length > 0 || local.addresses.length > 0,
    );
    if (!isStated) return notApplicable('nothing-of-the-kind');
    const phonesOf = ({ local }: HtmlPage) => local.phones.map(({ number }) => number);
    return failWith<'name' | 'address' | 'phone'>([
      ...differing('name', pages, namesOf, normalizeForSearch),
      ...differing('address', pages, addressesOf, streetKey),
      ...differing('phone', pages, phonesOf),
    ]);
  });
}

/** Postal addresses in a page's text. */
export const addressesOf = ({ local }: HtmlPage) => local.addresses.map(({ text }) => text);

/** Pages that state a detail have to state the one that most pages do, perhaps among others. */
function differing<Fault extends string>(
  code: Fault,
  pages: readonly HtmlPage[],
  read: (page: HtmlPage) => readonly string[],
  compared: (text: string) => string = (text) => text,
): Proof<Fault>[] {
  const stated = pages.map((page) => ({ page, values: [...new Set(read(page))] }));
  const usual = mostFrequent(stated.flatMap(({ values }) => values.map(compared)));
  const shown = stated.flatMap(({ values }) => values).find((each) => compared(each) === usual);
  return stated.flatMap(({ page, values }) =>
    values.length === 0 || shown === undefined || values.some((value) => compared(value) === usual)
      ? []
      : [fault(code, fact(page.url, values.join(', '), shown))],
  );
}

/** The value that most pages state. */
function mostFrequent(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

/** Number and first word of the street, however the rest is written. */
export function streetKey(address: string): string {
  const words = normalizeForSearch(address).match(/[\p{L}\d]+/gu) ?? [];
  const isNumber = (word: string) => /^\d/.test(word);
  const name = words.find(
    (word) =>
      !isNumber(word) &&
      word.length > 3 &&
      !/^(?:rue|avenue|boulevard|calle|chemin|route|place|plaza|street|road)$/.test(word),
  );
  return `${words.find(isNumber) ?? ''} ${name ?? ''}`;
}

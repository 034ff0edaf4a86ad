import {
  at,
  fact,
  failWith,
  fault,
  notJudged,
  ofPages,
  pass,
  type HtmlPage,
  type Verdict,
} from '../check.ts';
import type { SiteEvidence } from '../evidence.ts';
import { areasServed, markupOf } from '../markup.ts';
import { postalPlace } from '../town-in-address.ts';
import { mayListTowns, saysArea } from './served-area.ts';
import { addressInShownTown } from './shown-town.ts';

/** A post-office box with its town, in three languages. */
const postBox =
  /(?<!\p{L})(?:P\.? ?O\.? ?Box|B\.?P\.?|[Cc]ase postale|C\.P\.|[Aa]partado(?: de correos| postal)?) ?\d{1,6},?\s[^\n]{0,40}(?:\d{4,5}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2})(?!\d)[^\n,.;|]{0,30}/u;

export function judgeAddress(site: SiteEvidence): Verdict<'missing'> {
  return ofPages(site, (pages) => {
    for (const page of pages) {
      const [address] = page.local.addresses;
      if (address) return pass(at(page, address, address.text));
    }
    const serving = pages.find(({ html }) => saysArea(html.wholeText));
    const isServing = areasServed(markupOf(pages)).length > 0;
    // It receives letters, but visitors cannot be directed to it.
    const box = pages
      .map(({ url, html }) => ({ url, found: postBox.exec(html.wholeText)?.[0] }))
      .find(({ found }) => found !== undefined);
    if (box?.found !== undefined) return pass(fact(box.url, box.found));
    // The street of an address may have any form, or no name.
    const places = pages.flatMap(({ url, html }) => {
      const place = postalPlace(html.wholeText);
      return place ? [{ url, ...place }] : [];
    });
    const inShownTown = pages.flatMap((page) => {
      const address = addressInShownTown(page);
      return address ? [{ url: page.url, line: address.line, isAddress: address.isWhole }] : [];
    });
    const whole = [...places, ...inShownTown].find(({ isAddress }) => isAddress === true);
    if (whole) return pass(fact(whole.url, whole.line));
    if (serving || isServing) return pass();
    const isUnclear =
      places.some(({ isAddress }) => isAddress === 'unclear') ||
      inShownTown.length > 0 ||
      pages.some(mayListTowns);
    return isUnclear
      ? notJudged('address-unclear')
      : failWith([fault('missing', fact(pages[0]?.url ?? '', ''))]);
  });
}

/** Whether a page states a street address, and not just a post-office box. */
export function statesHouse(page: HtmlPage): boolean {
  if (page.local.addresses.length > 0) return true;
  return (
    !postBox.test(page.html.wholeText) &&
    (postalPlace(page.html.wholeText)?.isAddress === true ||
      addressInShownTown(page)?.isWhole === true)
  );
}

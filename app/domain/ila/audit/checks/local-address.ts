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
import { businessesIn, isGiven, markupOf } from '../markup.ts';
import { houseOrCorner, placesInAddress, postalPlace } from '../town-in-address.ts';
import { placeKey, servedArea, shortNames, shownNames } from './local-places.ts';

/** A post-office box with its place, in three languages. */
const postBox =
  /(?<!\p{L})(?:P\.? ?O\.? ?Box|B\.?P\.?|[Cc]ase postale|C\.P\.|[Aa]partado(?: de correos| postal)?) ?\d{1,6},?\s[^\n]{0,40}(?:\d{4,5}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2})(?!\d)[^\n,.;|]{0,30}/u;

export function judgeAddress(site: SiteEvidence): Verdict<'missing'> {
  return ofPages(site, (pages) => {
    for (const page of pages) {
      const [address] = page.local.addresses;
      if (address) return pass(at(page, address, address.text));
    }
    const serving = pages.find(({ html }) => servedArea.test(html.wholeText));
    const isServing = businessesIn(markupOf(pages)).some(({ properties }) =>
      isGiven(properties.areaServed),
    );
    // Letters reach it, though nobody can be led there.
    const box = pages
      .map(({ url, html }) => ({ url, found: postBox.exec(html.wholeText)?.[0] }))
      .find(({ found }) => found !== undefined);
    if (box?.found !== undefined) return pass(fact(box.url, box.found));
    // The street of an address may be of any form, or have no name.
    const places = pages.flatMap(({ url, html }) => {
      const place = postalPlace(html.wholeText);
      return place ? [{ url, ...place }] : [];
    });
    const whole = places.find(({ isAddress }) => isAddress === true);
    if (whole) return pass(fact(whole.url, whole.line));
    if (serving || isServing) return pass();
    const isUnclear =
      places.some(({ isAddress }) => isAddress === 'unclear') || pages.some(endsInShownTown);
    return isUnclear
      ? notJudged('address-unclear')
      : failWith([fault('missing', fact(pages[0]?.url ?? '', ''))]);
  });
}

/** Characters of a line that may be an address without a postal code. */
const longestAddress = 120;

/** A line of a name and a number that is no year. */
const endsInHouse = /^\p{Lu}[^.!?:\d]{2,40} (?!(?:19|20)\d\d$)\d{1,5}[A-Z]?$/u;

/** Whether a line has a number and then a place that the page's title or h1 names: "Esmeralda 1074, Valparaíso". */
function endsInShownTown({ html }: HtmlPage): boolean {
  const shown = shownNames(html);
  const lines = html.wholeText.split('\n');
  const isShown = (name: string) => shown.includes(` ${placeKey(name)} `);
  // "Almirante Montt 51", and under it "Cerro Alegre, Valparaíso".
  const isOnTwoLines = lines.some(
    (line, index) =>
      endsInHouse.test(line) &&
      placesInAddress((lines[index + 1] ?? '').slice(0, longestAddress)).some(isShown),
  );
  return (
    isOnTwoLines ||
    lines
      .filter((line) => line.length <= longestAddress)
      .some((line) => {
        const start = houseOrCorner.exec(line)?.index;
        const rest = start === undefined ? '' : line.slice(start);
        const parts = rest.includes(',') ? placesInAddress(rest.slice(rest.indexOf(','))) : [];
        // "124 St-Viateur O. Montréal": a line of nothing but a house, a street and a town.
        const last = start === 0 ? placesInAddress(rest.slice(rest.lastIndexOf(' '))) : [];
        return [...parts, ...last].flatMap(shortNames).some((name) => shown.includes(` ${name} `));
      })
  );
}

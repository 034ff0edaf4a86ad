import { at, fact, fault, type HtmlPage, type Proof } from '../check.ts';
import { lastDigits } from '../last-digits.ts';
import type { PhoneFound } from '../page-evidence.ts';
import { townInAddress } from '../town-in-address.ts';
import { isOtherLine, numbersOf, otherHouse, streetKey } from './nap-strays.ts';

/** Minimum number of pages that must show something for it to count as being on every page. */
const fewestPages = 3;

/** Two numbers within this many characters count as given side by side. */
const beside = 150;

/** Country and area code of a number in E.164, or their first digits. */
const areaOf = (number: string) => number.slice(0, 5);

/**
 * Two numbers of one area that every page shows apart from each other, with at most one address and nothing that
 * explains the difference: usually one in the header and one in the footer, only one of which was updated.
 */
export function numbersApart(pages: readonly HtmlPage[]): Proof<'phone'>[] | 'unclear' {
  const stated = pages
    .map((page) => ({ page, numbers: numbersOf(page) }))
    .filter(({ numbers }) => numbers.size > 0);
  const [first] = stated;
  if (!first || stated.length < fewestPages) return [];
  const keys = [...first.numbers.keys()].filter((key) =>
    stated.every(({ numbers }) => numbers.has(key)),
  );
  const places = stated.flatMap(({ numbers }) => keys.flatMap((key) => numbers.get(key) ?? []));
  const [one, other] = keys.flatMap((key) => first.numbers.get(key)?.[0] ?? []);
  if (keys.length !== 2 || !one || !other) return [];
  const streets = new Set(
    pages.flatMap(({ local }) => local.addresses.map(({ text }) => streetKey(text))),
  );
  const isOnPurpose =
    pages.some(({ html }) => html.resources.some(({ url }) => callCounter.test(url))) ||
    areaOf(one.number) !== areaOf(other.number) ||
    streets.size > 1 ||
    places.some(isOtherLine) ||
    stated.some(({ page }) => areBeside(keys, page.html.wholeText));
  if (isOnPurpose) return [];
  return mayBeCounted([one, other], pages)
    ? 'unclear'
    : [fault('phone', at(first.page, other, other.number, one.number))];
}

/** Call tracking services, which show a number of their own besides the real one. */
const callCounter =
  /(?:callrail|calltrk|tctm|calltrackingmetrics|whatconverts|infinity-tracking|infinitycloud|mediahawk|responsetap|invoca|dialogtech|marchex|phonexa|delacon|wildjar|avanser|allomedia|telmetrics|calldrip|ruler(?:analytics)?|nimbata|ringba|convirza)\.[a-z.]{2,9}\//i;

/** Calls to action to telephone, as in advertisements, in three languages. */
const callNow =
  /call (?:us )?(?:now|today|for)|free (?:quote|estimate)|appelez|devis gratuit|ll[aá]m[ea](?:nos)? (?:ya|ahora|hoy)|presupuesto gratis/iu;

/**
 * Whether one of two numbers may be a call tracking number rather than an outdated one: the structured data only has
 * the other.
 */
function mayBeCounted(numbers: readonly PhoneFound[], pages: readonly HtmlPage[]): boolean {
  const marked = new Set(
    pages.flatMap(({ local }) =>
      local.phones.flatMap(({ from, number }) => (from === 'markup' ? [lastDigits(number)] : [])),
    ),
  );
  const others = numbers.filter(({ number }) => !marked.has(lastDigits(number)));
  return others.length === 1 && others.every(({ excerpt }) => callNow.test(excerpt));
}

/** Minimum number of digits written without the area code. */
const leastWritten = 6;

/** Maximum number of occurrences examined in a text. */
const mostPlaces = 100;

/** Whether a text has two numbers close together, or one of them in an unknown format. */
function areBeside(keys: readonly string[], text: string): boolean {
  const joined = text.replaceAll(/(?<=\d)[ .()/-]{1,3}(?=\d)/g, '');
  const [ones = [], others = []] = keys.map((key) =>
    [...joined.matchAll(new RegExp(key.slice(-leastWritten), 'g'))]
      .slice(0, mostPlaces)
      .map(({ index }) => index),
  );
  if (ones.length === 0 || others.length === 0) return true;
  return ones.some((one) => others.some((other) => Math.abs(one - other) < beside));
}

/**
 * Two streets in one town that every page shows apart from each other, with at most one telephone number and nothing
 * that explains the difference.
 */
export function addressesApart(pages: readonly HtmlPage[]): Proof<'address'>[] {
  const stated = pages.filter(({ local }) => local.addresses.length > 0);
  const [first] = stated;
  if (!first || stated.length < fewestPages) return [];
  const own = Map.groupBy(first.local.addresses, ({ text }) => streetKey(text));
  const [[one] = [], [other] = []] = [...own.values()];
  if (own.size !== 2 || !one || !other) return [];
  const [town, otherTown] = [one, other].map(({ text, after }) => townInAddress(text, after));
  const numbers = new Set(pages.flatMap((page) => [...numbersOf(page).keys()]));
  const isOnPurpose =
    town === undefined ||
    town !== otherTown ||
    numbers.size > 1 ||
    stated.some(
      ({ local: { addresses }, html: { wholeText } }) =>
        [...own.keys()].some((key) => !addresses.some(({ text }) => streetKey(text) === key)) ||
        addresses.some(({ excerpt }) => otherHouse.test(excerpt)) ||
        Math.abs(wholeText.indexOf(one.text) - wholeText.indexOf(other.text)) < beside,
    );
  return isOnPurpose ? [] : [fault('address', fact(first.url, other.text, one.text))];
}

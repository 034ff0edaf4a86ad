import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import { at, fact, fault, type HtmlPage, type Proof } from '../check.ts';
import { lastDigits } from '../last-digits.ts';
import type { PhoneFound } from '../page-evidence.ts';
import { townInAddress } from '../town-in-address.ts';

/** Words that show that a number is different on purpose, in three languages. */
const otherLine =
  /(?<!\p{L})(?:fax|t[ée]l[ée]c|cell|mobile|portable|m[óo]vil|whatsapp|sms|urgen|emergenc|emergencia|sans frais|toll|gratuit|direct(?!ions?\b)|poste|ext\b|r[ée]serv|command|order|pedido|h[ée]berg|host|aloja|factur|billing|livraison|deliver)/iu;

const contactPage = /contact|joindre|nous-trouver|find-us|ubicaci/iu;

/**
 * Numbers on the first or the contact page, of a single address, that no other page shows and nothing explains, while
 * the usual number occurs there only in the header or footer: usually a number that was updated elsewhere but not here.
 */
export function strayNumbers(pages: readonly HtmlPage[]): Proof<'phone'>[] {
  const stated = pages.map((page) => ({ page, numbers: numbersOf(page) }));
  const counts = countsOf(stated.flatMap(({ numbers }) => [...numbers.keys()]));
  const usual = mostFrequent(counts);
  if (!usual || usual[1] < 3) return [];
  const leastTimes = Math.min(
    ...stated.flatMap(({ numbers }) => numbers.get(usual[0])?.length ?? []),
  );
  return stated.flatMap(({ page, numbers }, index) => {
    const isContact = index === 0 || contactPage.test(page.url);
    const streets = new Set(page.local.addresses.map(({ text }) => streetKey(text)));
    const times = numbers.get(usual[0])?.length ?? 0;
    if (!isContact || streets.size > 1 || numbers.size !== 2 || times === 0) return [];
    // If a page shows the usual number more often than others do, it gives both on purpose.
    if (times > leastTimes) return [];
    return [...numbers]
      .filter(([key, places]) => counts.get(key) === 1 && !places.some(isOtherLine))
      .flatMap(([, [phone]]) =>
        phone ? [fault('phone', at(page, phone, phone.number, usual[0]))] : [],
      );
  });
}

/** Number of occurrences of each key, in the order of their first occurrence. */
function countsOf(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

const mostFrequent = (counts: ReadonlyMap<string, number>) =>
  [...counts].toSorted(([, a], [, b]) => b - a)[0];

export const isOtherLine = ({ excerpt }: PhoneFound) =>
  otherLine.test(excerpt.replaceAll(tag, ' '));

/** HTML tags in an excerpt of a page's code, which may be cut off. */
const tag = /<[^>]*(?:>|$)/g;

/** Numbers in a page's text by their last digits: words next to any occurrence may explain the number. */
export const numbersOf = ({ local }: HtmlPage) =>
  Map.groupBy(
    local.phones.filter(({ from }) => from === 'text'),
    ({ number }) => lastDigits(number),
  );

/** Words that show that an address is different on purpose, in three languages. */
export const otherHouse =
  /parking|park|previous|former|moved|ancien|d[ée]m[ée]nag|antig|mudad|mailing|postal|box|billing|factur|warehouse|entrep|almac|workshop|atelier|taller|showroom|second|siège|registered|annex|anexo|branch|succursale|sucursal|h[ée]berg|host|aloja/iu;

/** Words that show that the address is the business's own: listings, courts and partners have addresses too. */
const ownHouse =
  /visit us|(?:find|come (?:and )?see|meet) us|(?:our|visit) [^.\n]{0,20}(?:office|shop|store|salon|clinic|studio|address)|located at|nous trouver|venez|situ[ée]e?s? au|notre (?:adresse|boutique|magasin|cabinet|bureau|salon)|adresse ?:|address ?:|direcci[oó]n ?:|vis[ií]t[ae]nos|nuestr[ao] (?:tienda|local|oficina|direcci[oó]n)|encu[eé]ntr|estamos en/iu;

/** An address on the contact page, in the same town, that no other page shows and nothing explains. */
export function strayAddresses(pages: readonly HtmlPage[]): Proof<'address'>[] {
  const stated = pages.map((page) => ({
    page,
    houses: new Map(page.local.addresses.map((each) => [streetKey(each.text), each])),
  }));
  const counts = countsOf(stated.flatMap(({ houses }) => [...houses.keys()]));
  const usual = mostFrequent(counts);
  if (!usual || usual[1] < 3 || usual[1] < pages.length) return [];
  return stated.flatMap(({ page, houses }) => {
    const [own, other] = [
      houses.get(usual[0]),
      [...houses].find(([key]) => counts.get(key) === 1)?.[1],
    ];
    if (!contactPage.test(page.url) || houses.size !== 2 || !own || !other) return [];
    const numbers = new Set(numbersOf(page).keys());
    const [town, otherTown] = [own, other].map(({ text, after }) => townInAddress(text, after));
    const isSameTown = town !== undefined && town === otherTown;
    return isSameTown &&
      numbers.size < 2 &&
      ownHouse.test(other.excerpt) &&
      !otherHouse.test(other.excerpt)
      ? [fault('address', fact(page.url, other.text, own.text))]
      : [];
  });
}

/** The same street with another house number. */
export function strayHouses(pages: readonly HtmlPage[]): Proof<'address'>[] {
  const all = pages.flatMap((page) =>
    page.local.addresses.map((address) => ({ page, address, ...partsOf(address.text) })),
  );
  const counts = countsOf(all.map(({ house, street }) => `${house} ${street}`));
  return all.flatMap(({ page, address, house, street }) => {
    const usual = all.find(
      (each) =>
        each.street === street &&
        each.house !== house &&
        (counts.get(`${each.house} ${street}`) ?? 0) > 2 * (counts.get(`${house} ${street}`) ?? 0),
    );
    const isStray = usual !== undefined && house !== '' && street !== '';
    return isStray ? [fault('address', fact(page.url, address.text, usual.address.text))] : [];
  });
}

/** House number and first word of the street, however the rest is written. */
export function streetKey(address: string): string {
  const { house, street } = partsOf(address);
  return `${house} ${street}`;
}

/** Types of streets and the words before their names, which do not distinguish one street from another. */
const kindOfStreet =
  /^(?:rue|avenue|ave|avenida|avda|boulevard|boul|blvd|bld|chaussee|chee|allees?|impasse|quai|calle|chemin|route|place|plaza|street|road|paseo|carrera|north|south|east|west|saint)$/;

const wordsOf = (address: string) => normalizeForSearch(address).match(/[\p{L}\d]+/gu) ?? [];
const isNumber = (word: string) => /^\d/.test(word);
const isName = (word: string) => !isNumber(word) && word.length > 3 && !kindOfStreet.test(word);

/** "12bis" is "12 bis". */
const houseIn = (word: string) => /^\d+/.exec(word)?.[0] ?? '';

function partsOf(address: string): { readonly house: string; readonly street: string } {
  const words = wordsOf(address);
  return { house: houseIn(words.find(isNumber) ?? ''), street: words.find(isName) ?? '' };
}

export interface HousesAndNames {
  readonly houses: readonly string[];
  readonly names: readonly string[];
}

/** A numbered street, as in "412, 2e Rue" and "20 5th Avenue", if another number stands before it. */
const isOrdinal = (word: string, index: number, words: readonly string[]) =>
  /^\d+(?:e|er|re|st|nd|rd|th)$/.test(word) && words.slice(0, index).some(isNumber);

/** All numbers in an address, and all names, including short ones. */
export function housesAndNames(address: string): HousesAndNames {
  const words = wordsOf(address);
  const [named, numbered] = [
    words.filter(isOrdinal),
    words.filter((...each) => !isOrdinal(...each)),
  ];
  return {
    houses: numbered.filter(isNumber).map(houseIn),
    names: [
      ...numbered.filter((word) => !isNumber(word) && word.length > 2 && !kindOfStreet.test(word)),
      ...named,
    ],
  };
}

import {
  findPhoneNumbersInText,
  parsePhoneNumberWithError,
  type CountryCode,
} from 'libphonenumber-js/max';
import type { Found, Html, LocalFacts, PhoneFound } from '#app/domain/ila/audit/page-evidence.ts';
import { excerptOf } from './read-html.ts';

const mostFound = 20;

/**
 * Words that begin the name of a street, in French, English and Spanish; English ones follow the name.
 * Sources: Canada Post addressing guidelines; Universal Postal Union, addressing systems of France, Spain and Mexico.
 */
const streetBefore =
  'rue|avenue|av\\.?|boulevard|boul\\.?|bd|blvd|place|chemin|ch\\.|route|rte|allée|impasse|quai|cours|square|montée|rang|côte|passage|calle|c/|avenida|avda\\.?|plaza|paseo|carrera|camino|carretera|ronda|travesía';
/** Those that stand before the name and the number. */
const streetBeforeNumber =
  'rue|avenue|boulevard|chemin|calle|c/|avenida|avda\\.?|plaza|paseo|carrera|camino|carretera|ronda|travesía';
const streetAfter =
  'street|st\\.?|avenue|ave\\.?|road|rd\\.?|boulevard|blvd\\.?|lane|ln\\.?|drive|dr\\.?|way|court|ct\\.?|square|sq\\.?|place|pl\\.?|terrace|crescent|highway|hwy';
const number = '\\d{1,5}(?: ?(?:bis|ter|[a-d]))?';
// A full stop ends a sentence, unless it ends an abbreviation.
const word = "(?:(?<![\\p{L}\\d])\\p{L}{1,4}\\.|[\\p{L}\\d](?:[\\p{L}\\d'’.-]*[\\p{L}\\d])?)";

const addressPatterns = [
  new RegExp(
    `(?<![\\p{L}\\d]|\\d[.,])${number},?[^\\S\\n]+(?:${streetBefore})[^\\S\\n]+(?:${word}[^\\S\\n]?){1,6}`,
    'giu',
  ),
  new RegExp(
    `(?<![\\p{L}\\d]|\\d[.,])${number},?[^\\S\\n]+(?:${word}[^\\S\\n]){1,4}(?:${streetAfter})(?![\\p{L}])`,
    'giu',
  ),
  new RegExp(
    `(?<![\\p{L}])(?:${streetBeforeNumber})[^\\S\\n]+(?:${word}[^\\S\\n]?){1,6},?[^\\S\\n]*(?:n[º°o]\\.?[^\\S\\n]*)?${number}(?!\\d)`,
    'giu',
  ),
];

const clock =
  '\\d{1,2}[^\\S\\n]?(?:[h:.][^\\S\\n]?\\d{0,2}|(?:[:.]\\d{2})?[^\\S\\n]?[ap]\\.?[^\\S\\n]?m\\.?)';
const day =
  '(?:lun|mar|mer|jeu|ven|sam|dim|mon|tue|wed|thu|fri|sat|sun|mié|jue|vie|sáb|dom)[\\p{L}]*\\.?';
/** Days and two times within a few words, such as "Lun-Ven : 9 h à 17 h 30", "Mon–Fri 9am–5pm". */
const hoursPattern = new RegExp(
  `(?<![\\p{L}])${day}[^.!?]{0,40}?(?:${clock}|\\d{1,2})[^\\S\\n]*(?:à|a|to|until|hasta|au|et|-|–|—|/)+[^\\S\\n]*(?:las[^\\S\\n])?${clock}`,
  'giu',
);

/** Finds telephone numbers, postal addresses and opening hours that a page states. */
export function readLocalFacts(html: Html, country: CountryCode): LocalFacts {
  return {
    phones: phonesOf(html, country),
    addresses: addressPatterns
      .flatMap((pattern) => matchesOf(html.wholeText, pattern))
      .slice(0, mostFound),
    hours: matchesOf(html.wholeText, hoursPattern),
  };
}

function matchesOf(text: string, pattern: RegExp): Found[] {
  return [...text.matchAll(pattern)].slice(0, mostFound).map((match) => ({
    line: 0,
    text: match[0].trim(),
    excerpt: around(text, match.index, match[0].length),
  }));
}

/** The text around a match. */
function around(text: string, at: number, length: number): string {
  return excerptOf(text.slice(Math.max(0, at - 40), at + length + 40));
}

function phonesOf(html: Html, country: CountryCode): PhoneFound[] {
  const inText = findPhoneNumbersInText(separated(html.wholeText), country).map(
    ({ number: found, startsAt, endsAt }): PhoneFound => ({
      number: found.number,
      from: 'text',
      line: 0,
      excerpt: around(html.wholeText, startsAt, endsAt - startsAt),
    }),
  );
  const inLinks = html.links.flatMap(({ href, line, excerpt }): PhoneFound[] => {
    const found = /^tel:/i.test(href) ? phoneOf(decoded(href.slice(4)), country) : null;
    return found ? [{ number: found, from: 'link', line, excerpt }] : [];
  });
  const inMarkup = html.jsonLd.flatMap(({ value, line, excerpt }) =>
    valuesOf(value, 'telephone').flatMap((text): PhoneFound[] => {
      const found = phoneOf(text, country);
      return found ? [{ number: found, from: 'markup', line, excerpt }] : [];
    }),
  );
  return [...inText, ...inLinks, ...inMarkup].slice(0, 3 * mostFound);
}

/** Numbers do not run over the end of a block: each end is a mark of the same length that no number contains. */
const separated = (text: string) => text.slice(0, 30_000).replaceAll('\n', '|');

/** In E.164; null for what is no number. */
function phoneOf(text: string, country: CountryCode): string | null {
  try {
    return parsePhoneNumberWithError(text, country).number;
  } catch {
    return null;
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Texts of a property anywhere in JSON-LD. */
function valuesOf(value: unknown, property: string, depth = 0): string[] {
  if (typeof value !== 'object' || value === null || depth > 12) return [];
  return Object.entries(value).flatMap(([key, each]: [string, unknown]) =>
    key === property && typeof each === 'string' ? [each] : valuesOf(each, property, depth + 1),
  );
}

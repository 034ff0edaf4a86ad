import {
  findPhoneNumbersInText,
  parsePhoneNumberWithError,
  type CountryCode,
} from 'libphonenumber-js/max';
import { lastDigits } from '#app/domain/ila/audit/last-digits.ts';
import type { Found, Html, LocalFacts, PhoneFound } from '#app/domain/ila/audit/page-evidence.ts';
import { decoded } from '#app/domain/ila/audit/url-text.ts';
import { withoutEvents } from '#app/domain/ila/hours/event-dates.ts';
import { hourPatterns } from './hour-patterns.ts';
import { textsOfProperty } from './json-texts.ts';
import { addressesIn } from './postal-addresses.ts';
import { around } from './read-html.ts';
import { beginWithZero, countriesOf, statedCountry } from './stated-country.ts';

const mostFound = 20;

/** Fewest digits of a telephone number in running text. */
const leastDigits = 5;

/** Finds phone numbers, postal addresses and opening hours stated on a page. */
export function readLocalFacts(html: Html, country: CountryCode): LocalFacts {
  return {
    phones: phonesOf(html, country),
    addresses: addressesIn(html.wholeText),
    hours: hoursIn(withoutEvents(html.wholeText)),
  };
}

/** Matches on one line first: a day and a time on several may not belong together. */
const hoursIn = (text: string) =>
  hourPatterns
    .flatMap((pattern) => matchesOf(text, pattern))
    .toSorted((a, b) => a.text.split('\n').length - b.text.split('\n').length);

function matchesOf(text: string, pattern: RegExp): Found[] {
  const whole = new RegExp(`^(?:${pattern.source})$`, pattern.flags.replace('g', ''));
  return [...text.matchAll(pattern)].slice(0, mostFound).map((match) => ({
    line: 0,
    text: shortest(match[0].trim(), whole),
    excerpt: around(text, match.index, match[0].length),
  }));
}

/** Matches without preceding lines and sentences, which may end in the name of a day. */
function shortest(found: string, whole: RegExp): string {
  const starts = [...found.matchAll(/\n|\. /g)].map((match) => match.index + match[0].length);
  const rest = starts.map((start) => found.slice(start)).findLast((each) => whole.test(each));
  return rest ?? found;
}

function phonesOf(html: Html, usual: CountryCode): PhoneFound[] {
  const stated = statedCountry(html);
  const country = stated ?? usual;
  const inLinks = html.links.flatMap(({ href, text, line, excerpt }): PhoneFound[] => {
    const found = /^tel:/i.test(href) ? phoneOf(dialled(href), country) : null;
    if (found === null) return [];
    const link: PhoneFound = { number: found, from: 'link', line, excerpt };
    // A number both dialled and displayed by a link counts, even if its numbering plan is unknown here.
    const isShown = html.wholeText.includes(text) && isNumberIn(text, found, country);
    return isShown ? [{ ...link, from: 'text' }, link] : [link];
  });
  const inMarkup = [...html.jsonLd, ...html.attributeMarkup].flatMap(({ value, line, excerpt }) =>
    textsOfProperty(value, 'telephone').flatMap((text): PhoneFound[] => {
      const found = phoneOf(text, country);
      return found ? [{ number: found, from: 'markup', line, excerpt }] : [];
    }),
  );
  const inText = phonesInText(html, stated, usual);
  return [
    ...(inText.length > 0 ? inText : labelledPhones(html.wholeText, country)),
    ...phonesInLetters(html.wholeText),
    ...inLinks,
    ...inMarkup,
  ].slice(0, 3 * mostFound);
}

/** The space after "K1R 6R9", "D02 X285" and "GA 30309", before a number. */
const endOfPostalCode = /(?<=\p{L}\d{1,4}|\b[A-Z]{2}[^\S\n]\d{5}(?:-\d{4})?)[^\S\n](?=[+(\d])/gu;

/** Digits with what may stand between them in a number. */
const digitRun = /\p{Nd}[\p{Nd}\p{Pd}\p{Z}()[\]（）［］./~+]*/gu;

/** Digits one by one: more than any number has (ITU-T E.164: 15). */
const singleDigits = /(?<!\p{Nd})(?:\p{Nd}[^\p{Nd}]+){16,}/gu;

/**
 * The text with marks of the same length in place of digits that are no telephone number, each of which would be tried
 * as one: prices, years, and lists of single digits.
 */
function withoutOtherDigits(text: string): string {
  const mark = (other: string) => '|'.repeat(other.length);
  return text.replace(digitRun, (run) =>
    run.replace(/\P{Nd}+/gu, '').length < leastDigits ? mark(run) : run.replace(singleDigits, mark),
  );
}

/** Numbers in running text: of the page's stated country, otherwise of the first country with a match. */
function phonesInText({ wholeText, lang }: Html, stated: CountryCode | null, usual: CountryCode) {
  const read = ends(wholeText);
  // Numbers neither cross the end of a block nor start in a postal code: each such boundary becomes a mark of the same
  // length that no number contains.
  const text = withoutOtherDigits(read.replaceAll('\n', '|').replaceAll(endOfPostalCode, '|'));
  const countries = stated ? [stated] : [...new Set([usual, ...countriesOf(lang)])];
  for (const country of countries) {
    const found = findPhoneNumbersInText(text, country).filter(({ startsAt }) =>
      isWrittenAsIn(country, text.slice(Math.max(0, startsAt - 1), startsAt + 3)),
    );
    if (found.length > 0)
      return found.map(({ number: { number: digits }, startsAt, endsAt }): PhoneFound => ({
        number: digits,
        from: 'text',
        line: 0,
        excerpt: around(read, startsAt, endsAt - startsAt),
      }));
  }
  return [];
}

/** Where national numbers start with 0, others are dates or company numbers. */
const isWrittenAsIn = (country: CountryCode, start: string) =>
  !beginWithZero.has(country) || /[+0]/.test(start.slice(0, 3));

/** Numbers outside any numbering plan, such as examples, after a word that introduces a number. */
function labelledPhones(text: string, country: CountryCode): PhoneFound[] {
  return [
    ...text.matchAll(
      /(?:t[ée]l(?:[ée]phone|[ée]fono|f)?|phone|call|appel\p{L}*|ll[áa]m\p{L}*)[\s.:]{1,4}(\+?\(?\d[\d\s().-]{6,18}\d)(?!\d)/giu,
    ),
  ].flatMap((match): PhoneFound[] => {
    const found = phoneOf(match[1] ?? '', country);
    return found
      ? [
          {
            number: found,
            from: 'text',
            line: 0,
            excerpt: around(text, match.index, match[0].length),
          },
        ]
      : [];
  });
}

/** Letters of each phone key, from 2 on. */
const keypad = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

/** North American toll-free numbers spelled in letters, such as "1-800-FLOWERS". */
function phonesInLetters(text: string): PhoneFound[] {
  return [
    ...text.matchAll(
      /(?<![\w-])(?:\+?1[-. ])?\(?(8(?:00|33|44|55|66|77|88))\)?[-. ]([\dA-Z-]{0,7}[A-Z]{3}[\dA-Z-]{0,7})(?![\w-])/g,
    ),
  ].flatMap((match): PhoneFound[] => {
    const [, prefix = '', word = ''] = match;
    const digits = word
      .replaceAll('-', '')
      .toLowerCase()
      .replaceAll(/[a-z]/g, (letter) => String(2 + keypad.findIndex((key) => key.includes(letter))))
      .slice(0, 7);
    const excerpt = around(text, match.index, match[0].length);
    return digits.length < 7
      ? []
      : [{ number: `+1${prefix}${digits}`, from: 'text', line: 0, excerpt }];
  });
}

/** The digits of a `tel:` address, without post-dial digits. */
const dialled = (href: string) => decoded(href.slice(4)).replace(/[,;pw].*$/is, '');

/** Maximum characters searched for numbers: the beginning and end of a long page, where contact details are. */
const mostSearched = { start: 20_000, end: 10_000 } as const;

const ends = (text: string) =>
  text.length <= mostSearched.start + mostSearched.end
    ? text
    : `${text.slice(0, mostSearched.start)}\n${text.slice(-mostSearched.end)}`;

/** A second number is often written without its area code. */
function isNumberIn(text: string, number: string, country: CountryCode): boolean {
  const digits = text.replaceAll(/\D/g, '');
  return (
    phoneOf(text, country) === number ||
    (digits.length >= 6 && number.endsWith(digits)) ||
    (digits.length >= 7 && lastDigits(text) === lastDigits(number))
  );
}

/** In E.164; null if it is not a number. */
function phoneOf(text: string, country: CountryCode): string | null {
  try {
    return parsePhoneNumberWithError(text, country).number;
  } catch {
    return null;
  }
}

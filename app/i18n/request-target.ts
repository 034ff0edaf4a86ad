import { parseAddress } from './address.ts';
import { isLanguage, type Language } from './languages.ts';

/**
 * The addresses that serve what public pages hydrate with: `/hydrate/<language><page>`. The data is kept out of the
 * page's HTML, where it would say everything a second time, and fetched together with the scripts; in the language of
 * that HTML, whatever the visitor has chosen since.
 */
const hydrationPattern = /^\/hydrate\/(fr|en|es)(\/.*)$/;

export function hydrationAddress(language: Language, page: string): string {
  return `/hydrate/${language}${page}`;
}

/** What an address stands for. */
export interface Asked {
  /** The page's own address, in a spelling the router can read. */
  address: string;
  /** Whether the page's hydration data is asked for in place of its HTML. */
  isHydration: boolean;
  /** The language it is asked for in, where the address does not leave that to the page's own. */
  language: Language | null;
  /** Whether the address was percent-encoded in a way that means nothing. */
  isMalformed: boolean;
}

export function parseAsked(asked: string): Asked {
  const { address, language } = splitHydration(asked);
  const isMalformed = decode(address.split('?', 1)[0] ?? '') === null;
  return {
    address: isMalformed ? address.replaceAll('%', '%25') : readable(address),
    isHydration: language !== null,
    language,
    isMalformed,
  };
}

/** Takes an address apart that may be one of hydration data: the page's own, and the language of its HTML. */
export function splitHydration(asked: string): { address: string; language: Language | null } {
  const [, language, address] = hydrationPattern.exec(asked) ?? [];
  return isLanguage(language) && address
    ? { address, language }
    : { address: asked, language: null };
}

/**
 * The same address as the router should see it: characters that need no percent sign decoded (RFC 3986 §6.2.2.2), so
 * that we and the router agree on what `/%66r` is; and a space for line terminators, which its splat does not match.
 */
function readable(address: string): string {
  return address
    .replace(/%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi, (code) => decodeURIComponent(code))
    .replace(/%0[ad]|%e2%80%a[89]/gi, '%20');
}

/** The path decoded, or null. Its value is used: the bundler drops a decoding done for its error alone. */
function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Whether the response to an address depends on who asks: bare addresses negotiate their language. */
export function variesByVisitor(asked: string): boolean {
  const { address, language } = splitHydration(asked);
  return language === null && parseAddress(address).language === null;
}

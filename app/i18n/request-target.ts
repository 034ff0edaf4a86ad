import { parseAddress } from './address.ts';
import { isLanguage, languages, type Language } from './languages.ts';

/** Addresses that hydration-address.ts gives. */
const hydrationPattern = new RegExp(`^/hydrate/(${languages.join('|')})(/.*)$`);

/** A parsed request target. */
export interface RequestTarget {
  /** The page's own address, in a spelling the router can read. */
  address: string;
  /** Whether hydration data is requested instead of HTML. */
  isHydration: boolean;
  /** The requested language; null when the page's own address decides. */
  language: Language | null;
  /** Whether the percent-encoding is invalid. */
  isMalformed: boolean;
}

export function parseRequestTarget(asked: string): RequestTarget {
  const { address, language } = splitHydration(asked);
  const isMalformed = decode(address.split('?', 1)[0] ?? '') === null;
  return {
    address: isMalformed ? address.replaceAll('%', '%25') : readable(address),
    isHydration: language !== null,
    language,
    isMalformed,
  };
}

/** Splits the address of hydration data into the page's address and the language of its HTML. */
export function splitHydration(asked: string): { address: string; language: Language | null } {
  const [, language, address] = hydrationPattern.exec(asked) ?? [];
  return isLanguage(language) && address
    ? { address, language }
    : { address: asked, language: null };
}

/**
 * The same address, normalized for the router: characters that need no percent sign decoded (RFC 3986 §6.2.2.2), so
 * that we and the router agree on what `/%66r` is; and a space for line terminators, which its splat does not match.
 */
function readable(address: string): string {
  return address
    .replace(/%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi, (code) => decodeURIComponent(code))
    .replace(/%0[ad]|%e2%80%a[89]/gi, '%20');
}

/** The path decoded, or null. Its value is used: the bundler drops a decoding whose only effect is an error. */
function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Whether the response depends on the visitor: addresses without a language prefix negotiate it. */
export function variesByVisitor(asked: string): boolean {
  const { address, language } = splitHydration(asked);
  return language === null && parseAddress(address).language === null;
}

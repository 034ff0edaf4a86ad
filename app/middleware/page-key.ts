import type { Services } from '#app/application/services.ts';
import { parseAddress } from '#app/i18n/address.ts';
import { hydrationAddress } from '#app/i18n/hydration-address.ts';
import { knownAddresses, screenAddresses } from '#app/i18n/known-addresses.ts';
import { languages, type Language } from '#app/i18n/languages.ts';
import { negotiateLanguage } from '#app/i18n/negotiate.ts';
import { isRead } from '#app/i18n/page-parameters.ts';
import { paths } from '#app/i18n/paths.ts';
import { splitHydration, variesByVisitor } from '#app/i18n/request-target.ts';
import { publicSettingsOf } from './public-settings.ts';
import { hasSessionCookie } from './staff-cookies.ts';

/** The language of the response to any address, known or not. */
export function languageOf(
  asked: string,
  cookie: string | undefined,
  acceptLanguage: string | undefined,
  services: Services | undefined,
): Language {
  const { address, language } = splitHydration(asked.split('?', 1)[0] ?? '');
  const fixed = language ?? parseAddress(address).language;
  return fixed ?? negotiateLanguage(cookie, acceptLanguage, publicSettingsOf(services));
}

/**
 * The cache key of a response, or null when it may not be cached. An address with a language is its own key; one
 * without is prefixed with the visitor's language.
 */
export function pageKey(
  asked: string,
  cookie: string | undefined,
  acceptLanguage: string | undefined,
  services: Services | undefined,
): string | null {
  const address = withoutUnread(asked);
  if (sameForAll.has(address)) return address;
  const page = splitHydration(address).address;
  if (!knownAddresses.has(page)) return null;
  // The staff's pages depend on the session.
  if (hasSessionCookie(cookie) && isStaffAddress(page)) return null;
  return variesByVisitor(address)
    ? negotiateLanguage(cookie, acceptLanguage, publicSettingsOf(services)) + address
    : address;
}

/**
 * The address that a request is answered for: without its query, if everyone gets the same page and no page reads any
 * of it. An address without a language keeps its query for the redirect.
 */
export function pageAddress(asked: string): string {
  const address = withoutUnread(asked);
  return sameForAll.has(address) ? address : asked;
}

/** Drops the query of a public page's address if no public page reads any of it. */
function withoutUnread(asked: string): string {
  const end = asked.indexOf('?');
  if (end === -1) return asked;
  const address = asked.slice(0, end);
  return publicAddresses.has(address) && !isRead(asked.slice(end)) ? address : asked;
}

/** Whether everyone gets the same page at an address, whatever their cookies and languages. */
export const isSameForAll = (address: string): boolean => sameForAll.has(address);

/** The `Vary` of the response to an address (RFC 9110 §12.5.5). */
export function varyOf(asked: string): string {
  if (variesByVisitor(asked)) return 'Accept-Encoding, Accept-Language, Cookie';
  const page = splitHydration(asked.split('?', 1)[0] ?? '').address;
  // On Back, browsers reuse a stored page without revalidation, unless the cookies differ.
  return isStaffAddress(page) ? 'Accept-Encoding, Cookie' : 'Accept-Encoding';
}

function isStaffAddress(address: string): boolean {
  return paths.crm.some((path) => path === parseAddress(address).path);
}

/** The public pages and their hydration data. Files and the staff's pages have query parameters of their own. */
const publicAddresses: ReadonlySet<string> = new Set(
  screenAddresses
    .filter((address) => !isStaffAddress(address))
    .flatMap((page) => [page, ...languages.map((language) => hydrationAddress(language, page))]),
);

/** Those that are the same for everyone, in a set so that a cache hit costs one look-up. */
const sameForAll: ReadonlySet<string> = new Set(
  [...publicAddresses].filter((address) => !variesByVisitor(address)),
);

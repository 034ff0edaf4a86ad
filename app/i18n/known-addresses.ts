import { addressesOf, parseAddress, prefixes } from './address.ts';
import { feedAddress } from './feed-address.ts';
import { guideChecks } from './guide-paths.ts';
import { hydrationAddress } from './hydration-address.ts';
import { languages } from './languages.ts';
import { listedScreens, liveScreens, resourcePaths, screenIds } from './paths.ts';
import { guideAddresses, screenPage, stylesKey } from './site-pages.ts';
import { messagesPath, widgets } from './widgets.ts';

/** Canonical addresses, in their four forms, of every listed screen that can be cached. */
const pageAddresses: readonly string[] = listedScreens
  .filter((screen) => !liveScreens.has(screen))
  .flatMap((screen) => Object.values(screenPage(screen).forms));

/** The addresses of every screen and page of the guide. */
export const screenAddresses: readonly string[] = [
  ...screenIds.flatMap((screen) => prefixes.flatMap((prefix) => addressesOf(screen, prefix))),
  ...guideAddresses,
];

/**
 * Every address that shows a page or file, in canonical spelling. The router also accepts other spellings (a trailing
 * slash), but only these may occupy a cache, which bounds its size.
 */
export const knownAddresses: ReadonlySet<string> = new Set([
  ...screenAddresses,
  ...resourcePaths,
  ...languages.flatMap((language) => widgets.map((widget) => messagesPath(language, widget))),
  ...languages.map(feedAddress),
  ...[...screenIds, ...guideChecks].flatMap((id) =>
    languages.map((language) => `/og/${language}/${id}.png`),
  ),
]);

/** Pages of a kind that has many, few of which are requested in the first minute. */
const isOfMany = /^(?:article|author|town)-/;

/**
 * Addresses that the warm-up caches: the screens and their hydration data. Articles, authors, towns and pages of the
 * guide are cached on request.
 */
export const cacheableAddresses: readonly string[] = pageAddresses.flatMap((address) => {
  const { language, screen } = parseAddress(address);
  if (screen !== null && isOfMany.test(screen)) return [];
  const inLanguages = language ? [language] : languages;
  return [address, ...inLanguages.map((each) => hydrationAddress(each, address))];
});

/** The public pages in each language, with the keys of their styles. */
export const publicPages = [...pageAddresses, ...guideAddresses].flatMap((address) => {
  const { language, path } = parseAddress(address);
  return language ? [{ address, path: stylesKey(path) }] : [];
});

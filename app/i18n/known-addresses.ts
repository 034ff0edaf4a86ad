import { parseAddress, prefixes, withPrefix } from './address.ts';
import { feedAddress } from './feed-address.ts';
import { languages } from './languages.ts';
import { listedScreens, liveScreens, paths, resourcePaths, screenIds } from './paths.ts';
import { hydrationAddress } from './request-target.ts';
import { messagesPath, widgets } from './widgets.ts';

/** Canonical addresses, in their four forms, of every listed page that can be cached. */
const pageAddresses: readonly string[] = listedScreens
  .filter((screen) => !liveScreens.has(screen))
  .flatMap((screen) => prefixes.map((prefix) => withPrefix(prefix, paths[screen][0])));

/**
 * Every address that shows a page, in canonical spelling. The router also accepts other spellings (a trailing slash),
 * but only these may occupy a cache, which bounds its size.
 */
export const knownAddresses: ReadonlySet<string> = new Set([
  ...screenIds.flatMap((screen) =>
    paths[screen].flatMap((path) => prefixes.map((prefix) => withPrefix(prefix, path))),
  ),
  ...resourcePaths,
  ...languages.flatMap((language) => widgets.map((widget) => messagesPath(language, widget))),
  ...languages.map(feedAddress),
  ...screenIds.flatMap((screen) => languages.map((language) => `/og/${language}/${screen}.png`)),
]);

/** Addresses that the warm-up caches: the pages and their hydration data. */
export const cacheableAddresses: readonly string[] = pageAddresses.flatMap((address) => {
  const { language } = parseAddress(address);
  const inLanguages = language ? [language] : languages;
  return [address, ...inLanguages.map((each) => hydrationAddress(each, address))];
});

/** The public pages in each language, with the bare path that keys their styles. */
export const publicPages = pageAddresses.flatMap((address) => {
  const { language, path } = parseAddress(address);
  return language ? [{ address, path }] : [];
});

import { prefixes, withPrefix } from '#app/i18n/address.ts';
import { languages } from '#app/i18n/languages.ts';
import { paths, screenIds, unlisted, type ScreenId } from '#app/i18n/paths.ts';
import { widgets, wordsAddress } from '#app/shell/words.ts';
import { feedAddress } from './feed-address.ts';
import { resourceModules } from './screen-modules.ts';

/** Screens that search engines may list. */
export const listedScreens: readonly ScreenId[] = screenIds.filter(
  (screen) => !unlisted.has(screen),
);

/** Canonical addresses, in their four forms, of every listed page. */
export const pageAddresses: readonly string[] = listedScreens.flatMap((screen) =>
  prefixes.map((prefix) => withPrefix(prefix, paths[screen][0])),
);

/**
 * Every address that answers with something, spelled as we spell it. The router is more forgiving (a slash at the end),
 * but only these may take a place in a cache, which is thereby bounded.
 */
export const knownAddresses: ReadonlySet<string> = new Set([
  ...screenIds.flatMap((screen) =>
    paths[screen].flatMap((path) => prefixes.map((prefix) => withPrefix(prefix, path))),
  ),
  ...Object.keys(resourceModules),
  ...languages.flatMap((language) => widgets.map((widget) => wordsAddress(language, widget))),
  ...languages.map(feedAddress),
  ...screenIds.flatMap((screen) => languages.map((language) => `/og/${language}/${screen}.png`)),
]);

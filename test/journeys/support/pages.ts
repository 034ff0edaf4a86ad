import { withPrefix } from '#app/i18n/address.ts';
import { languages } from '#app/i18n/languages.ts';
import { paths, screenIds } from '#app/i18n/paths.ts';
import { unknownPath } from './unknown-path.ts';
import { beforeLaunch, launched } from './sites.ts';

/** Every screen in every language, on a server where it does not redirect. */
export const allPages = screenIds.flatMap((screen) =>
  languages.map((language) => ({
    language,
    screen,
    // After the launch the countdown redirects.
    address:
      (screen === 'countdown' ? beforeLaunch : launched) +
      withPrefix(`/${language}`, paths[screen][0]),
  })),
);

/** The error page of an unknown address, in every language. */
export const missingPages = languages.map((language) => ({
  language,
  screen: '404',
  address: launched + withPrefix(`/${language}`, unknownPath),
}));

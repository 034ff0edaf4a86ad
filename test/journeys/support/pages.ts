import { withPrefix } from '#app/i18n/address.ts';
import { languages } from '#app/i18n/languages.ts';
import { paths, screenIds } from '#app/i18n/paths.ts';
import { nobodysPath } from './nobodys-path.ts';
import { beforeLaunch, launched } from './sites.ts';

/** Every screen that exists, in every language, where it can be looked at for as long as it takes. */
export const allPages = screenIds.flatMap((screen) =>
  languages.map((language) => ({
    language,
    screen,
    // After the launch the countdown leads away.
    address:
      (screen === 'countdown' ? beforeLaunch : launched) +
      withPrefix(`/${language}`, paths[screen][0]),
  })),
);

/** The page of an address that is nobody's, in every language. */
export const missingPages = languages.map((language) => ({
  language,
  screen: '404',
  address: launched + withPrefix(`/${language}`, nobodysPath),
}));

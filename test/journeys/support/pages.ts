import type { AuditCheckId } from '#app/domain/ila/audit/audit.ts';
import { withPrefix } from '#app/i18n/address.ts';
import { languages } from '#app/i18n/languages.ts';
import { screenIds } from '#app/i18n/paths.ts';
import { guidePage, screenPage } from '#app/i18n/site-pages.ts';
import { unknownPath } from './unknown-path.ts';
import { beforeLaunch, launched } from './sites.ts';

/** Pages of the guide have the same parts: one of each area stands for them, requests check the others. */
const guideSamples = [
  'reach.robots',
  'page.title',
  'local.hours',
  'answer.json-ld',
  'speed.lcp',
  'trust.mail',
] as const satisfies readonly AuditCheckId[];

/** Every screen in every language, on a server where it does not redirect. */
export const allPages = [
  ...screenIds.map(screenPage),
  ...guideSamples.map((check) => guidePage(check)),
].flatMap(({ id, forms }) =>
  languages.map((language) => ({
    language,
    screen: id,
    // After the launch the countdown redirects.
    address: (id === 'countdown' ? beforeLaunch : launched) + forms[`/${language}`],
  })),
);

/** The error page of an unknown address, in every language. */
export const missingPages = languages.map((language) => ({
  language,
  screen: '404',
  address: launched + withPrefix(`/${language}`, unknownPath),
}));

import type { AuditCheckId } from '#app/domain/ila/audit/check-table.ts';
import { withPrefix } from '#app/i18n/address.ts';
import { guideChecks } from '#app/i18n/guide-paths.ts';
import { languages } from '#app/i18n/languages.ts';
import { screenIds, type ScreenId } from '#app/i18n/paths.ts';
import { guidePage, screenPage } from '#app/i18n/site-pages.ts';
import { beforeLaunch, launched } from './sites.ts';
import { unknownPath } from './unknown-path.ts';

/**
 * Pages that one module renders with other texts: these represent their families, and request tests check all of them.
 */
const samples: ReadonlySet<ScreenId | AuditCheckId> = new Set([
  'article-site-rapide',
  'article-fiche-google',
  'author-ines',
  'case-clinique-rfs',
  'service-local',
  'service-loyalty',
  'town-local-montreal',
  'town-landing-new-york',
  'page.title',
  'local.hours',
]);

/** Whether journeys visit a page: one without a family, or its family's representative. */
export const isVisited = (id: ScreenId | AuditCheckId): boolean =>
  samples.has(id) || !/^(?:article|author|case|service|town)-|\./.test(id);

/** Pages that every test run checks in French: tools, and one of each layout, of which the others are made as well. */
const everyday: ReadonlySet<string> = new Set([
  '404',
  'adluma',
  'adluma-full',
  'analytics',
  'article-site-rapide',
  'blog',
  'blogia',
  'booking',
  'case-clinique-rfs',
  'contact',
  'countdown',
  'crm',
  'faq',
  'full-system',
  'guide',
  'heatmap',
  'home',
  'ila',
  'ila-report',
  'ilumatch',
  'landing',
  'module-ila',
  'privacy',
  'search',
  'service-local',
  'services-hub',
  'town-local-montreal',
  'zyno',
]);

/** Whether every test run checks a page. */
export const isEveryday = (screen: string): boolean => everyday.has(screen);

/** Every screen, or its family's representative, in every language, on a server where it does not redirect. */
export const allPages = [...screenIds.map(screenPage), ...guideChecks.map(guidePage)]
  .filter(({ id }) => isVisited(id))
  .flatMap(({ id, forms }) =>
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

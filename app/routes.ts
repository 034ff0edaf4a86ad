import { layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { answersPath } from './domain/answers/answer.ts';
import { authorIds } from './domain/blog/article-slugs.ts';
import { caseIds } from './domain/cases/cases.ts';
import { noticePath } from './domain/consent/notice.ts';
import { formTokenPath } from './domain/leads/contact/form-fields.ts';
import { promptsPath } from './domain/prompts/prompt-run.ts';
import { settingsPath } from './domain/settings/site-settings.ts';
import { pageMeasuresPath } from './domain/system/page-measures.ts';
import { prefixes, withPrefix, type Prefix } from './i18n/address.ts';
import {
  moved,
  paths,
  screenIds,
  type resourcePaths,
  type ScreenId,
  editorialScreens,
  type EditorialScreen,
} from './i18n/paths.ts';

const editorialModules = Object.fromEntries(
  editorialScreens.map((screen) => [screen, 'routes/site/editorial.tsx']),
) as Record<EditorialScreen, string>;

/** Which module shows each screen. */
const screenModules = {
  ...editorialModules,
  home: 'routes/site/home.tsx',
  countdown: 'routes/site/countdown.tsx',
  crm: 'routes/crm/crm.tsx',
  'crm-feature': 'routes/crm/crm-features.tsx',
  contact: 'routes/site/contact.tsx',
  booking: 'routes/site/booking.tsx',
  'booking-status': 'routes/site/booking-status.tsx',
  'lead-status': 'routes/site/lead-status.tsx',
  'ila-report': 'routes/tools/ila-report.tsx',
  modules: 'routes/tools/modules.tsx',
  zyno: 'routes/tools/zyno.tsx',
  landing: 'routes/tools/landing.tsx',
  loyalty: 'routes/tools/loyalty.tsx',
  'cross-visibility': 'routes/tools/cross-visibility.tsx',
  blog: 'routes/site/blog.tsx',
  'blog-intelligent': 'routes/site/blog-intelligent.tsx',
  hub: 'routes/tools/tools-hub.tsx',
  'services-hub': 'routes/site/services-hub.tsx',
  'full-system': 'routes/tools/full-system.tsx',
  cases: 'routes/site/cases.tsx',
  privacy: 'routes/site/legal.tsx',
  'legal-notice': 'routes/site/legal.tsx',
  accessibility: 'routes/site/accessibility.tsx',
  cookies: 'routes/site/cookies.tsx',
  robot: 'routes/site/robot.tsx',
  faq: 'routes/site/faq.tsx',
  guide: 'routes/site/guide.tsx',
  search: 'routes/site/search.tsx',
  blogia: 'routes/tools/blogia.tsx',
  ilumatch: 'routes/tools/ilumatch.tsx',
  adluma: 'routes/tools/adluma.tsx',
  'adluma-full': 'routes/tools/adluma-full.tsx',
  'adluma-loading': 'routes/tools/adluma-loading.tsx',
  ila: 'routes/tools/ila.tsx',
  'module-ila': 'routes/tools/module-ila.tsx',
  heatmap: 'routes/tools/heatmap.tsx',
  analytics: 'routes/tools/analytics.tsx',
} as const satisfies Record<Exclude<ScreenId, FamilyScreen>, string>;

/** Screens whose module finds by the address which of them to show: one of them, and what varies at its end. */
const families = {
  article: ['article-avis-google', '/:slug', 'routes/site/article.tsx'],
  author: [`author-${authorIds[0]}`, '/:slug', 'routes/site/author.tsx'],
  service: ['service-seo', '/:slug', 'routes/site/service.tsx'],
  town: ['town-local-montreal', '/:service/:town', 'routes/site/town.tsx'],
  case: [`case-${caseIds[0]}`, '/:slug', 'routes/site/case.tsx'],
} satisfies Record<string, [one: ScreenId, end: string, file: string]>;

type FamilyScreen = Extract<ScreenId, `${keyof typeof families}-${string}`>;

const hasModule = (screen: ScreenId): screen is keyof typeof screenModules =>
  Object.hasOwn(screenModules, screen);

/** Routes that show several pages: one line each in the list that every browser gets. */
function sharedRoutes(prefix: Prefix): [address: string, file: string][] {
  const ofFamilies = Object.values(families).map(([one, end, file]): [string, string] => {
    const parts = withPrefix(prefix, paths[one][0]).split('/');
    return [parts.slice(0, 1 - end.split('/').length).join('/') + end, file];
  });
  // The guide's pages have words of their own below either path, and lead to theirs.
  const guides = paths.guide.map((path): [string, string] => {
    return [`${prefix}${path}/:slug`, 'routes/site/guide-check.tsx'];
  });
  return [...ofFamilies, ...guides];
}

/** Resources beside the screens: one fixed address each. */
const resourceModules = {
  '/sitemap.xml': 'routes/files/sitemap.ts',
  '/robots.txt': 'routes/files/robots.ts',
  '/llms.txt': 'routes/files/llms.ts',
  '/.well-known/ai-catalog.json': 'routes/files/ai-catalog.ts',
  '/.well-known/security.txt': 'routes/files/security.ts',
  '/.well-known/security-policy.txt': 'routes/files/security-policy.ts',
  '/rendez-vous.ics': 'routes/files/booking-calendar.ts',
  '/agenda.ics': 'routes/files/booking-feed.ts',
  '/site.webmanifest': 'routes/files/web-manifest.ts',
  '/accessibility.js': 'routes/files/settings-script.ts',
  '/crm-worker.js': 'routes/files/push-worker.ts',
  '/constellations.svg': 'routes/files/constellations.ts',
} as const satisfies Record<(typeof resourcePaths)[number], string>;

/** The same number under each prefix, though middleware leads some of them to a canonical path: ids go by the order. */
const aliasesUnder = (prefix: Prefix, screen: ScreenId): string[] =>
  paths[screen].slice(1).map((path) => prefix + path);

/** The same route has one id for each form of its address. They are short: every browser gets the list of them. */
function screensUnder(prefix: Prefix): RouteConfigEntry[] {
  let count = 0;
  const id = () => `${prefix || '/bare'}.${(count++).toString(36)}`;
  return [
    ...screenIds
      .filter(hasModule)
      .flatMap((screen): [string, string][] =>
        [withPrefix(prefix, paths[screen][0]), ...aliasesUnder(prefix, screen)].map((address) => [
          address,
          screenModules[screen],
        ]),
      )
      .concat(sharedRoutes(prefix))
      .map(([address, file]) => route(address, file, { id: id(), caseSensitive: true })),
    ...Object.keys(moved).map((path) =>
      route(withPrefix(prefix, path), 'routes/moved.ts', { id: id(), caseSensitive: true }),
    ),
    route(`${prefix}/*`, 'routes/not-found.ts', { id: id() }),
  ];
}

export default [
  ...prefixes.map((prefix) =>
    layout('routes/screen-layout.tsx', { id: prefix || 'bare' }, screensUnder(prefix)),
  ),
  ...Object.entries(resourceModules).map(([path, file]) => route(path, file)),
  route('/words/:language/:widget', 'routes/data/messages.ts'),
  route(`${noticePath}:language`, 'routes/data/consent-notice.tsx'),
  route('/rss/:feed', 'routes/files/rss.ts'),
  route('/map/:sheet', 'routes/files/map-sheet.ts'),
  route(settingsPath, 'routes/data/settings.ts'),
  route('/search.json', 'routes/data/search.ts'),
  route(formTokenPath, 'routes/data/form-token.ts'),
  route(pageMeasuresPath, 'routes/data/page-measures.ts'),
  route(promptsPath, 'routes/data/prompts.ts'),
  route(answersPath, 'routes/data/answers.ts'),
  route('/audits/:file', 'routes/data/audit-files.ts'),
  route('/api/openapi.json', 'routes/openapi.ts'),
  route('/api/*', 'routes/api.ts'),
  route('/og/:language/:image', 'routes/files/open-graph-image.ts'),
] satisfies RouteConfig;

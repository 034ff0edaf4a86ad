import { articleSlugs, authorIds } from '#app/domain/blog/article-slugs.ts';
import { crmPath } from '#app/domain/crm/crm-address.ts';
import { towns } from '#app/domain/towns.ts';

export type Path = `/${string}`;

type Family<Name extends string, Parent extends Path, Slug extends string> = {
  readonly [Each in Slug as `${Name}-${Each}`]: readonly [`${Parent}/${Each}`];
};

/** Screens that differ only in their texts, below a common path. */
function family<Name extends string, Parent extends Path, Slug extends string>(
  name: Name,
  parent: Parent,
  slugs: readonly Slug[],
): Family<Name, Parent, Slug> {
  const entries = slugs.map((slug) => [`${name}-${slug}`, [`${parent}/${slug}`]] as const);
  return Object.fromEntries(entries) as unknown as Family<Name, Parent, Slug>;
}

/**
 * The URL table: every screen of the site by id, with its bare paths. The first path is the canonical one, the others
 * are aliases that show the same screen. Each path is also served under the prefix of each language: the canonical one
 * with a redirect if the screen has a translated path (own-paths.ts).
 */
export const paths = {
  home: ['/', '/home'],
  countdown: ['/countdown', '/lancement'],

  method: ['/methode-iluma'],
  ethics: ['/ia-ethique'],
  'cross-visibility': ['/inter-visibilite'],
  'modular-seo': ['/seo-modulaire'],

  modules: ['/modules', '/hub-central'],
  hub: ['/hub'],
  'services-hub': ['/hub-services'],
  'module-adluma': ['/modules/adluma'],
  'module-blogia': ['/modules/blog-ia'],
  'module-hub': ['/modules/hub'],
  'module-ila': ['/modules/ila'],
  'module-illumatch': ['/modules/illumatch'],
  'module-landing': ['/modules/landingpage'],

  adluma: ['/adluma', '/simulateur'],
  'adluma-full': ['/simulateur-complet'],
  'adluma-loading': ['/simulateur-ia'],
  ila: ['/ila'],
  'ila-report': ['/ila/rapport', '/ila/report', '/ila/informe'],
  blogia: ['/blogia'],
  ilumatch: ['/ilumatch'],
  zyno: ['/zyno'],
  analytics: ['/tableau-analytics'],
  heatmap: ['/heatmap-ila'],

  'service-seo': ['/services/seo-ia'],
  'service-podcasts': ['/services/podcasts'],
  'service-blogs': ['/services/blogs-intersites'],
  'service-landing': ['/services/landing-aimant'],
  'service-loyalty': ['/services/fidelisation-diamant'],
  'service-ecommerce': ['/services/ecommerce'],
  'service-local': ['/services/visibilite-locale'],
  'service-youtube': ['/services/youtube-seo'],
  'service-meta-ads': ['/services/meta-ads'],
  ...family('town-local', '/services/visibilite-locale', towns),
  ...family('town-meta-ads', '/services/meta-ads', towns),
  ...family('town-landing', '/services/landing-aimant', towns),

  landing: ['/landing-page-intelligente'],
  loyalty: ['/page-fidelisation-intelligente'],
  'mini-site': ['/mini-site-seo'],
  'social-proof': ['/temoignages-dashboards'],
  'seo-explainer': ['/comprendre-google'],
  'seo-course': ['/comprendre-le-seo'],
  'full-system': ['/systeme-complet'],

  blog: ['/blog'],
  'blog-intelligent': ['/blog-intelligent'],
  ...family('article', '/blog-intelligent', articleSlugs),
  ...family('author', '/blog-intelligent/auteurs', authorIds),

  cases: ['/etudes-de-cas'],
  'case-katz-sport': ['/etudes-de-cas/katz-sport'],
  'case-clinique-rfs': ['/etudes-de-cas/clinique-rfs'],
  'case-concept-m': ['/etudes-de-cas/concept-m-rustique'],
  'case-literie-amitie': ['/etudes-de-cas/literie-amitie'],

  contact: ['/contact'],
  booking: ['/contact/rendez-vous'],
  'booking-status': ['/rendez-vous'],
  'lead-status': ['/suivi'],
  faq: ['/faq'],
  guide: ['/guide', '/guia'],
  search: ['/search'],
  'crm-feature': ['/crm-iluma'],
  crm: [crmPath],

  privacy: ['/politique-confidentialite', '/privacy-policy'],
  'legal-notice': ['/mentions-legales'],
  accessibility: ['/accessibilite'],
  cookies: ['/cookies', '/cookie-policy'],
  robot: ['/robot'],
} as const satisfies Record<string, readonly [Path, ...Path[]]>;

export type ScreenId = keyof typeof paths;

/** Editorial pages, made of blocks of text; see content/editorial/pages.ts. */
export const editorialScreens = [
  'method',
  'ethics',
  'modular-seo',
  'mini-site',
  'social-proof',
  'seo-explainer',
  'seo-course',
  'module-adluma',
  'module-blogia',
  'module-hub',
  'module-illumatch',
  'module-landing',
] as const satisfies readonly ScreenId[];

export type EditorialScreen = (typeof editorialScreens)[number];

/** Every bare path that shows a screen. */
export type KnownPath = (typeof paths)[ScreenId][number];

/** Addresses that redirect permanently to a screen. */
export const moved = {
  '/ila-related': 'ila',
  '/crm': 'crm',
} as const satisfies Record<Path, ScreenId>;

/** Screens kept out of the sitemap and marked noindex. */
export const unlisted: ReadonlySet<ScreenId> = new Set<ScreenId>([
  'countdown',
  'adluma-loading',
  'search',
  'lead-status',
  'booking-status',
  'ila-report',
  'crm',
]);

/** Listed screens whose content depends on the time of the request: they must not be cached. */
export const liveScreens: ReadonlySet<ScreenId> = new Set<ScreenId>(['booking']);

export const screenIds = Object.keys(paths) as ScreenId[];

/** Screens that search engines may list. */
export const listedScreens: readonly ScreenId[] = /* @__PURE__ */ screenIds.filter(
  (screen) => !unlisted.has(screen),
);

/** Files at fixed addresses beside the screens. */
export const resourcePaths = [
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/.well-known/ai-catalog.json',
  '/.well-known/security.txt',
  '/.well-known/security-policy.txt',
  '/site.webmanifest',
  '/accessibility.js',
  '/crm-worker.js',
  '/rendez-vous.ics',
  '/agenda.ics',
  '/constellations.svg',
] as const satisfies readonly Path[];

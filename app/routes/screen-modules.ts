import type { ScreenId } from '../i18n/paths.ts';

/** Which module shows each screen. A screen without one answers 404 until it is built. */
export const screenModules = {
  home: 'routes/home.tsx',
  countdown: 'routes/countdown.tsx',
  crm: 'routes/crm.tsx',
  contact: 'routes/contact.tsx',
  modules: 'routes/modules.tsx',
  zyno: 'routes/zyno.tsx',
  method: 'routes/story.tsx',
  ethics: 'routes/story.tsx',
  'modular-seo': 'routes/story.tsx',
  'mini-site': 'routes/story.tsx',
  'social-proof': 'routes/story.tsx',
  'seo-explainer': 'routes/story.tsx',
  'seo-course': 'routes/story.tsx',
  'module-adluma': 'routes/story.tsx',
  'module-blogia': 'routes/story.tsx',
  'module-hub': 'routes/story.tsx',
  'module-illumatch': 'routes/story.tsx',
  'module-landing': 'routes/story.tsx',
  hub: 'routes/tools-hub.tsx',
  'services-hub': 'routes/services-hub.tsx',
  'service-seo': 'routes/service.tsx',
  'service-podcasts': 'routes/service.tsx',
  'service-blogs': 'routes/service.tsx',
  'service-landing': 'routes/service.tsx',
  'service-loyalty': 'routes/service.tsx',
  'service-ecommerce': 'routes/service.tsx',
  'service-local': 'routes/service.tsx',
  'service-youtube': 'routes/service.tsx',
  'service-meta-ads': 'routes/service.tsx',
  privacy: 'routes/legal.tsx',
  'legal-notice': 'routes/legal.tsx',
  accessibility: 'routes/accessibility.tsx',
  cookies: 'routes/cookies.tsx',
  faq: 'routes/faq.tsx',
  search: 'routes/search.tsx',
  blogia: 'routes/blogia.tsx',
  adluma: 'routes/adluma.tsx',
  'adluma-full': 'routes/adluma-full.tsx',
  'adluma-loading': 'routes/adluma-loading.tsx',
  ila: 'routes/ila.tsx',
  'module-ila': 'routes/module-ila.tsx',
} as const satisfies Partial<Record<ScreenId, string>>;

export type BuiltScreen = keyof typeof screenModules;

export const builtScreens = Object.keys(screenModules) as BuiltScreen[];

/** What is served beside the screens: one fixed address each. */
export const resourceModules = {
  '/sitemap.xml': 'routes/sitemap.ts',
  '/robots.txt': 'routes/robots.ts',
  '/llms.txt': 'routes/llms.ts',
  '/.well-known/ai-catalog.json': 'routes/ai-catalog.ts',
  '/site.webmanifest': 'routes/web-manifest.ts',
  '/constellations.svg': 'routes/constellations.ts',
} as const satisfies Record<`/${string}`, string>;

import type { ScreenId } from '../i18n/paths.ts';

/** Which module shows each screen. A screen without one answers 404 until it is built. */
export const screenModules = {
  home: 'routes/home.tsx',
  countdown: 'routes/countdown.tsx',
  blogia: 'routes/blogia.tsx',
  ilumatch: 'routes/ilumatch.tsx',
  adluma: 'routes/adluma.tsx',
  'adluma-full': 'routes/adluma-full.tsx',
  'adluma-loading': 'routes/adluma-loading.tsx',
  ila: 'routes/ila.tsx',
  'module-ila': 'routes/module-ila.tsx',
  heatmap: 'routes/heatmap.tsx',
  analytics: 'routes/analytics.tsx',
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

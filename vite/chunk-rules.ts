/**
 * Modules that share a chunk in the browser build. Paths are files without their extension, or folders with a slash.
 */
export interface ChunkRule {
  readonly name: string;
  readonly paths: readonly string[];
  /** Exceptions below those paths, needed by some pages only. */
  readonly except?: readonly string[];
  /** Minimum number of chunks that import a module; 2 by default. */
  readonly minShareCount?: number;
  /** Statically imported by pages only, never lazily. */
  readonly isInitial?: true;
}

/**
 * Files that every page needs and browsers cache: fewer requests, and fewer names in the HTML. Rolldown places all
 * other modules.
 */
export const chunkRules = [
  {
    name: 'shell',
    isInitial: true,
    // The root's own chunk too: one file compresses better than two that are always loaded together.
    minShareCount: 1,
    paths: [
      'app/shell/',
      'app/domain/languages',
      // 60 bytes shared by four pages are not worth a request.
      'app/domain/sum',
      'app/i18n/address',
      'app/i18n/format',
      'app/i18n/languages',
      'app/i18n/negotiate',
      'app/i18n/paths',
      'app/ui/hydrated',
      'app/ui/icon',
      'app/ui/motion',
      'app/ui/plain-key',
      'app/ui/stored',
      'app/ui/visit',
    ],
    except: [
      'app/shell/navigation/breadcrumbs',
      'app/shell/navigation/menu-keys',
      'app/shell/chat/',
      'app/shell/settings/',
      'app/shell/consent/campaign',
      'app/shell/feed-link',
      'app/shell/public-page',
      'app/shell/stays-with-answer',
      'app/shell/stays-with-query',
      'app/shell/consent/choice/',
      'app/shell/system/clear-controls',
      'app/shell/system/watch-page',
      'app/shell/system/watch-vitals',
    ],
  },
  {
    name: 'page',
    isInitial: true,
    paths: [
      'app/domain/codec/record-of',
      'app/domain/form-text',
      'app/domain/leads/contact/contact-query',
      'app/domain/leads/contact/form-fields',
      'app/ui/page/closing-call',
      'app/ui/page/disclosure',
      'app/ui/page/headline',
      'app/ui/page/section',
      'app/ui/page/section-head',
      'app/ui/sky/sky-figure',
    ],
  },
  // Modules always used together: the head of every page but the home page.
  {
    name: 'top',
    paths: [
      'app/shell/navigation/breadcrumbs',
      'app/shell/stays-with-answer',
      'app/shell/stays-with-query',
      'app/ui/page/page-head',
      'app/ui/charts/stat-row',
    ],
  },
  { name: 'consent', paths: ['app/shell/consent/choice/'] },
  {
    name: 'table',
    paths: ['app/ui/charts/chart-table', 'app/ui/results/data-table', 'app/ui/results/wide-table'],
  },
  {
    name: 'tool',
    paths: [
      'app/i18n/csv',
      'app/ui/results/copy-link',
      'app/ui/results/download',
      'app/ui/results/print-button',
    ],
  },
  {
    name: 'watch',
    minShareCount: 1,
    paths: [
      'app/shell/system/clear-controls',
      'app/shell/system/watch-page',
      'app/shell/system/watch-vitals',
    ],
  },
  {
    name: 'dials',
    paths: [
      'app/domain/ila/score',
      'app/ui/charts/gauge',
      'app/ui/fields/slider',
      'app/ui/results/estimate-note',
    ],
  },
  {
    // Forms of the smaller tools: input parsers and their fields.
    name: 'codec',
    paths: [
      'app/domain/codec/fields',
      'app/domain/codec/choice-fields',
      'app/domain/codec/stored-json',
      'app/domain/codec/text-field',
      'app/ui/fields/choices',
      'app/ui/tabs',
    ],
  },
  { name: 'filter', paths: ['app/ui/fields/filter-form', 'app/ui/results/nothing-matches'] },
  { name: 'link', paths: ['app/domain/codec/link-fields', 'app/domain/codec/number-fields'] },
  {
    name: 'fields',
    paths: [
      'app/ui/fields/field-notes',
      'app/ui/fields/select-field',
      'app/ui/fields/submission-failure',
      'app/ui/fields/text-field',
    ],
  },
] as const satisfies readonly ChunkRule[];

/** Matches module ids below some paths but not below others. */
export function matching(paths: readonly string[], except: readonly string[] = []): RegExp {
  const oneOf = (each: readonly string[]) =>
    `(?:${each.map((path) => (path.endsWith('/') ? path : `${path}\\.`)).join('|')})`;
  return new RegExp(`/${except.length > 0 ? `(?!${oneOf(except)})` : ''}${oneOf(paths)}`);
}

/** The rules as Rolldown's `codeSplitting.groups`; the first match takes a module. */
export const chunkGroups = [
  { name: 'framework', test: /node_modules|^\0|virtual:/, tags: ['$initial' as const] },
  ...chunkRules.map(({ name, paths, except, minShareCount = 2, isInitial }: ChunkRule) => ({
    name,
    test: matching(paths, except),
    minShareCount,
    ...(isInitial && { tags: ['$initial' as const] }),
  })),
];

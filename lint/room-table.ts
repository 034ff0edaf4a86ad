/**
 * The "Rooms" table of the architecture: what a file may import from outside its own room. The rules in rooms.ts only
 * read it. `code` may be imported in any way, `types` by `import type` only, `lazily` by `import()` only. `npm` lists
 * the packages, Node's own modules included, of a room that stays free of all others; where it is absent any will do.
 */
export interface Row extends Allowed {
  readonly lazily?: readonly string[];
  readonly npm?: Allowed;
}

interface Allowed {
  readonly code: readonly string[];
  readonly types: readonly string[];
}

const drawing = ['react', 'react-dom', 'react-router', '@base-ui/react'] as const;
const charts = ['d3-scale', 'd3-shape', 'd3-geo'] as const;

/** Folders of `app/`. `features` stands for each `features/<name>`, which are rooms of their own. */
const inApp = {
  domain: { code: [], types: [], npm: { code: [], types: [] } },
  i18n: { code: [], types: ['domain'], npm: { code: [], types: [] } },
  content: { code: ['i18n'], types: ['domain'], npm: { code: [], types: ['schema-dts'] } },
  ui: { code: [], types: ['i18n'], npm: { code: [...drawing, ...charts], types: [] } },
  data: { code: ['domain'], types: [] },
  services: { code: ['domain'], types: [] },
  middleware: { code: ['data', 'services', 'i18n', 'domain'], types: [] },
  shell: { code: ['ui', 'i18n', 'domain'], types: ['content'] },
  features: { code: ['ui', 'i18n', 'domain'], types: ['content'] },
} as const satisfies Record<string, Row>;

export const rooms: Readonly<Record<string, Row>> = {
  ...inApp,
  routes: { code: Object.keys(inApp), types: [] },
  /** root.tsx, routes.ts and the entries, which stand in `app/` itself. */
  app: { code: [...Object.keys(inApp), 'routes'], types: [] },
  server: { code: [], types: [], lazily: ['build'] },
};

/** Tests, tools and configs, which may import anything: what stays on a developer's machine is not part of the house. */
export const workshop = [/\.test\.tsx?$/, /^(test|scripts|bench|lint|vite)\//, /^[^/]+$/];

/** The only files in `app/` itself. */
export const entrances = [/^app\/(root\.tsx|routes\.ts|entry\.[a-z]+\.tsx?|[a-z-]+\.d\.ts)$/];

/** Where a default export is what the framework or the tool asks for, or (`.d.ts`) what another's module has. */
export const defaultExports = [...entrances, /^app\/routes\//, /^lint\//, /^[^/]+$/, /\.d\.ts$/];

/** The one file of the house that reads `process.env`. */
export const environmentReader = /^server\/config\.ts$/;

/** Folders that say nothing of what is in them. */
export const emptyFolders = ['utils', 'util', 'lib', 'libs', 'helpers', 'helper', 'common'];

/**
 * The "Rooms" table of the architecture: the imports that a file may have from outside its own room. The rules in
 * rooms.ts only read it. `code` allows any import, `types` `import type` only, `lazily` `import()` only; each names a
 * room, or one file of a room. `npm` lists the allowed packages of a room, including Node's own modules; without it any
 * are allowed.
 */
export interface Row extends Allowed {
  readonly lazily?: readonly string[];
  readonly npm?: Allowed;
}

interface Allowed {
  readonly code: readonly string[];
  readonly types: readonly string[];
}

/** Folders of `app/`, and one below `api`. `features` stands for each `features/<name>`, a room of its own. */
const inApp = {
  // Numbering plans, archives and QR codes are tables and pure functions, like the rest of the domain.
  domain: {
    code: [],
    types: [],
    npm: { code: ['fflate', 'libphonenumber-js', 'temporal-polyfill', 'uqr'], types: [] },
  },
  i18n: { code: ['domain'], types: [], npm: { code: [], types: [] } },
  content: { code: ['i18n', 'domain'], types: [], npm: { code: [], types: ['schema-dts'] } },
  ui: {
    code: [],
    types: ['i18n'],
    npm: { code: ['react', 'react-dom', 'react-router'], types: [] },
  },
  data: { code: ['domain'], types: [] },
  services: { code: ['domain'], types: [] },
  application: {
    code: ['data', 'services', 'content', 'i18n', 'domain'],
    types: [],
    npm: { code: ['zod', 'drizzle-orm', 'node:crypto', 'node:path'], types: [] },
  },
  middleware: { code: ['application', 'i18n', 'domain'], types: [] },
  api: { code: ['application', 'middleware', 'i18n', 'domain'], types: [] },
  /** The typed API client for browsers, which imports only the table's types. */
  'api/client': { code: ['domain'], types: ['api'], npm: { code: [], types: ['zod'] } },
  inline: { code: ['i18n', 'domain'], types: [], npm: { code: [], types: [] } },
  shell: { code: ['inline', 'ui', 'i18n', 'domain'], types: ['content'] },
  features: { code: ['ui', 'i18n', 'domain', 'api/client'], types: ['content', 'api'] },
} as const satisfies Record<string, Row>;

export const rooms: Readonly<Record<string, Row>> = {
  ...inApp,
  /** The vulnerability disclosure policy is served unchanged. */
  routes: { code: [...Object.keys(inApp), 'SECURITY.md'], types: [] },
  /** root.tsx, routes.ts and the entries, in `app/` itself. */
  app: { code: [...Object.keys(inApp), 'routes'], types: [] },
  server: { code: [], types: ['domain', 'app/entry.server.tsx'], lazily: ['build'] },
};

/** Tests, tools and configs: they may import anything, because they are not deployed. */
export const workshop = [/\.test\.tsx?$/, /^(test|scripts|bench|lint|vite)\//, /^[^/]+$/];

/** The only files in `app/` itself. */
export const entrances = [/^app\/(root\.tsx|routes\.ts|entry\.[a-z]+\.tsx?|[a-z-]+\.d\.ts)$/];

/** Files whose default export is required by the framework or a tool, or declared (`.d.ts`). */
export const defaultExports = [...entrances, /^app\/routes\//, /^lint\//, /^[^/]+$/, /\.d\.ts$/];

/** The only file that reads `process.env`. */
export const environmentReader = /^server\/config\.ts$/;

/** Folder names that do not state a purpose. */
export const emptyFolders = ['utils', 'util', 'lib', 'libs', 'helpers', 'helper', 'common'];

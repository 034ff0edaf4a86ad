import { readFile } from 'node:fs/promises';
import type { ServerBuild } from 'react-router';
import type * as Entry from '../app/entry.server.tsx';

/** What the app's server entry exports. A type only: the server runs the built entry, never the source. */
type AppEntry = typeof Entry;

/** React Router's build, with the exports that our entry adds to those React Router knows. */
export type SiteBuild = ServerBuild & { entry: { module: AppEntry } };

type EntrySettings = Parameters<AppEntry['configure']>[0];
type ServiceSettings = Parameters<AppEntry['openServices']>[0];

/** A PostgreSQL server, or the embedded database in a directory or in memory. */
export type DatabasePlace = ServiceSettings['database'];

/** What the app opened; the server passes it to each request and closes it at shutdown. */
export type Services = Awaited<ReturnType<AppEntry['openServices']>>;

/** A call refused because of its caller or its rate. */
export type Refusal = NonNullable<ReturnType<AppEntry['refusalEntry']>>;

export type PromptSettings = Parameters<AppEntry['createPrompts']>[0];

/** What every request of a running server shares. */
export type Runtime = NonNullable<Parameters<AppEntry['createLoadContext']>[0]>;

/** The inline scripts and styles of a page. */
export type InlineSources = ReturnType<AppEntry['inlineSourcesOf']>;

export type SiteSettings = Runtime['site'];

export interface AppBuild {
  build: ServerBuild;
  /** Inline styles by route module and by page; see vite/critical-css.ts. */
  criticalCss: EntrySettings['criticalCss'];
  entry: AppEntry;
}

const directory = new URL('../build/', import.meta.url);

/** Loads the output of `npm run build`. */
export async function loadAppBuild(): Promise<AppBuild> {
  const build: SiteBuild = await import(new URL('server/index.js', directory).href);
  const criticalCss: AppBuild['criticalCss'] = JSON.parse(
    await readFile(new URL('critical-css.json', directory), 'utf8'),
  );
  return toAppBuild(build, criticalCss);
}

/** @param criticalCss inline styles; none in development, where Vite serves them */
export function toAppBuild(
  build: SiteBuild,
  criticalCss: AppBuild['criticalCss'] = build.entry.module.noCriticalCss,
): AppBuild {
  return { build, criticalCss, entry: build.entry.module };
}

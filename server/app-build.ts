import { readFile } from 'node:fs/promises';
import type { RouterContextProvider, ServerBuild } from 'react-router';

/** What the server tells the app about where and how it runs. */
export interface SiteSettings {
  origin: string;
  launchAt: number;
  now: () => number;
  photoPattern: string | null;
  tagUrl: string | null;
  hints: Readonly<Record<'preconnect' | 'dnsPrefetch' | 'analytics', readonly string[]>>;
}

/** How texts are written: by a model somewhere, or null for the built-in writer, and how many an address may ask for. */
export interface PromptSettings {
  model: { url: string; key: string | null; name: string } | null;
  limit: number;
  now: () => number;
  report: (error: unknown) => void;
}

/** A PostgreSQL server, the embedded one on a directory, or one in memory that may begin with what a dump holds. */
export type DatabasePlace =
  | { readonly url: string }
  | { readonly directory: string }
  | { readonly memory: true; readonly from?: Uint8Array<ArrayBuffer> };

/** Where the app keeps its data and what it signs with. */
interface ServiceSettings {
  database: DatabasePlace;
  dataDirectory: string;
  secret: string | null;
  smtpUrl: string | null;
  overpassUrl: string | null;
  mailFrom: string | null;
  webhookAllowed: readonly string[];
  now: () => number;
}

/** What the app opened; the server hands it back with each request, and closes it when it leaves. */
export interface Services {
  /** What whoever starts the server should know, or null. */
  greeting(): Promise<string | null>;
  /** Told whenever every page may look different from now on. */
  onSiteChange(listener: () => void): void;
  /** Ends what would go on for ever, such as event streams. */
  leave(): void;
  close(): Promise<void>;
}

/** What the app made of them; the server only hands it back with each request. */
export type Prompts = object;

/** Inline styles by route module and by page; see vite/critical-css.ts and vite/page-css.ts. */
interface CriticalCss {
  routes: Record<string, string>;
  pages: Record<string, string>;
}

/** What an address stands for; see the app's `parseAsked`. */
interface Asked {
  address: string;
  isHydration: boolean;
  language: string | null;
  isMalformed: boolean;
}

/** What the app's server entry offers beside React Router's own build. */
interface AppEntry {
  configure(settings: {
    criticalCss: CriticalCss;
    reportError: (error: unknown) => void;
    record: (message: string, fields: object) => void;
  }): void;
  createPrompts(settings: PromptSettings): Prompts;
  /** The routes of the build as they are to be served. */
  served(build: ServerBuild): ServerBuild;
  openServices(settings: ServiceSettings): Promise<Services>;
  parseAsked(address: string): Asked;
  createLoadContext(
    site: SiteSettings,
    asked: Asked,
    visitor: string,
    prompts: Prompts,
    services: Services,
  ): RouterContextProvider;
  /** The language that whoever asks is answered in. */
  languageOf(
    address: string,
    cookie: string | undefined,
    acceptLanguage: string | undefined,
    services: Services,
  ): string;
  variesByVisitor(address: string): boolean;
  pageKey(
    address: string,
    cookie: string | undefined,
    acceptLanguage: string | undefined,
    services: Services,
  ): string | null;
  cacheableAddresses: readonly string[];
}

export interface AppBuild {
  build: ServerBuild;
  criticalCss: CriticalCss;
  entry: AppEntry;
}

const directory = new URL('../build/', import.meta.url);

/** Loads what `npm run build` made. */
export async function loadAppBuild(): Promise<AppBuild> {
  const build = (await import(new URL('server/index.js', directory).href)) as ServerBuild;
  const criticalCss = JSON.parse(
    await readFile(new URL('critical-css.json', directory), 'utf8'),
  ) as CriticalCss;
  return toAppBuild(build, criticalCss);
}

/** @param criticalCss inline styles; none in development, where Vite serves them */
export function toAppBuild(
  build: ServerBuild,
  criticalCss: CriticalCss = { routes: {}, pages: {} },
): AppBuild {
  return { build, criticalCss, entry: build.entry.module as unknown as AppEntry };
}

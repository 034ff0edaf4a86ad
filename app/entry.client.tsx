import appStylesheet from './app.css?url';
import { bannerDelay, noticePath } from './domain/consent/notice.ts';
import { consentKey } from './domain/consent/record.ts';
import { hydrationAddress } from './i18n/hydration-address.ts';
import { usualContext, type PageStart } from './inline/defer-hydration.ts';

/** Milliseconds after load that a page waits for the visitor, twice those of the banner. */
const patience = 2 * bannerDelay;

/**
 * Brings React to a page: at the visitor's first intent; at once where something would otherwise be missing; on any other
 * page of a new visitor some seconds after load, so that the first seconds are the reader's. See
 * docs/decisions/048-the-readers-seconds.md.
 *
 * @param touched resolves at the first intent
 * @param shown resolves when the page has loaded and is painted
 */
export function start(page: PageStart, touched: Promise<void>, shown: Promise<unknown>): void {
  if (window.location.search) bringQueryToLanguages(window.location.search);
  const files = filesOf(page);
  let hydrating: Promise<void> | undefined;
  const hydrate = () => void (hydrating ??= load(files));
  void touched.then(hydrate);
  void shown.then(() => {
    requestNotice();
    // Safari has no idle callbacks, and its timers read the options as no delay.
    const whenIdle = window.requestIdleCallback ?? (setTimeout as typeof requestIdleCallback);
    whenIdle(
      () => {
        if (isInline() || hasStored() || isLive()) return hydrate();
        setTimeout(hydrate, patience);
        // Into the browser's cache only: nothing is compiled, nothing runs.
        void files.then(({ all }) => addLinks('prefetch', [appStylesheet, ...all]));
      },
      { timeout: 5000 },
    );
  });
}

/** A kept page's links to its other languages do not know by which advertisement this visit has come. */
function bringQueryToLanguages(query: string): void {
  for (const anchor of document.querySelectorAll<HTMLAnchorElement>('a.language-link'))
    anchor.search ||= query;
}

/** Whether this browser keeps anything of the site: an answer to the banner, settings, a tool's draft. */
function hasStored(): boolean {
  try {
    return localStorage.length + sessionStorage.length > 0;
  } catch {
    // Storage denied: React says so.
    return true;
  }
}

/** Whether the page has a part that changes by itself or by the address, or shows a picture that waits for React. */
function isLive(): boolean {
  if (window.location.hash) return true;
  return [...document.querySelectorAll('[data-live], [data-src]')].some(
    (element) =>
      element.matches('[data-live]') || element.getBoundingClientRect().top < innerHeight,
  );
}

/** Loads app/inline/show-notice.ts where nothing is stored, half of the banner's delay after the page's load. */
function requestNotice(): void {
  setTimeout(() => {
    try {
      if (!window.banner && !localStorage[consentKey])
        void import(/* @vite-ignore */ noticePath + document.documentElement.lang);
    } catch {
      // Storage denied: React's banner says so.
    }
  }, bannerDelay / 2);
}

/** The page's scripts: the module of each of its routes, and those with what they import. */
interface Files {
  readonly modules: Readonly<Record<string, string>>;
  readonly all: ReadonlySet<string>;
}

async function filesOf({ manifest, routes: ids }: PageStart): Promise<Files> {
  await import(/* @vite-ignore */ manifest);
  const routes = ids.flatMap((id) => window.__reactRouterManifest.routes[id] ?? []);
  return {
    modules: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    all: new Set(routes.flatMap(({ module, imports = [] }) => [...imports, module])),
  };
}

async function load(files: Promise<Files>): Promise<void> {
  const sheet = link({ rel: 'stylesheet', href: appStylesheet });
  const fetched = isInline() || fetchData();
  const { modules, all } = await files;
  addLinks('modulepreload', all);
  const loaded = Object.entries(modules).map(async ([id, module]) => [
    id,
    await import(/* @vite-ignore */ module),
  ]);
  window.__reactRouterRouteModules = Object.fromEntries(await Promise.all(loaded));
  await Promise.all([fetched, sheet]);
  window.hydrate();
}

/** Each in a task of its own: together they would keep a telephone busy for a tenth of a second. */
function addLinks(rel: string, addresses: Iterable<string>): void {
  for (const href of addresses) setTimeout(() => void link({ rel, href }));
}

/** Resolves when the link's resource has loaded or failed. */
function link(attributes: Partial<HTMLLinkElement>): Promise<unknown> {
  return new Promise((onload) =>
    document.head.append(
      Object.assign(document.createElement('link'), attributes, { onload, onerror: onload }),
    ),
  );
}

/** Whether the page's data is in its HTML. */
const isInline = () => window.__reactRouterContext?.stream !== undefined;

async function fetchData(): Promise<void> {
  const response = await fetch(
    hydrationAddress(document.documentElement.lang, window.location.pathname),
  );
  if (!response.ok) throw response;
  window.__reactRouterContext = {
    ...usualContext,
    ...window.__reactRouterContext,
    stream: response.body,
  };
}

declare global {
  interface Window {
    __reactRouterRouteModules: Record<string, unknown>;
    /** Whether React has the banner, which then needs no notice. */
    banner?: boolean;
  }
}

// React Router's `<Scripts>`, which development keeps, only imports this module.
if (import.meta.env.DEV) void import('./shell/hydrate.client.tsx').then(({ hydrate }) => hydrate());

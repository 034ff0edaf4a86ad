import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createContext,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type ServerBuild,
} from 'react-router';
import { company } from './content/company/facts.ts';
import { letterOf } from './content/mail/letters.ts';
import { withoutValues } from './data/failures.server.ts';
import { defaultCockpit } from './domain/cockpit.ts';
import { siteFace, type SiteFace } from './domain/site-face.ts';
import { parseAddress } from './i18n/address.ts';
import {
  hydrationAddress,
  splitHydration,
  variesByVisitor,
  type Asked,
} from './i18n/asked-address.ts';
import { languages, type Language } from './i18n/languages.ts';
import { negotiateLanguage } from './i18n/negotiate.ts';
import { paths } from './i18n/paths.ts';
import { faceContext } from './middleware/face.ts';
import { leadLogContext, type LeadLog } from './middleware/lead-log.ts';
import { retryAfter, withLostDatabase } from './middleware/lost-database.server.ts';
import { promptsContext, type Prompts } from './middleware/prompts.ts';
import { hasSessionCookie } from './middleware/session-cookie.ts';
import {
  openServices as openAll,
  type OpenServices,
  type ServiceSettings,
} from './middleware/open-services.server.ts';
import { servicesContext, type Services } from './middleware/services.ts';
import { siteContext, type Site } from './middleware/site.ts';
import { askedLanguageContext, malformedContext, visitContext } from './middleware/visit.ts';
import { visitorContext } from './middleware/visitor.ts';
import { knownAddresses, pageAddresses } from './routes/addresses.ts';
import { HydrateFrom } from './shell/held-scripts.tsx';

/** Inline styles; none in development, where Vite serves them. */
interface CriticalCss {
  /** Everything that a route module's code can use, by the module's address. */
  routes: Record<string, string>;
  /** What a public page uses as it is rendered, by its bare path. */
  pages: Record<string, string>;
}

let criticalCss: CriticalCss = { routes: {}, pages: {} };

/** Every address worth answering from memory before anyone asks: the pages and what they hydrate with. */
export const cacheableAddresses: readonly string[] = pageAddresses.flatMap((address) => {
  const { language } = parseAddress(address);
  const inLanguages = language ? [language] : languages;
  return [address, ...inLanguages.map((each) => hydrationAddress(each, address))];
});

/** The public pages in each language, with the bare path that their styles are kept under. */
export const publicPages = pageAddresses.flatMap((address) => {
  const { language, path } = parseAddress(address);
  return language ? [{ address, path }] : [];
});

/** Called by each server once, which hands the outcome back with every request. */
export { createPrompts } from './middleware/prompts.ts';

export { parseAsked, variesByVisitor } from './i18n/asked-address.ts';

/** Opened by each server once, before its first request. */
export const openServices = (settings: Omit<ServiceSettings, 'report'>): Promise<OpenServices> =>
  openAll(
    { ...settings, report: (error) => reportError(error) },
    { letterOf, sender: { name: company.name, address: company.email } },
  );

/** Set for a request that wants a page's hydration data in place of its HTML. */
const hydrationContext = createContext(false);

let reportError: (error: unknown) => void = console.error;

let record: (message: string, fields: object) => void = console.info;

const leadLog: LeadLog = {
  kept: (lead) => record('lead', { lead }),
  failed: (lead) => record('lead not kept', { lead }),
};

/** Called once by the server before the first request. */
export function configure(settings: {
  criticalCss: CriticalCss;
  reportError: (error: unknown) => void;
  /** Writes one line that has to be kept. */
  record: (message: string, fields: object) => void;
}): void {
  ({ criticalCss, record } = settings);
  reportError = (error) => settings.reportError(withoutValues(error));
}

/** The site's routes as they are served. */
export const served = (build: ServerBuild): ServerBuild =>
  withLostDatabase(build, (error) => reportError(error));

/**
 * The context every loader and action of one request sees.
 *
 * @param site null for the defaults, such as the build needs
 * @param visitor network address of who asks
 * @param services none while the site is built
 */
export function createLoadContext(
  site: Site | null,
  { isHydration, language, isMalformed }: Asked,
  visitor: string,
  prompts: Prompts,
  services: Services | undefined,
): RouterContextProvider {
  const context = new RouterContextProvider();
  if (site) context.set(siteContext, site);
  context.set(leadLogContext, leadLog);
  context.set(promptsContext, prompts);
  if (services) context.set(servicesContext, services);
  context.set(faceContext, faceOf(services));
  context.set(visitorContext, visitor);
  context.set(hydrationContext, isHydration);
  context.set(askedLanguageContext, language);
  context.set(malformedContext, isMalformed);
  return context;
}

/** The language that whoever asks for an address is answered in, which need not be one of the site's. */
export function languageOf(
  asked: string,
  cookie: string | undefined,
  acceptLanguage: string | undefined,
  services: Services | undefined,
): Language {
  const { address, language } = splitHydration(asked.split('?', 1)[0] ?? '');
  const fixed = language ?? parseAddress(address).language;
  return fixed ?? negotiateLanguage(cookie, acceptLanguage, faceOf(services));
}

/**
 * The name a response is cached under, or null when it may not be kept. An address that fixes its language is its own
 * name; for a bare one the language that this visitor gets comes in front.
 */
export function pageKey(
  address: string,
  cookie: string | undefined,
  acceptLanguage: string | undefined,
  services: Services | undefined,
): string | null {
  if (sameForAll.has(address)) return address;
  const page = splitHydration(address).address;
  if (!knownAddresses.has(page)) return null;
  // Where staff sign in, whoever may be signed in is recognised anew.
  if (hasSessionCookie(cookie) && isStaffAddress(page)) return null;
  return variesByVisitor(address)
    ? negotiateLanguage(cookie, acceptLanguage, faceOf(services)) + address
    : address;
}

const faceByItself = siteFace(defaultCockpit);

/** How the site is set; as it is by itself while it is built, when there are no services. */
function faceOf(services: Services | undefined): SiteFace {
  return services ? services.cockpit.face() : faceByItself;
}

function isStaffAddress(address: string): boolean {
  return paths.crm.some((path) => path === parseAddress(address).path);
}

/** What answers everyone alike, hydration data included, known beforehand: a hit is to cost one look-up. */
const sameForAll: ReadonlySet<string> = new Set(
  [...knownAddresses]
    .filter((address) => !isStaffAddress(address))
    .flatMap((page) => [page, ...languages.map((language) => hydrationAddress(language, page))])
    .filter((address) => !variesByVisitor(address)),
);

/** Renders a page to its whole HTML: it is hashed, compressed and cached as one piece, so nothing is streamed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const data = entry.serverHandoffStream;
  if (context.get(hydrationContext)) {
    headers.set('Content-Type', 'text/plain; charset=utf-8');
    return new Response(data ?? null, { status, headers });
  }
  const { pathname, search } = new URL(request.url);
  let hydrateFrom: string | null = null;
  if (import.meta.env.PROD && data && isPublic(request, status, headers) && search === '') {
    hydrateFrom = hydrationAddress(context.get(visitContext).language, pathname);
    delete entry.serverHandoffStream;
    await data.cancel();
  }
  const deepest = entry.staticHandlerContext.matches.at(-1)?.route.id ?? 'root';
  const css =
    // A page that the cockpit has changed may use what it does not use by itself.
    (hydrateFrom && isByItself(context.get(faceContext))
      ? criticalCss.pages[parseAddress(pathname).path]
      : undefined) ?? criticalCss.routes[entry.manifest.routes[deepest]?.module ?? ''];
  // React Router renders this inside <Links>, through its own context.
  if (css) entry.criticalCss = css;

  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (status === 503) {
    headers.set('Retry-After', String(retryAfter));
    headers.set('Cache-Control', 'no-store');
  }
  const html = await renderWhole(
    <HydrateFrom value={hydrateFrom}>
      <ServerRouter context={entry} url={request.url} />
    </HydrateFrom>,
  );
  return new Response(html, { status, headers });
}

function isByItself(face: SiteFace): boolean {
  return JSON.stringify(face) === JSON.stringify(faceByItself);
}

/** A public page is a pure function of its address and language, so its data can be had again. */
function isPublic(request: Request, status: number, headers: Headers): boolean {
  return (
    request.method === 'GET' &&
    status === 200 &&
    (headers.get('cache-control')?.includes('public') ?? false)
  );
}

async function renderWhole(page: ReactNode): Promise<string> {
  let failure: unknown;
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: (error) => {
        failure ??= error;
      },
    });
  });
  if (failure) throw failure;
  return html;
}

/** Reports what went wrong on our side; a refusal (4xx) is an answer, and may hold what the visitor typed. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isRefusal) reportError(error);
}

import { randomBytes } from 'node:crypto';
import {
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type ServerBuild,
} from 'react-router';
import { apiPathOf } from './api/http/dispatch.ts';
import appStylesheet from './app.css?url';
import { openServices as openAll, type OpenServices } from './application/open-services.server.ts';
import { requireOwnFacts } from './application/sample/own-facts.ts';
import { leadLog, logTo, operationsLog, reportError } from './application/server-log.ts';
import type { ServiceSettings } from './application/service-settings.ts';
import { company } from './content/company/facts.ts';
import { emailOf } from './content/mail/emails.ts';
import { failureOf } from './data/engine/database-failure.server.ts';
import { formTokenPath } from './domain/leads/contact/form-fields.ts';
import { promptsPath } from './domain/prompts/prompt-run.ts';
import { settingsPath } from './domain/settings/site-settings.ts';
import { pageMeasuresPath } from './domain/system/page-measures.ts';
import { parseAddress } from './i18n/address.ts';
import { knownAddresses } from './i18n/known-addresses.ts';
import { languages } from './i18n/languages.ts';
import { splitHydration } from './i18n/request-target.ts';
import { stylesKey } from './i18n/site-pages.ts';
import { criticalCss, keepCriticalCss, type CriticalCss } from './middleware/critical-css.ts';
import { inlineSourcesContext, type InlineSources } from './middleware/inline-sources.ts';
import { hydrationContext } from './middleware/load-context.ts';
import { retryAfter, withLostDatabase } from './middleware/lost-database.ts';
import { isDefaultSettings, publicSettingsContext } from './middleware/public-settings.ts';
import { InlineTexts } from './shell/inline-sources.tsx';
import { pageScriptOf } from './shell/page-script.server.ts';
import { renderToHtml, withoutDiscovery } from './shell/render-to-html.server.ts';

/** Called once by each server, which passes the result with every request. */
export { createPrompts } from './application/prompts/prompts.ts';

export { languages };
export { noCriticalCss } from './middleware/critical-css.ts';
export { cacheableAddresses, publicPages } from './i18n/known-addresses.ts';
export { parseRequestTarget } from './i18n/request-target.ts';
export { isSameForAll, languageOf, pageAddress, pageKey, varyOf } from './middleware/page-key.ts';
export { createLoadContext } from './middleware/load-context.ts';
export { refusalEntry } from './middleware/refusal.ts';
export { searchIndexes } from './application/search/search-documents.ts';
export { traceChannels } from './data/engine/trace-channels.server.ts';

/** Opened by each server once, before its first request. */
export const openServices = (
  settings: Omit<ServiceSettings, 'report' | 'leadLog' | 'operationsLog'>,
): Promise<OpenServices> => {
  requireOwnFacts();
  return openAll(
    { ...settings, leadLog, operationsLog, report: reportError },
    { emailOf, sender: { name: company.name, address: company.email } },
  );
};

/** Called once by the server before the first request. */
export function configure(
  settings: Parameters<typeof logTo>[0] & { criticalCss: CriticalCss },
): void {
  keepCriticalCss(settings.criticalCss);
  logTo(settings);
}

/** Sources that the policy of the page rendered with this context allows. */
export const inlineSourcesOf = (context: Readonly<RouterContextProvider>): InlineSources =>
  context.get(inlineSourcesContext);

/** The site's routes as they are served. */
export const served = (build: ServerBuild): ServerBuild =>
  withLostDatabase(build, {
    isLost: (error) => failureOf(error) !== null,
    report: reportError,
  });

/** Addresses without a page that may refuse their caller. */
const dataPaths: ReadonlySet<string> = new Set([
  settingsPath,
  promptsPath,
  formTokenPath,
  pageMeasuresPath,
]);

/** The pattern of an address's path, without any of the visitor's data; `unknown` for an unknown path. */
export function pathPattern(asked: string): string {
  const path = splitHydration(asked.split('?', 1)[0] ?? '').address;
  const isKnown = knownAddresses.has(path) || dataPaths.has(path);
  return isKnown ? path : (apiPathOf(path) ?? 'unknown');
}

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
  const { prefix, path } = parseAddress(pathname);
  const settings = context.get(publicSettingsContext);
  const isAskedAgain =
    import.meta.env.PROD && data && isPublic(request, status, headers) && search === '';
  if (isAskedAgain) {
    delete entry.serverHandoffStream;
    await data.cancel();
  }
  const deepest = entry.staticHandlerContext.matches.at(-1)?.route.id ?? 'root';
  const css =
    // The site settings may have added parts that the default page does not style.
    (isAskedAgain && isDefaultSettings(settings)
      ? criticalCss().pages[stylesKey(path)]
      : undefined) ??
    criticalCss().routes[entry.manifest.routes[deepest]?.module ?? ''] ??
    '';

  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (status === 503) {
    headers.set('Retry-After', String(retryAfter));
    headers.set('Cache-Control', 'no-store');
  }
  // A cached page has no data of its own, and could not have a nonce of its own.
  const nonce = entry.serverHandoffStream ? randomBytes(16).toString('base64') : null;
  const script = pageScriptOf(entry, {
    stylesheet: appStylesheet,
    offer: prefix === '' ? settings : null,
  });
  // Data that the page carries comes after React Router's `<Scripts>`, whose place the script takes.
  if (import.meta.env.PROD) entry.renderMeta = { didRenderScripts: true };
  const html = await renderToHtml(
    <InlineTexts value={{ script, css }}>
      <ServerRouter context={entry} url={request.url} {...(nonce && { nonce })} />
    </InlineTexts>,
  );
  context.set(inlineSourcesContext, {
    scripts: new Set([script]),
    styles: new Set(css ? [css] : []),
    nonce,
  });
  return new Response(isAskedAgain ? withoutDiscovery(html) : html, { status, headers });
}

/** A public page is a pure function of its address and language, so its data can be requested again. */
function isPublic(request: Request, status: number, headers: Headers): boolean {
  return (
    request.method === 'GET' &&
    status === 200 &&
    (headers.get('cache-control')?.includes('public') ?? false)
  );
}

/** Reports failures of the server. A refusal (4xx) is none, and may contain what the visitor typed. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isRefusal) reportError(error);
}

import { createContext, redirect, type MiddlewareFunction } from 'react-router';
import type { PublicSettings } from '#app/domain/settings/public-settings.ts';
import { parseAddress, withPrefix, type Address } from '#app/i18n/address.ts';
import type { Language } from '#app/i18n/languages.ts';
import { negotiateLanguage } from '#app/i18n/negotiate.ts';
import { publicSettingsContext } from './public-settings.ts';

/** The requested address with its resolved language. */
export type Visit = Omit<Address, 'language'> & { language: Language };

export const visitContext = createContext<Visit>();

/** Whether the requested address could not be decoded; the visit then has another path. */
export const malformedContext = createContext(false);

/** Language of requested hydration data; null for other requests. */
export const askedLanguageContext = createContext<Language | null>(null);

/**
 * Decides the language of a request before any loader runs: from the address, otherwise negotiated. Redirects a
 * disabled language to the same page in an enabled one: temporarily, because it may be enabled again. Permanently
 * redirects a path in another language's words, keeping form data.
 */
export const visitMiddleware: MiddlewareFunction<Response> = ({ request, context, url }) => {
  const settings = context.get(publicSettingsContext);
  const visit = visitOf(url.pathname, request.headers, settings);
  if (!settings.languages.includes(visit.language)) {
    const headers = { 'Cache-Control': 'no-store' };
    throw redirect(withPrefix('', visit.path) + url.search, { status: 302, headers });
  }
  const own = withPrefix(visit.prefix, visit.path);
  if (visit.screen !== null && parseAddress(own).path !== visit.path)
    throw redirect(own + url.search, isGetOrHead(request) ? 301 : 308);
  context.set(visitContext, {
    ...visit,
    language: context.get(askedLanguageContext) ?? visit.language,
  });
};

const isGetOrHead = ({ method }: Pick<Request, 'method'>) => method === 'GET' || method === 'HEAD';

function visitOf(pathname: string, headers: Pick<Headers, 'get'>, settings: PublicSettings): Visit {
  const address = parseAddress(pathname);
  const language =
    address.language ??
    negotiateLanguage(headers.get('cookie'), headers.get('accept-language'), settings);
  return { ...address, language };
}

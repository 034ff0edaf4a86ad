import { createContext, redirect, type MiddlewareFunction } from 'react-router';
import type { SiteFace } from '#app/domain/site-face.ts';
import { parseAddress, withPrefix, type Address } from '#app/i18n/address.ts';
import type { Language } from '#app/i18n/languages.ts';
import { negotiateLanguage } from '#app/i18n/negotiate.ts';
import { faceContext } from './face.ts';

/** The address asked for, with its language decided. */
export type Visit = Omit<Address, 'language'> & { language: Language };

export const visitContext = createContext<Visit>();

/** Whether the address could not be decoded; the path of the visit is then not what was asked for. */
export const malformedContext = createContext(false);

/** The language a page's hydration data is asked for in; null for everything else. */
export const askedLanguageContext = createContext<Language | null>(null);

/**
 * Decides the language of a request before any loader runs: the one in its address, else the negotiated one. An address
 * in a language that the cockpit has closed leads to the same page in an open one, for as long as it is closed.
 */
export const visitMiddleware: MiddlewareFunction<Response> = ({ request, context, url }) => {
  const face = context.get(faceContext);
  const visit = visitOf(url.pathname, request.headers, face);
  if (!face.languages.includes(visit.language)) {
    const headers = { 'Cache-Control': 'no-store' };
    throw redirect(withPrefix('', visit.path) + url.search, { status: 302, headers });
  }
  context.set(visitContext, {
    ...visit,
    language: context.get(askedLanguageContext) ?? visit.language,
  });
};

function visitOf(pathname: string, headers: Pick<Headers, 'get'>, face: SiteFace): Visit {
  const address = parseAddress(pathname);
  const language =
    address.language ??
    negotiateLanguage(headers.get('cookie'), headers.get('accept-language'), face);
  return { ...address, language };
}

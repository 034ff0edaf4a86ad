import { defaultLanguage, isLanguage, languages, type Language } from './languages.ts';

/** Name of both the local-storage key that holds the visitor's choice and the cookie that mirrors it. */
export const languageKey = 'iluma-language';

const cookiePattern = /* @__PURE__ */ new RegExp(
  `(?:^|;\\s*)${languageKey}=(${languages.join('|')})(?:;|$)`,
);

/** The cookie string for `document.cookie`: stored for a year; deleted if the language is empty. */
export function languageCookie(language: string): string {
  return `${languageKey}=${language};path=/;samesite=lax;max-age=${language ? 31_536_000 : 0}`;
}

/** The languages offered at an address without a language prefix. */
export interface LanguageOffer {
  /** Open languages, at least one; the first is the fallback. */
  languages: readonly Language[];
  /** Whether the browser's language counts. */
  detectsLanguage: boolean;
}

const everything: LanguageOffer = { languages, detectsLanguage: true };

/**
 * The language of an address that does not fix one: the visitor's stored choice, else the browser's first language
 * (the default where it is not one of the site's). Forged or stale cookies count as absent, and so do languages
 * that are closed.
 */
export function negotiateLanguage(
  cookie: string | null | undefined,
  acceptLanguage: string | null | undefined,
  { languages: open, detectsLanguage }: LanguageOffer = everything,
): Language {
  const chosen = cookie ? cookiePattern.exec(cookie)?.[1] : undefined;
  if (isLanguage(chosen) && open.includes(chosen)) return chosen;
  const wanted = detectsLanguage
    ? [fromBrowser(firstTag(acceptLanguage ?? '')), defaultLanguage]
    : [];
  return wanted.find((language) => open.includes(language)) ?? open[0] ?? languages[0];
}

/** The language of a browser tag such as `fr-CA`, or the default one. */
export function fromBrowser(tag: string): Language {
  const primary = tag.trim().toLowerCase().split('-', 1)[0];
  return isLanguage(primary) ? primary : defaultLanguage;
}

/** The tag with the highest weight in an Accept-Language header; the first one among equals. */
function firstTag(header: string): string {
  let best = '';
  let bestWeight = 0;
  for (const part of header.slice(0, 500).split(',')) {
    const [tag = '', ...parameters] = part.split(';');
    const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
    const weight = quality ? Number(quality.trim().slice(2)) : 1;
    if (weight > bestWeight) [best, bestWeight] = [tag, weight];
  }
  return best;
}

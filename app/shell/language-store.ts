import type { Language } from '#app/i18n/languages.ts';
import { languageCookie, languageKey } from '#app/i18n/negotiate.ts';

/**
 * Stores the visitor's language in local storage and mirrors it in a cookie for the server's first byte.
 *
 * @returns false when the browser keeps neither, in which case only a fixed address can carry the choice
 */
export function storeLanguage(language: Language): boolean {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Storage denied: the cookie may still be stored.
  }
  document.cookie = languageCookie(language);
  return document.cookie.includes(`${languageKey}=${language}`);
}

import { defaultLanguage } from '#app/i18n/languages.ts';
import { languageCookie, languageKey } from '#app/i18n/negotiate.ts';

/**
 * Runs before the first paint of an address without a language, where the server has seen only the cookie and the
 * browser's header. Local storage decides: the cookie is set to match it, and the page is reloaded when it came in
 * another language. Never loops: when the cookie is not stored, it navigates to the fixed address.
 *
 * @param languages the open ones, at least one
 * @param detectsLanguage whether the browser's language counts
 */
export function checkLanguage(
  languages: readonly (string | undefined)[],
  detectsLanguage: boolean,
): void {
  try {
    const { pathname, search, hash } = location;
    const stored: string = localStorage[languageKey];
    const isOpen = languages.includes(stored);
    const cookieHas = (text: string) => document.cookie.includes(text);
    const isMirrored = () => cookieHas(`${languageKey}=${stored}`);
    if (isOpen ? !isMirrored() : cookieHas(languageKey))
      document.cookie = languageCookie(isOpen ? stored : '');
    const [tag] = navigator.language.toLowerCase().split('-');
    const wanted = [stored, ...(detectsLanguage ? [tag, defaultLanguage] : []), languages[0]].find(
      (language) => languages.includes(language),
    );
    if (wanted === document.documentElement.lang) return;
    if (isOpen && isMirrored()) location.reload();
    else location.replace(`/${wanted}${pathname === '/' ? '' : pathname}${search}${hash}`);
  } catch {
    // Storage denied: the page stays as the server chose it.
  }
}

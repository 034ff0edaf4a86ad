import type { Language } from '#app/i18n/languages.ts';
import { languageKey, type LanguageOffer } from '#app/i18n/negotiate.ts';

/**
 * Stores the visitor's language in local storage and mirrors it in a cookie for the server's first byte.
 *
 * @returns false when the browser keeps neither, in which case only a fixed address can carry the choice
 */
export function storeLanguage(language: Language): boolean {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Storage denied: the cookie alone may still do.
  }
  document.cookie = `${languageKey}=${language}; path=/; max-age=31536000; samesite=lax`;
  return document.cookie.includes(`${languageKey}=${language}`);
}

/**
 * Runs before the first paint of an address that fixes no language, where the server has seen only the cookie and the
 * browser's header. Local storage has the last word: the cookie is made to agree with it, and the page is asked for
 * again when it came in another language. Never loops: when the cookie does not hold, it goes to the fixed address.
 */
export function languageCheck({ languages, detectsLanguage }: LanguageOffer): string {
  const fallback = languages.includes('en') && detectsLanguage ? 'en' : languages[0];
  const detected = detectsLanguage
    ? `/^(${languages.join('|')})$/.test(n)?n:"${fallback}"`
    : `"${fallback}"`;
  return `try{
let k=${JSON.stringify(languageKey)},d=document,l=location,s=localStorage[k],ok=/^(${languages.join('|')})$/.test(s),
n=navigator.language.split("-")[0].toLowerCase(),w=ok?s:${detected},has=()=>d.cookie.includes(k+"="+s);
if(ok?!has():d.cookie.includes(k))d.cookie=k+"="+s+";path=/;samesite=lax;max-age="+(ok?31536000:0);
if(w!=d.documentElement.lang)ok&&has()?l.reload():l.replace("/"+w+l.pathname.replace(/^\\/$/,"")+l.search+l.hash)
}catch{}`.replace(/\n/g, '');
}

import type { Language } from '#app/i18n/languages.ts';

/** Where the articles of a language are syndicated. */
export function feedAddress(language: Language): string {
  return `/rss/${language}.xml`;
}

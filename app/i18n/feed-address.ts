import type { Language } from '#app/i18n/languages.ts';

/** Address of a language's RSS feed. */
export function feedAddress(language: Language): string {
  return `/rss/${language}.xml`;
}

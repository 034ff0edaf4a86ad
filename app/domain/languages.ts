/**
 * The languages of the site, in display order. This is their only list: types, URLs, settings and tables are derived
 * from it, and a table without one of the languages does not compile.
 */
export const languages = ['fr', 'en', 'es'] as const;

export type Language = (typeof languages)[number];

/** Fallback for other browser languages. */
export const defaultLanguage: Language = 'en';

/** The agency's working language: for emails to its team, and for records without a language of the site. */
export const agencyLanguage: Language = 'fr';

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

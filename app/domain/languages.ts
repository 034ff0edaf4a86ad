/**
 * The languages of the site, in the order they are offered. This is their only list: types, addresses, settings and
 * tables derive from it, and a table that lacks a language does not compile.
 */
export const languages = ['fr', 'en', 'es'] as const;

export type Language = (typeof languages)[number];

/** Fallback for other browser languages. */
export const defaultLanguage: Language = 'en';

/** What the agency itself works in: mails to its team, and records that name no language of the site. */
export const agencyLanguage: Language = 'fr';

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

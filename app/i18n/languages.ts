/** The three languages of the site, in the order they are offered. */
export const languages = ['fr', 'en', 'es'] as const;

export type Language = (typeof languages)[number];

/** BCP 47 tags that numbers and dates are formatted with. `fr-FR` groups digits with U+202F, which our fonts lack. */
export const locales = { fr: 'fr-CA', en: 'en-CA', es: 'es' } as const satisfies Record<
  Language,
  string
>;

/** Open Graph locales, which want a territory. */
export const openGraphLocales = {
  fr: 'fr_CA',
  en: 'en_CA',
  es: 'es_ES',
} as const satisfies Record<Language, string>;

/** Each language's own name, for the switcher. */
export const languageNames = {
  fr: 'Français',
  en: 'English',
  es: 'Español',
} as const satisfies Record<Language, string>;

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

import { defaultLanguage, type Language } from '#app/domain/languages.ts';

// For layers that may import i18n but not domain, such as ui.
export {
  agencyLanguage,
  defaultLanguage,
  isLanguage,
  languages,
  type Language,
} from '#app/domain/languages.ts';

/**
 * BCP 47 tags for number and date formats. `fr-FR` groups digits with U+202F, which our fonts lack; `es-419` is Latin
 * American Spanish. Addresses and `lang` contain only the language.
 */
export const locales = { fr: 'fr-CA', en: 'en-CA', es: 'es-419' } as const satisfies Record<
  Language,
  string
>;

/** Open Graph locales, which need a territory; `LA` is theirs for Latin America. */
export const openGraphLocales = {
  fr: 'fr_CA',
  en: 'en_CA',
  es: 'es_LA',
} as const satisfies Record<Language, string>;

/** Each language's own name, for the switcher. */
export const languageNames = {
  fr: 'Français',
  en: 'English',
  es: 'Español',
} as const satisfies Record<Language, string>;

/** Separator of a range: `25 à 45 %`. */
export const rangeWords = { fr: 'à', en: 'to', es: 'a' } as const satisfies Record<
  Language,
  string
>;

/** The versions of a page by `hreflang`: one per language, and the one for readers of no listed language. */
export function versionsIn(open: readonly Language[]): (readonly [string, Language])[] {
  const fallback = open.includes(defaultLanguage) ? defaultLanguage : open[0];
  return [
    ...open.map((each) => [each, each] as const),
    ...(fallback ? [['x-default', fallback] as const] : []),
  ];
}

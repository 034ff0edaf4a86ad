import { languageNames, locales, type Language } from './languages.ts';

/** The name of a language in another: `anglais`, `Spanish`. */
export function languageName(language: Language, named: Language): string {
  const names = new Intl.DisplayNames(locales[language], { type: 'language' });
  return names.of(named) ?? languageNames[named];
}

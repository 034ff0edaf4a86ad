import { locales, type Language } from './languages.ts';

/** A country's name by its ISO 3166-1 code. */
export function regionName(language: Language, code: string): string {
  return new Intl.DisplayNames(locales[language], { type: 'region' }).of(code) ?? code;
}

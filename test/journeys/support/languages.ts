import { languages, type Language } from '#app/i18n/languages.ts';
import { longUnless } from './first-short.ts';

/** Details of a journey repeated in each language: all but the first are long. */
export const eachLanguage = (language: Language): { tag: string[] } =>
  longUnless(language === languages[0]);

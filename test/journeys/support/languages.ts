import { languages, type Language } from '#app/i18n/languages.ts';
import { longUnless } from './first-short.ts';

/** Details of a journey that is the same in each language: in other languages than the first it is a long one. */
export const eachLanguage = (language: Language): { tag: string[] } =>
  longUnless(language === languages[0]);

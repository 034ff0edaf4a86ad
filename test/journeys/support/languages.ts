import { languages, type Language } from '#app/i18n/languages.ts';
import { longUnless } from './first-short.ts';

/**
 * Details of a journey repeated in each language: all but the first are long.
 *
 * @param short tag of the first, if any
 */
export const eachLanguage = (
  language: Language,
  ...short: '@smoke'[]
): ReturnType<typeof longUnless> => longUnless(language === languages[0], ...short);

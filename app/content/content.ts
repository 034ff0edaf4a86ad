import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { Content } from './shape.ts';

const contents: Readonly<Record<Language, Content>> = { fr, en, es };

/** The site's texts, on the server only: browsers receive the texts of their page as data. */
export function contentOf(language: Language): Content {
  return contents[language];
}

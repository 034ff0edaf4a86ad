import { contentOf } from '#app/content/content.ts';
import type { Language } from '#app/i18n/languages.ts';
import { paths, type ScreenId } from '#app/i18n/paths.ts';
import { pageSections } from './page-sections.ts';

/** Common to every page: its name, summary, texts, and typical queries. */
export function screenDocument(screen: ScreenId, language: Language) {
  const { screens, askedFor } = contentOf(language);
  return {
    address: paths[screen][0],
    title: screens[screen].name,
    summary: screens[screen].summary,
    sections: pageSections(screen, language),
    tags: phrasesOf(askedFor[screen]),
  };
}

/** Phrases separated by semicolons, regardless of line breaks. */
export function phrasesOf(list = ''): string[] {
  return list.trim() === ''
    ? []
    : list
        .trim()
        .split(/;\s*/)
        .map((phrase) => phrase.replace(/\s+/g, ' '));
}

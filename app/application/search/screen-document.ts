import { contentOf } from '#app/content/content.ts';
import type { Language } from '#app/i18n/languages.ts';
import { paths, type ScreenId } from '#app/i18n/paths.ts';
import { pageSections } from './page-sections.ts';

/** What every page has: its name, its summary, its texts, and what people ask it for. */
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

/** Phrases between semicolons, however their lines are broken. */
export function phrasesOf(list = ''): string[] {
  return list.trim() === ''
    ? []
    : list
        .trim()
        .split(/;\s*/)
        .map((phrase) => phrase.replace(/\s+/g, ' '));
}

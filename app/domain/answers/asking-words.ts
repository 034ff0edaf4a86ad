import type { Language } from '../languages.ts';
import { normalizeForSearch } from '../search/normalize.ts';
import { questionWords } from './languages/question-words.ts';

/** The key of what a question asks for in an index of units: a person, a place, or none. */
export function askingKey(text: string, language: Language): string | null {
  const { who, where } = questionWords[language];
  const normalized = normalizeForSearch(text.trim());
  if (who.test(normalized)) return '?who';
  return where.test(normalized) ? '?where' : null;
}

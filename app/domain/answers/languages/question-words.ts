import type { Language } from '../../languages.ts';
import { oncePerLanguage } from '../../once-per-language.ts';
import { stem } from '../../search/stem.ts';
import { termOf } from '../../search/words.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { QuestionWords } from './shape.ts';

export const questionWords: Readonly<Record<Language, QuestionWords>> = { fr, en, es };

const knownStems = new Map<string, ReadonlySet<string>>();

/** Stems of the words in a list. */
export function stemsOf(list: 'common' | 'trades', language: Language): ReadonlySet<string> {
  const key = `${language} ${list}`;
  const words = () => questionWords[language][list].trim().split(/\s+/);
  const found = knownStems.get(key) ?? new Set(words().map((word) => stem(termOf(word), language)));
  knownStems.set(key, found);
  return found;
}

/** Short forms with their full forms. */
const shortFormsOf = oncePerLanguage((language): ReadonlyMap<string, string> => {
  const pairs = questionWords[language].shortForms.trim().split(/\s+/);
  return new Map(
    pairs
      .map((pair) => pair.split(':'))
      .map(([short = '', long = '']) => [short, long.replaceAll('_', ' ')]),
  );
});

/** The full form of a short form; undefined for any other word. */
export function writtenOut(raw: string, language: Language): string | undefined {
  return shortFormsOf(language).get(raw);
}

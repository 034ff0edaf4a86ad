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

/** Stems of a list of words. */
export function stemsOf(list: 'common' | 'trades', language: Language): ReadonlySet<string> {
  const key = `${language} ${list}`;
  const words = () => questionWords[language][list].trim().split(/\s+/);
  const found = knownStems.get(key) ?? new Set(words().map((word) => stem(termOf(word), language)));
  knownStems.set(key, found);
  return found;
}

/** What short forms stand for. */
const shortFormsOf = oncePerLanguage((language): ReadonlyMap<string, string> => {
  const pairs = questionWords[language].shortForms.trim().split(/\s+/);
  return new Map(
    pairs
      .map((pair) => pair.split(':'))
      .map(([short = '', long = '']) => [short, long.replaceAll('_', ' ')]),
  );
});

/** What a short form stands for; undefined for any other word. */
export function writtenOut(raw: string, language: Language): string | undefined {
  return shortFormsOf(language).get(raw);
}

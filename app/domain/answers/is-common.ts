import type { Language } from '../languages.ts';
import { oncePerLanguage } from '../once-per-language.ts';
import { ignoredWords } from '../search/ignored-words.ts';
import { stem } from '../search/stem.ts';
import { termOf, tokenize } from '../search/words.ts';
import { questionWords, stemsOf } from './languages/question-words.ts';

/** Stems of stop words that are long enough to be unambiguous. */
const ignoredStems = oncePerLanguage((language): ReadonlySet<string> => {
  const found = [...ignoredWords[language]].map((word) => stem(word, language));
  return new Set(found.filter((root) => root.length >= 4));
});

/**
 * Whether a word is common.
 *
 * @param isKnown whether the site contains it
 */
export function isCommon(
  { stem: root }: { stem: string },
  language: Language,
  isKnown: boolean,
): boolean {
  if (stemsOf('common', language).has(root)) return true;
  // Other forms of a verb that is a stop word: « llego » from « llegar ».
  return !isKnown && ignoredStems(language).has(root);
}

/** Whether an unknown word has a verb's ending; it may still be a noun. */
export function looksLikeVerb(raw: string, language: Language): boolean {
  return questionWords[language].verbEnding.test(raw);
}

/** The visitor's own things in a question, as search terms: someone's trade says little about the subject. */
export function ownThings(question: string, language: Language): ReadonlySet<string> {
  return new Set(
    [...question.matchAll(questionWords[language].ownThing)].map(([, thing = '']) => termOf(thing)),
  );
}

/**
 * Words that say for whom the question is, as search terms: « pour un salon de coiffure », “I run a bakery in
 * Burlington”. A phrase ends at the first stop word that cannot be part of it.
 */
export function askerWords(question: string, language: Language): ReadonlySet<string> {
  const { asker, withinAsker } = questionWords[language];
  const found = new Set<string>();
  for (const [, phrase = ''] of question.matchAll(asker)) {
    const before = found.size;
    for (const { term } of tokenize(phrase, 'once')) {
      if (!ignoredWords[language].has(term)) found.add(term);
      else if (found.size > before && !withinAsker.test(term)) break;
    }
  }
  return found;
}

/** Whether a stem is that of a trade or its premises. */
export function isTrade(root: string, language: Language): boolean {
  return stemsOf('trades', language).has(root);
}

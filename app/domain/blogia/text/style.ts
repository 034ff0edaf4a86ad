import type { Language } from '../../languages.ts';
import { wordSet } from './languages/word-lists.ts';
import { writingRules } from './languages/writing-rules.ts';
import { normalizeWord } from './words.ts';

/** Whether a sentence contains a transition word or phrase. */
export function hasTransition(language: Language, sentence: string): boolean {
  return writingRules[language].transitions.test(sentence.toLowerCase());
}

/** Words allowed between the verb and its participle, in all languages. */
const between =
  wordSet(`pas plus jamais deja aussi bien souvent encore toujours parfois rarement tres trop mieux ainsi
  not never already also well often always sometimes soon ever just still only
  no nunca ya tambien siempre casi solo`);
const adverb = /(?:ment|ly|mente)$/;

/** Whether a sentence looks passive. An estimate, and presented as one. */
export function isPassive(language: Language, sentence: string): boolean {
  const { be, reflexive, participle, accent, irregular, not } = writingRules[language].passive;
  const tokens = sentence.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return tokens.some((token, at) => {
    if (!be.has(normalizeWord(token)) || reflexive.has(tokens[at - 1] ?? '')) return false;
    const next = tokens
      .slice(at + 1, at + 4)
      .find(
        (each) =>
          !adverb.test(each) && !between.has(normalizeWord(each)) && !be.has(normalizeWord(each)),
      );
    if (!next || not.has(normalizeWord(next))) return false;
    if (irregular.has(normalizeWord(next))) return true;
    return participle.test(normalizeWord(next)) && (accent?.test(next) ?? true);
  });
}

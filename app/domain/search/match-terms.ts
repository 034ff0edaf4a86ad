import type { TextTerm } from './read-terms.ts';
import type { SearchIndex } from './search-index.ts';
import { isWithinOneTypo, shortestForgiven } from './typo.ts';

/** Minimum length of a prefix, in letters. */
const shortestPrefix = 2;

/** Weights of a match: 1 for the word itself or its stem, less for a synonym, a prefix and a word with a typo. */
const synonymWorth = 0.8;
const prefixWorth = 0.2;
const typoWorth = 0.5;

/** How a text was written: words of a search, which may be cut short, or a whole question. */
export type Asked = 'words' | 'question';

/** Minimum length of a word in which a typo is forgiven: a question has more words to be mistaken about. */
const forgiven: Record<Asked, number> = { words: shortestForgiven, question: 6 };

/**
 * Keys of the index that a term of a query matches, with weights (0 to 1): its stem, its synonyms and, in a search, words
 * that it begins; without any, words one typo away.
 */
export function matchTerms(index: SearchIndex, asked: TextTerm, as: Asked): Map<string, number> {
  const matched = new Map<string, number>();
  const match = (key: string, worth: number) => {
    if (index.postings.has(key)) matched.set(key, Math.max(worth, matched.get(key) ?? 0));
  };
  // A name is not inflected: « Paris » is no form of « partir ».
  if (!asked.isName || index.stems.has(asked.raw)) match(asked.stem, 1);
  for (const group of asked.groups) match(group, synonymWorth);
  const { raw } = asked;
  if (as === 'words' && raw.length >= shortestPrefix) {
    for (let at = firstNotBefore(index.words, raw); at < index.words.length; at++) {
      const word = index.words[at] ?? '';
      if (!word.startsWith(raw)) break;
      // A longer prefix is more certain.
      const share = raw.length / word.length;
      match(index.stems.get(word) ?? word, prefixWorth + (1 - prefixWorth) * share * share);
    }
  }
  if (matched.size === 0 && raw.length >= forgiven[as]) {
    for (const word of index.words) {
      if (word.length >= forgiven[as] - 1 && isWithinOneTypo(raw, word)) {
        match(index.stems.get(word) ?? word, typoWorth);
        if (as === 'question') {
          for (const group of index.groupsOf.get(word) ?? []) match(group, typoWorth);
        }
      }
    }
  }
  return matched;
}

/** Binary search: the index of the first sorted word that is not before the given one. */
function firstNotBefore(words: readonly string[], asked: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < asked) low = middle + 1;
    else high = middle;
  }
  return low;
}

import type { TextTerm } from './read-terms.ts';
import type { SearchIndex } from './search-index.ts';
import { isWithinOneTypo, shortestForgiven } from './typo.ts';

/** Minimum length of a prefix, in letters. */
const shortestPrefix = 2;

/** Weights of a match: 1 for the word itself or its stem, less for a synonym, a prefix and a word with a typo. */
const synonymWorth = 0.8;
const prefixWorth = 0.2;
const typoWorth = 0.5;

/**
 * Keys of the index that a query term matches, with weights (0 to 1): its stem, its synonyms, and words that it is a
 * prefix of; if there are none, words one typo away.
 */
export function matchTerms(index: SearchIndex, asked: TextTerm): Map<string, number> {
  const matched = matchKeys((key) => index.postings.has(key), asked);
  const { raw } = asked;
  const match = (word: string, worth: number) => {
    const key = index.terms.get(word)?.stem ?? word;
    if (index.postings.has(key)) matched.set(key, Math.max(worth, matched.get(key) ?? 0));
  };
  if (raw.length >= shortestPrefix) {
    for (let at = firstNotBefore(index.words, raw); at < index.words.length; at++) {
      const word = index.words[at] ?? '';
      if (!word.startsWith(raw)) break;
      // A longer prefix is more certain.
      const share = raw.length / word.length;
      match(word, prefixWorth + (1 - prefixWorth) * share * share);
    }
  }
  if (matched.size === 0 && raw.length >= shortestForgiven) {
    for (const word of index.words) {
      if (word.length >= shortestForgiven - 1 && isWithinOneTypo(raw, word)) match(word, typoWorth);
    }
  }
  return matched;
}

/** A term's keys in an index: its stem and its synonyms. */
export function matchKeys(
  has: (key: string) => boolean,
  { stem, groups }: TextTerm,
): Map<string, number> {
  const matched = new Map<string, number>();
  for (const group of groups) if (has(group)) matched.set(group, synonymWorth);
  if (has(stem)) matched.set(stem, 1);
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

import type { SearchIndex } from './search-index.ts';
import { isWithinOneTypo, shortestForgiven } from './typo.ts';

/** Minimum length of a prefix, in letters. */
const shortestPrefix = 2;

/** Weights of a match: 1 for the word itself, from a fifth up for a prefix, a half with a typo. */
const prefixWorth = 0.2;
const typoWorth = 0.5;

/**
 * The index's terms that a query's word matches, with weights (0 to 1): the word and its prefix matches; without any,
 * terms one typo away.
 */
export function matchTerms(index: SearchIndex, asked: string): Map<string, number> {
  const matched = new Map<string, number>();
  if (index.postings.has(asked)) matched.set(asked, 1);
  if (asked.length >= shortestPrefix) {
    for (let at = firstNotBefore(index.terms, asked); at < index.terms.length; at++) {
      const term = index.terms[at] ?? '';
      if (!term.startsWith(asked)) break;
      // A longer prefix is more certain.
      const share = asked.length / term.length;
      if (term !== asked) matched.set(term, prefixWorth + (1 - prefixWorth) * share * share);
    }
  }
  if (matched.size === 0 && asked.length >= shortestForgiven) {
    for (const term of index.terms) {
      if (term.length >= shortestForgiven - 1 && isWithinOneTypo(asked, term)) {
        matched.set(term, typoWorth);
      }
    }
  }
  return matched;
}

/** Binary search: the index of the first sorted term that is not before the given one. */
function firstNotBefore(terms: readonly string[], asked: string): number {
  let [low, high] = [0, terms.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? '') < asked) low = middle + 1;
    else high = middle;
  }
  return low;
}

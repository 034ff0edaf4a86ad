import type { SearchIndex } from './search-index.ts';
import { isWithinOneTypo, shortestForgiven } from './typo.ts';

/** Shortest beginning of a word, in letters, that finds the whole of it. */
const shortestPrefix = 2;

/** How far a term counts: the word itself 1, a beginning of it from a fifth up, one with a typing mistake half. */
const prefixWorth = 0.2;
const typoWorth = 0.5;

/**
 * The index's terms that a word of a question may stand for, each with its worth (0 to 1): itself and what begins with
 * it; where there is nothing of the kind, what is one typing mistake away.
 */
export function matchTerms(index: SearchIndex, asked: string): Map<string, number> {
  const matched = new Map<string, number>();
  if (index.postings.has(asked)) matched.set(asked, 1);
  if (asked.length >= shortestPrefix) {
    for (let at = firstNotBefore(index.terms, asked); at < index.terms.length; at++) {
      const term = index.terms[at] ?? '';
      if (!term.startsWith(asked)) break;
      // The more of the word is there, the surer.
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

/** The place of the first of sorted terms that does not come before one, by halving. */
function firstNotBefore(terms: readonly string[], asked: string): number {
  let [low, high] = [0, terms.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? '') < asked) low = middle + 1;
    else high = middle;
  }
  return low;
}

import { truncate } from '#app/domain/truncate.ts';
import { longestQuery, mostWords } from './query-limits.ts';
import { readTerms, type TextTerm } from './read-terms.ts';
import type { SearchIndex } from './search-index.ts';

/** A parsed query. */
export interface Query {
  /** As typed, trimmed, at most `longestQuery` long. */
  text: string;
  /** Search terms: distinct, at most `mostWords`. Empty for stop words only. */
  terms: readonly TextTerm[];
}

/** @param longest maximum length, in UTF-16 code units; the rest is cut off */
export function readQuery(
  typed: string,
  { language, ignored }: Pick<SearchIndex, 'language' | 'ignored'>,
  longest = longestQuery,
): Query {
  const text = truncate(typed.trim(), longest).trim();
  const terms = new Map(
    readTerms(text, language, 'question')
      .filter(({ raw }) => !ignored.has(raw) && !isLetter(raw))
      .map((term) => [term.stem, term]),
  );
  return { text, terms: [...terms.values()].slice(0, mostWords) };
}

/** A single letter, from an elision or markup, carries no meaning. */
function isLetter(word: string): boolean {
  return /^\p{L}$/u.test(word);
}

import { truncate } from '#app/domain/truncate.ts';
import { tokenize } from './words.ts';

/** Limits of a query: characters (UTF-16 units) of its text, and number of terms. */
export const longestQuery = 200;
export const mostWords = 8;

/** A parsed query. */
export interface Query {
  /** As typed, trimmed, at most `longestQuery` long. */
  text: string;
  /** Search terms: normalized, distinct, at most `mostWords`. Empty for stop words only. */
  terms: readonly string[];
}

export function readQuery(typed: string, ignored: ReadonlySet<string>): Query {
  const text = truncate(typed.trim(), longestQuery).trim();
  const terms = new Set(tokenize(text, 'once').map(({ term }) => term));
  return { text, terms: [...terms].filter((term) => !ignored.has(term)).slice(0, mostWords) };
}

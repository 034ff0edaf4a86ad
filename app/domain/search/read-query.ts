import { cut } from '../cut.ts';
import { wordsOf } from './words.ts';

/** What a question is cut to: characters (UTF-16 units) of its text, and words that are looked up. */
export const longestQuery = 200;
export const mostWords = 8;

/** A question as it is answered. */
export interface Query {
  /** As typed, without outer blanks, at most `longestQuery` long. */
  text: string;
  /** What is looked up: folded, each once, at most `mostWords`. Empty where nothing telling was asked. */
  terms: readonly string[];
}

export function readQuery(typed: string, ignored: ReadonlySet<string>): Query {
  const text = cut(typed.trim(), longestQuery).trim();
  const terms = new Set(wordsOf(text, 'once').map(({ term }) => term));
  return { text, terms: [...terms].filter((term) => !ignored.has(term)).slice(0, mostWords) };
}

import { normalizeForSearch } from './normalize.ts';

/** A word of a text: its search term, and its range in UTF-16 units. */
export interface Word {
  term: string;
  start: number;
  end: number;
}

/** Elided words before an apostrophe in French (`l’IA`, `qu’on`) and after one in English (`don’t`, `client’s`). */
const elidedBefore = new Set(['c', 'd', 'j', 'l', 'm', 'n', 's', 't', 'qu', 'jusqu', 'lorsqu']);
const elidedAfter = new Set(['s', 't', 'd', 'm', 're', 'll', 've']);

/** Both of these, which are not words of a text. */
export const elidedWords: ReadonlySet<string> = new Set([...elidedBefore, ...elidedAfter]);

const compounds = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-‐‑][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;

/**
 * The words of a text in French, English or Spanish, without elided ones. In a document, a compound is indexed both in
 * parts and as a whole, so that `ecommerce` and `commerce` find `e-commerce`; in a query it is read once: in parts
 * (`est-ce`), or as a whole if one part is a single letter.
 */
export function tokenize(text: string, compound: 'twice' | 'once' = 'twice'): Word[] {
  const words: Word[] = [];
  for (const { 0: whole, index } of text.matchAll(compounds)) {
    const isPiece =
      (isApostrophe(text[index + whole.length]) && elidedBefore.has(normalizeForSearch(whole))) ||
      (isApostrophe(text[index - 1]) && elidedAfter.has(normalizeForSearch(whole)));
    if (isPiece) continue;
    const parts = whole.split(/[-‐‑]/);
    const isOne = parts.length > 1 && parts.some((part) => part.length === 1);
    let start = index;
    for (const part of parts) {
      const isTold = !isOne || (compound === 'twice' && part.length > 1);
      if (isTold) words.push({ term: termOf(part), start, end: start + part.length });
      start += part.length + 1;
    }
    if (isOne || (parts.length > 1 && compound === 'twice')) {
      words.push({ term: termOf(parts.join('')), start: index, end: index + whole.length });
    }
  }
  return words;
}

function isApostrophe(character: string | undefined): boolean {
  return character === "'" || character === '’';
}

/** The search term of a word: normalized, and singular for a plural in -s, which serves all three languages. */
export function termOf(word: string): string {
  const folded = normalizeForSearch(word);
  return folded.length > 4 && /[^ius]s$/.test(folded) ? folded.slice(0, -1) : folded;
}

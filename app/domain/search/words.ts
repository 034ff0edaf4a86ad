import { fold } from './fold.ts';

/** A word of a text: how it is compared, and where it stands, in UTF-16 units. */
export interface Word {
  term: string;
  start: number;
  end: number;
}

/** What stands before an apostrophe in French (`l’IA`, `qu’on`) and after one in English (`don’t`, `client’s`). */
const elidedBefore = new Set(['c', 'd', 'j', 'l', 'm', 'n', 's', 't', 'qu', 'jusqu', 'lorsqu']);
const elidedAfter = new Set(['s', 't', 'd', 'm', 're', 'll', 've']);

const compounds = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-‐‑][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;

/**
 * The words of a text in French, English or Spanish. Elided ones are left out. A compound counts twice in what is
 * searched, in parts and as one, so that `e-commerce` is found by `ecommerce` and `commerce`; but once in a question:
 * in parts (`est-ce`), or as one where a part is a letter.
 */
export function wordsOf(text: string, compound: 'twice' | 'once' = 'twice'): Word[] {
  const words: Word[] = [];
  for (const { 0: whole, index } of text.matchAll(compounds)) {
    const isPiece =
      (isApostrophe(text[index + whole.length]) && elidedBefore.has(fold(whole))) ||
      (isApostrophe(text[index - 1]) && elidedAfter.has(fold(whole)));
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

/** A word as it is compared: folded, and a plural in -s as its singular, which serves all three languages. */
export function termOf(word: string): string {
  const folded = fold(word);
  return folded.length > 4 && /[^ius]s$/.test(folded) ? folded.slice(0, -1) : folded;
}

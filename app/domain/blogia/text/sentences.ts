import type { Span } from './span.ts';

/** Abbreviated titles, whose full stop does not end a sentence. */
const titles = /(?:^|[\s(])(?:M|Mm|Mr|Mrs|Ms|Dr|Dre|Me|St|Ste|Sr|Sra|Srta|Ud|Uds|No|Prof)\.$/u;

/**
 * Splits a paragraph into sentences. A full stop ends one when white space follows and the next character is not lower
 * case: `p. ex. une page` and `3.5` stay whole.
 */
export function sentencesOf(text: string, from = 0): Span[] {
  const sentences: Span[] = [];
  let start = 0;
  const add = (end: number) => {
    const piece = text.slice(start, end);
    const lead = piece.length - piece.trimStart().length;
    if (/[\p{L}\p{N}]/u.test(piece)) {
      sentences.push({ start: from + start + lead, end: from + start + piece.trimEnd().length });
    }
    start = end;
  };
  for (const found of text.matchAll(/[.!?…]{1,10}["'»”’)\]\s]{0,10}(?=\s|$)/gu)) {
    const end = found.index + found[0].length;
    const next = text.slice(end, end + 40).trimStart();
    const isFullStop = /^[.…]/.test(found[0]);
    const goesOn = isFullStop && /^\p{Ll}/u.test(next);
    if (!goesOn && !titles.test(text.slice(Math.max(0, found.index - 6), found.index + 1)))
      add(end);
  }
  add(text.length);
  return sentences;
}

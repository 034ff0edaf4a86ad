import { tokenize } from './words.ts';

/** A range of a text in UTF-16 units. */
export type Range = readonly [start: number, end: number];

/** Occurrences of the terms in a text: whole words, in order, without overlaps. */
export function rangesOf(text: string, terms: ReadonlySet<string>): Range[] {
  const ranges: Range[] = [];
  // A compound comes after its parts and may cover them.
  for (const { term, start, end } of tokenize(text)) {
    if (!terms.has(term)) continue;
    while ((ranges.at(-1)?.[0] ?? -1) >= start) ranges.pop();
    if ((ranges.at(-1)?.[1] ?? 0) <= start) ranges.push([start, end]);
  }
  return ranges;
}

/**
 * The sentences of a text that contain most of the terms, as many as fit beside the best one; its beginning without
 * any.
 *
 * @param longest maximum characters, without the ellipsis
 */
export function passageOf(text: string, terms: ReadonlySet<string>, longest: number): string {
  const sentences = text.match(/\S.*?(?:[.!?…]+(?=\s|$)|$)/gsu) ?? [];
  const said = sentences.map((sentence) => {
    const words = tokenize(sentence).filter(({ term }) => terms.has(term));
    return new Set(words.map(({ term }) => term)).size;
  });
  let first = said.indexOf(Math.max(...said));
  let passage = cut(sentences[first] ?? '', longest);
  let next = first + 1;
  const fits = (sentence = '') => passage.length + 1 + sentence.length <= longest;
  // A question is quoted together with its answer.
  if (passage.endsWith('?') && !fits(sentences[next])) {
    passage = cut(`${passage} ${sentences[next++] ?? ''}`, longest);
  }
  while (next < sentences.length && fits(sentences[next])) passage += ` ${sentences[next++]}`;
  while (next === sentences.length && first > 0 && fits(sentences[first - 1])) {
    passage = `${sentences[--first]} ${passage}`;
  }
  return passage;
}

/** Truncates a sentence at its last whole word. */
function cut(sentence: string, longest: number): string {
  if (sentence.length <= longest) return sentence;
  const start = sentence.slice(0, longest);
  return `${/^(.*\S)\s/s.exec(start)?.[1] ?? start.replace(/[\uD800-\uDBFF]$/, '')}…`;
}

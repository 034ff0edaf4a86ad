import { wordsOf } from './words.ts';

/** A part of a text from one UTF-16 unit up to another. */
export type Range = readonly [start: number, end: number];

/** Where a text says any of the terms: whole words, in order, none over another. */
export function rangesOf(text: string, terms: ReadonlySet<string>): Range[] {
  const ranges: Range[] = [];
  // A compound comes after its parts and may cover them.
  for (const { term, start, end } of wordsOf(text)) {
    if (!terms.has(term)) continue;
    while ((ranges.at(-1)?.[0] ?? -1) >= start) ranges.pop();
    if ((ranges.at(-1)?.[1] ?? 0) <= start) ranges.push([start, end]);
  }
  return ranges;
}

/**
 * The sentences of a text that say most of the terms, as many as fit beside the best one; its beginning where none
 * says any.
 *
 * @param longest characters, an ellipsis not counted
 */
export function passageOf(text: string, terms: ReadonlySet<string>, longest: number): string {
  const sentences = text.match(/\S.*?(?:[.!?…]+(?=\s|$)|$)/gsu) ?? [];
  const said = sentences.map((sentence) => {
    const words = wordsOf(sentence).filter(({ term }) => terms.has(term));
    return new Set(words.map(({ term }) => term)).size;
  });
  let first = said.indexOf(Math.max(...said));
  let passage = cut(sentences[first] ?? '', longest);
  let next = first + 1;
  const fits = (sentence = '') => passage.length + 1 + sentence.length <= longest;
  while (next < sentences.length && fits(sentences[next])) passage += ` ${sentences[next++]}`;
  while (next === sentences.length && first > 0 && fits(sentences[first - 1])) {
    passage = `${sentences[--first]} ${passage}`;
  }
  return passage;
}

/** A sentence that is too long, up to its last whole word. */
function cut(sentence: string, longest: number): string {
  if (sentence.length <= longest) return sentence;
  const start = sentence.slice(0, longest);
  return `${/^(.*\S)\s/s.exec(start)?.[1] ?? start.replace(/[\uD800-\uDBFF]$/, '')}…`;
}

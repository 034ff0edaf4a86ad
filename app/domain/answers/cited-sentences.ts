import type { CitedSentence } from './answer.ts';
import { isListedAmount, figuresOf } from './figures.ts';
import { missingFigures } from './premise.ts';
import type { Passage } from './quoted-passages.ts';

/** Sentences of an answer at most. */
const mostSentences = 6;

/** Citations, and the end mark where it follows them. Linear in any text: models may answer with anything. */
const citations = /((?:\[\d+\] ?)+)([.!?…]?)/g;

/**
 * The sentences of a model's text that cite a passage which they were given. A sentence without a citation is left out,
 * and so is one with a price that is not in the price list or with a figure that its passage does not have.
 */
export function citedSentences(text: string, passages: readonly Passage[]): CitedSentence[] {
  const sentences: CitedSentence[] = [];
  const line = text.replace(/\s+/g, ' ');
  let read = 0;
  for (const { 0: whole, 1: marks = '', 2: end = '', index } of line.matchAll(citations)) {
    const unread = line.slice(read, index);
    read = index + whole.length;
    // What stands before the last sentence of a citation cites nothing, nor does what other brackets stand in.
    const before = unread.slice(Math.max(unread.lastIndexOf('['), unread.lastIndexOf(']')) + 1);
    const sentence = (lastSentence.exec(before.trim())?.[0] ?? '').trim() + end;
    const sources = [...marks.matchAll(/\d+/g)].map(([number]) => Number(number));
    const source = sources.find((number) => isSaidIn(sentence, passages[number - 1]));
    if (source !== undefined) sentences.push({ text: sentence, source });
  }
  return sentences.slice(0, mostSentences);
}

/** The last sentence of a text: what follows its last end mark but one. */
const lastSentence = /(?:(?<=[.!?…]\s)|^)(?:(?![.!?…]\s).)+[.!?…]?$/s;

function isSaidIn(sentence: string, passage: Passage | undefined): boolean {
  if (!passage || !/\p{L}/u.test(sentence)) return false;
  return isListedAmount(sentence) && missingFigures(figuresOf(sentence), passage.text).length === 0;
}

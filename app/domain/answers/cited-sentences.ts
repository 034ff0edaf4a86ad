import type { CitedSentence } from './answer.ts';
import { isListedAmount, figuresOf } from './figures.ts';
import { missingFigures } from './premise.ts';
import type { Passage } from './quoted-passages.ts';

/** Maximum number of sentences in an answer. */
const mostSentences = 6;

/** Citations, with the punctuation mark after them. Runs in linear time: a model's output may be anything. */
const citations = /((?:\[\d+\] ?)+)([.!?…]?)/g;

/**
 * The sentences of a model's text that cite one of the given passages. Sentences without a citation are dropped, and so
 * are those with a price that is not in the price list or a figure that is not in the passage.
 */
export function citedSentences(text: string, passages: readonly Passage[]): CitedSentence[] {
  const sentences: CitedSentence[] = [];
  const line = text.replace(/\s+/g, ' ');
  let read = 0;
  for (const { 0: whole, 1: marks = '', 2: end = '', index } of line.matchAll(citations)) {
    const unread = line.slice(read, index);
    read = index + whole.length;
    // Only the last sentence before a citation counts as cited, without anything up to other brackets.
    const before = unread.slice(Math.max(unread.lastIndexOf('['), unread.lastIndexOf(']')) + 1);
    const sentence = (lastSentence.exec(before.trim())?.[0] ?? '').trim() + end;
    const sources = [...marks.matchAll(/\d+/g)].map(([number]) => Number(number));
    const source = sources.find((number) => isSaidIn(sentence, passages[number - 1]));
    if (source !== undefined) sentences.push({ text: sentence, source });
  }
  return sentences.slice(0, mostSentences);
}

/** The last sentence of a text: everything after its second-to-last end mark. */
const lastSentence = /(?:(?<=[.!?…]\s)|^)(?:(?![.!?…]\s).)+[.!?…]?$/s;

function isSaidIn(sentence: string, passage: Passage | undefined): boolean {
  if (!passage || !/\p{L}/u.test(sentence)) return false;
  return isListedAmount(sentence) && missingFigures(figuresOf(sentence), passage.text).length === 0;
}

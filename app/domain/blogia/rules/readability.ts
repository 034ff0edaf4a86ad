import { writingRules } from '../text/languages/writing-rules.ts';
import { isPassive, hasTransition } from '../text/style.ts';
import { syllables } from '../text/syllables.ts';
import { normalizeWord } from '../text/words.ts';
import type { Article, Passage, Sentence } from './article.ts';
import { limits } from './limits.ts';
import { atMost, inBody, type Check } from './outcome.ts';

const share = (part: readonly unknown[], whole: readonly unknown[]) => part.length / whole.length;

/**
 * Flesch reading ease, an integer from 0 (hard) to 100 (easy), in the language's version: a base, minus weighted words
 * per sentence and syllables per word. Headings do not count.
 *
 * @returns null for a text without words
 */
export function readingEase({ language, sentences }: Article): number | null {
  const words = sentences.flatMap((sentence) => sentence.words);
  if (words.length === 0) return null;
  const { base, perSentence, perWord } = writingRules[language].flesch;
  // Words repeat: count the syllables of each once.
  const counts = new Map<string, number>();
  for (const { text } of words) counts.set(text, counts.get(text) ?? syllables(language, text));
  const spoken = words.reduce((sum, { text }) => sum + (counts.get(text) ?? 0), 0);
  const ease =
    base - perSentence * (words.length / sentences.length) - perWord * (spoken / words.length);
  return Math.round(Math.min(100, Math.max(0, ease)));
}

export const checkReadingEase: Check = (article) => {
  const value = readingEase(article);
  if (value === null) return null;
  const { good, problem } = limits.flesch;
  return {
    verdict: value >= good ? 'good' : value >= problem ? 'improve' : 'problem',
    value,
    marks: [],
  };
};

export const checkSentenceLength: Check = ({ language, sentences }) => {
  if (sentences.length === 0) return null;
  const long = sentences.filter(({ words }) => words.length > writingRules[language].sentenceWords);
  const value = share(long, sentences);
  return { verdict: atMost(value, limits.longSentences), value, marks: inBody(long) };
};

export const checkParagraphs: Check = ({ blocks }) => {
  const paragraphs = blocks.filter(({ kind }) => kind === 'paragraph');
  if (paragraphs.length === 0) return null;
  const value = Math.max(...paragraphs.map(({ words }) => words.length));
  const long = paragraphs.filter(({ words }) => words.length > limits.paragraphWords.good);
  return { verdict: atMost(value, limits.paragraphWords), value, marks: inBody(long) };
};

/** The longest run of words without a subheading. */
export const checkSubheadings: Check = ({ blocks, wordCount }) => {
  if (wordCount === 0) return null;
  const sections: Passage[][] = [[]];
  for (const block of blocks) {
    if (block.kind === 'heading') sections.push([]);
    else sections.at(-1)?.push(block);
  }
  const sizes = sections.map((section) => ({
    section,
    words: section.reduce((sum, { words }) => sum + words.length, 0),
  }));
  const value = Math.max(...sizes.map(({ words }) => words));
  const long = sizes
    .filter(({ words }) => words > limits.sectionWords.good)
    .flatMap(({ section }) => section.slice(0, 1));
  return { verdict: atMost(value, limits.sectionWords), value, marks: inBody(long) };
};

export const checkSentenceStarts: Check = ({ language, sentences }) => {
  const prose = sentences.filter(({ isItem }) => !isItem);
  if (prose.length === 0) return null;
  let run: Sentence[] = [];
  let longest = 0;
  const alike: Sentence[] = [];
  for (const sentence of prose) {
    const isAlike = run[0] && startOf(language, run[0]) === startOf(language, sentence);
    run = isAlike ? [...run, sentence] : [sentence];
    longest = Math.max(longest, run.length);
    if (run.length === limits.sameStarts.problem) alike.push(...run);
    else if (run.length > limits.sameStarts.problem) alike.push(sentence);
  }
  return {
    verdict: longest < limits.sameStarts.problem ? 'good' : 'problem',
    value: longest,
    marks: inBody(alike),
  };
};

/** The first word; after an article or a demonstrative, with the next one. */
function startOf(language: Article['language'], { words }: Sentence): string {
  const first = normalizeWord(words[0]?.text ?? '');
  return writingRules[language].startArticles.has(first)
    ? `${first} ${normalizeWord(words[1]?.text ?? '')}`
    : first;
}

export const checkPassive: Check = ({ language, sentences }) => {
  if (sentences.length === 0) return null;
  const passive = sentences.filter(({ text }) => isPassive(language, text));
  const value = share(passive, sentences);
  return { verdict: atMost(value, limits.passive), value, marks: inBody(passive) };
};

/** Checks prose only: a list needs no transitions. */
export const checkTransitions: Check = ({ language, sentences, wordCount }) => {
  const prose = sentences.filter(({ isItem }) => !isItem);
  if (wordCount < limits.transitions.fromWords || prose.length === 0) return null;
  const led = prose.filter(({ text }) => hasTransition(language, text));
  const value = share(led, prose);
  const { good, problem } = limits.transitions;
  return {
    verdict: value >= good ? 'good' : value >= problem ? 'improve' : 'problem',
    value,
    marks: value >= good ? [] : inBody(prose.filter((sentence) => !led.includes(sentence))),
  };
};

import type { WritingLanguage } from '../text/span.ts';

/**
 * From where a value is good and from where a problem; in between it could be better. Sources: Yoast's published
 * assessments (wordpress-seo, packages/yoastseo, SCORING READABILITY and ASSESSORS OVERVIEW), except those marked ours.
 */
export const limits = {
  /** Words under one subheading. */
  sectionWords: { good: 300, problem: 350 },
  paragraphWords: { good: 150, problem: 200 },
  /** Share of sentences that are longer than the language's limit. */
  longSentences: { good: 0.25, problem: 0.3 },
  /** Sentences in a row that start alike. */
  sameStarts: { problem: 3 },
  passive: { good: 0.1, problem: 0.15 },
  transitions: { good: 0.3, problem: 0.2, fromWords: 200 },
  /** Flesch's scale, from hard (0) to easy (100). */
  flesch: { good: 60, problem: 50 },
  textWords: { good: 300, problem: 200 },
  /** Times a hundred words. */
  density: { least: 0.5, good: 3, problem: 4 },
  keyphraseWords: { good: 4, problem: 8 },
  /** Pixels of Arial at 20: what is shorter leaves room unused. */
  titleWidth: { least: 285, good: 580 },
  descriptionLength: { least: 120, good: 156 },
} as const;

/** What differs by language. */
export const languageLimits = {
  /** Kandel and Moles, 1958. */
  fr: { sentenceWords: 20, flesch: { base: 207, perSentence: 1.015, perWord: 73.6 } },
  /** Flesch, 1948. */
  en: { sentenceWords: 20, flesch: { base: 206.835, perSentence: 1.015, perWord: 84.6 } },
  /** Fernández-Huerta, 1959; Spanish sentences run longer. */
  es: { sentenceWords: 25, flesch: { base: 206.84, perSentence: 1.02, perWord: 60 } },
} as const satisfies Record<
  WritingLanguage,
  { sentenceWords: number; flesch: { base: number; perSentence: number; perWord: number } }
>;

/**
 * Thresholds of good values and of problems; values in between could be better. Sources: Yoast's published assessments
 * (wordpress-seo, packages/yoastseo, SCORING READABILITY and ASSESSORS OVERVIEW), except those marked ours.
 */
export const limits = {
  /** Words under one subheading. */
  sectionWords: { good: 300, problem: 350 },
  paragraphWords: { good: 150, problem: 200 },
  /** Share of sentences longer than the language's limit. */
  longSentences: { good: 0.25, problem: 0.3 },
  /** Consecutive sentences with the same beginning. */
  sameStarts: { problem: 3 },
  passive: { good: 0.1, problem: 0.15 },
  transitions: { good: 0.3, problem: 0.2, fromWords: 200 },
  /** Flesch's scale, from hard (0) to easy (100). */
  flesch: { good: 60, problem: 50 },
  textWords: { good: 300, problem: 200 },
  /** Occurrences per 100 words. */
  density: { least: 0.5, good: 3, problem: 4 },
  keyphraseWords: { good: 4, problem: 8 },
  /** Pixels of Arial at 20 px: shorter titles leave space unused. */
  titleWidth: { least: 285, good: 580 },
  descriptionLength: { least: 120, good: 156 },
} as const;

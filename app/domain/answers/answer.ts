import type { Passage, Passages } from './quoted-passages.ts';

/** A sentence by a language model, with the number of the passage it cites, from 1. */
export interface CitedSentence {
  text: string;
  source: number;
}

/** An answer shown to a visitor. */
export type Answer =
  /** A passage of the site, after a remark on what the question assumes. */
  | { kind: 'quoted'; remark: string | null; passage: Passage }
  /** Written by a language model from passages, each sentence with its source. */
  | {
      kind: 'written';
      remark: string | null;
      sentences: readonly CitedSentence[];
      sources: Passages;
    }
  /** Says that the site does not answer this, and offers to contact a person. */
  | { kind: 'refused'; text: string }
  | { kind: 'greeting'; text: string };

/** Endpoint of answers. */
export const answersPath = '/answers';

/** A request for an answer. */
export interface AnswerCall {
  question: string;
  language: string;
}

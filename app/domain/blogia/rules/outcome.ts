import type { Draft } from '../draft.ts';
import type { Span } from '../text/span.ts';
import type { Article } from './article.ts';

/** Good, could be better, or a problem. */
export type Verdict = 'good' | 'improve' | 'problem';

/** A range of a field that a rule marks. */
export interface Mark extends Span {
  readonly field: keyof Draft;
}

export interface Outcome {
  verdict: Verdict;
  /** Measured value, in the rule's unit. */
  value: number;
  /** Ranges that fail. */
  marks: readonly Mark[];
}

/** @returns null when the rule does not apply */
export type Check = (article: Article) => Outcome | null;

export function inBody(spans: readonly Span[]): Mark[] {
  return spans.map(({ start, end }) => ({ field: 'body', start, end }));
}

/** The whole of a single-line field. */
export function wholeOf(draft: Draft, field: keyof Draft): Mark[] {
  return [{ field, start: 0, end: draft[field].length }];
}

/** The verdict on a value where less is better. */
export function atMost(
  value: number,
  { good, problem }: { good: number; problem: number },
): Verdict {
  if (value <= good) return 'good';
  return value <= problem ? 'improve' : 'problem';
}

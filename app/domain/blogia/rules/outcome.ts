import type { Draft } from '../draft.ts';
import type { Span } from '../text/span.ts';
import type { Article } from './article.ts';

/** As it should be, could be better, or a problem. */
export type Verdict = 'good' | 'improve' | 'problem';

/** Part of a field that a rule points at. */
export interface Mark extends Span {
  readonly field: keyof Draft;
}

export interface Outcome {
  verdict: Verdict;
  /** What was measured, in the rule's own unit. */
  value: number;
  /** Where it fails. */
  marks: readonly Mark[];
}

/** @returns null when there is nothing to judge */
export type Check = (article: Article) => Outcome | null;

export function inBody(spans: readonly Span[]): Mark[] {
  return spans.map(({ start, end }) => ({ field: 'body', start, end }));
}

/** The whole of a one-line field. */
export function wholeOf(draft: Draft, field: keyof Draft): Mark[] {
  return [{ field, start: 0, end: draft[field].length }];
}

/** The verdict on a value of which less is better. */
export function atMost(
  value: number,
  { good, problem }: { good: number; problem: number },
): Verdict {
  if (value <= good) return 'good';
  return value <= problem ? 'improve' : 'problem';
}

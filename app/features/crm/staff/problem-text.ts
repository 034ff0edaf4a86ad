import type { StaffCopy } from '#app/content/staff/shape.ts';
import type { StaffAnswer } from '#app/domain/staff/answer.ts';
import { fill } from '#app/i18n/format.ts';

/** What is wrong, in words; undefined when nothing is. */
export function problemText(
  answer: StaffAnswer | undefined,
  problems: StaffCopy['problems'],
  refused: string,
): string | undefined {
  if (!answer?.problem) return undefined;
  const text = answer.problem === 'refused' ? refused : problems[answer.problem];
  return fill(text, { count: String(answer.wait ?? 0) });
}

import type { StaffCopy } from '#app/content/staff/shape.ts';
import type { StaffAnswer, StaffProblem } from '#app/domain/staff/answer.ts';
import type { Language } from '#app/i18n/languages.ts';
import { plural } from '#app/i18n/plural.ts';

/** The new-password field that a problem is about; null for a problem of the whole form. */
export function newPasswordField(answer: StaffAnswer | undefined): 'crm-new' | 'crm-again' | null {
  const problem = answer?.problem ?? null;
  if (problem === 'differs') return 'crm-again';
  return problem !== null && aboutPassword.has(problem) ? 'crm-new' : null;
}

const aboutPassword: ReadonlySet<StaffProblem> = new Set([
  'too-short',
  'too-long',
  'repetitive',
  'personal',
  'common',
  'same',
]);

/** Text of the problem; undefined without one. */
export function problemText(
  answer: StaffAnswer | undefined,
  problems: StaffCopy['problems'],
  refused: string,
  language: Language,
): string | undefined {
  if (!answer?.problem) return undefined;
  if (answer.problem === 'wait') return plural(language, answer.wait ?? 1, problems.wait);
  return answer.problem === 'refused' ? refused : problems[answer.problem];
}

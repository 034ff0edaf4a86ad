import type { IlumatchCopy } from '#app/content/ilumatch/shape.ts';
import type { MatchAnswers, MatchField } from '#app/domain/ilumatch/answers.ts';
import type { Drawback, Reason } from '#app/domain/ilumatch/ranking.ts';
import { fill } from '#app/i18n/format.ts';

/** An answer's display texts; several for goals, none without an answer. */
export function answerTexts(
  { options }: IlumatchCopy,
  answers: MatchAnswers,
  field: MatchField,
): string[] {
  switch (field) {
    case 'company':
    case 'challenges':
      return answers[field].trim() ? [answers[field].trim()] : [];
    case 'goals':
      return answers.goals.map((goal) => options.goals[goal]);
    case 'industry':
      return answers.industry ? [options.industry[answers.industry]] : [];
    case 'size':
      return answers.size ? [options.size[answers.size]] : [];
    case 'budget':
      return answers.budget ? [options.budget[answers.budget]] : [];
    case 'timeline':
      return answers.timeline ? [options.timeline[answers.timeline]] : [];
    case 'experience':
      return answers.experience ? [options.experience[answers.experience]] : [];
  }
}

/** Display text of the answer behind a reason. */
export function reasonText({ options, result }: IlumatchCopy, reason: Reason): string {
  switch (reason.question) {
    case 'goals':
      return options.goals[reason.answer];
    case 'industry':
      return options.industry[reason.answer];
    case 'size':
      return options.size[reason.answer];
    case 'timeline':
      return options.timeline[reason.answer];
    case 'experience':
      return options.experience[reason.answer];
    case 'challenges':
      return fill(result.quoted, { name: reason.answer });
  }
}

/** Why a service does not match, as text. */
export function drawbackText({ options, result }: IlumatchCopy, drawback: Drawback): string {
  switch (drawback.question) {
    case 'budget':
      return result.fits[drawback.answer];
    case 'goals':
      return fill(result.unserved.goals, { name: options.goals[drawback.answer] });
    case 'industry':
      return fill(result.unserved.industry, { name: options.industry[drawback.answer] });
    case 'timeline':
      return fill(result.unserved.timeline, { name: options.timeline[drawback.answer] });
  }
}

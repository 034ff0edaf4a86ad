import type { IlumatchCopy } from '#app/content/ilumatch/shape.ts';
import {
  fieldsOf,
  matchSteps,
  type MatchAnswers,
  type MatchField,
} from '#app/domain/ilumatch/answers.ts';
import { answerTexts } from './answer-texts.ts';

const asked = ['company', 'goals', 'challenges'] as const;

/**
 * Every answer on one page, each part with a button that goes to its step.
 *
 * @param disabled whether the answers cannot be changed now
 */
export function Summary({
  copy,
  answers,
  disabled,
}: {
  copy: IlumatchCopy;
  answers: MatchAnswers;
  disabled: boolean;
}) {
  return (
    <div className="grid gap-8">
      {asked.map((step) => (
        <section key={step} aria-labelledby={`summary-${step}`}>
          <div className="flex items-baseline justify-between gap-4 border-b border-line pb-2">
            <h3 id={`summary-${step}`} className="heading">
              {copy.steps[step].title}
            </h3>
            <button
              type="submit"
              name="step"
              value={matchSteps.indexOf(step) + 1}
              disabled={disabled}
              className="text-link small disabled:cursor-not-allowed disabled:opacity-50"
            >
              {copy.edit}
              <span className="sr-only">, {copy.steps[step].title}</span>
            </button>
          </div>
          <dl>
            {fieldsOf[step].map((field: MatchField) => {
              const words = answerTexts(copy, answers, field);
              return (
                <div
                  key={field}
                  className="small grid grid-cols-1 gap-x-6 border-b border-line py-3 sm:grid-cols-[2fr_3fr]"
                >
                  <dt className="text-dust">{copy.fields[field]}</dt>
                  <dd className="whitespace-pre-line">
                    {words.length > 0 ? (
                      words.join('\n')
                    ) : (
                      <span className="text-dust">{copy.unanswered}</span>
                    )}
                  </dd>
                </div>
              );
            })}
          </dl>
        </section>
      ))}
    </div>
  );
}

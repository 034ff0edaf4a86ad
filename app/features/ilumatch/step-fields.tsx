import type { IlumatchCopy } from '#app/content/ilumatch/shape.ts';
import {
  budgets,
  experiences,
  goals,
  industries,
  longestChallenges,
  longestCompany,
  sizes,
  timelines,
  type MatchAnswers,
} from '#app/domain/ilumatch/answers.ts';
import { Choices } from './choices.tsx';

interface StepFieldsProps {
  copy: IlumatchCopy;
  answers: MatchAnswers;
}

const one = <Value,>(value: Value | null) => (value === null ? [] : [value]);

export function CompanyFields({
  copy: { fields, options, help, choose },
  answers,
}: StepFieldsProps) {
  return (
    <>
      <div className="small grid gap-1.5">
        <label htmlFor="company">{fields.company}</label>
        <input
          id="company"
          name="company"
          className="input"
          autoComplete="organization"
          defaultValue={answers.company}
          maxLength={longestCompany}
          aria-describedby="company-help"
        />
        <p id="company-help" className="text-xs text-dust">
          {help.company}
        </p>
      </div>
      <div className="small grid gap-1.5">
        <label htmlFor="industry">{fields.industry}</label>
        <select
          id="industry"
          name="industry"
          className="input"
          defaultValue={answers.industry ?? ''}
        >
          <option value="">{choose}</option>
          {industries.map((industry) => (
            <option key={industry} value={industry}>
              {options.industry[industry]}
            </option>
          ))}
        </select>
      </div>
      <Choices
        type="radio"
        name="size"
        legend={fields.size}
        options={sizes}
        words={options.size}
        chosen={one(answers.size)}
      />
      <Choices
        type="radio"
        name="budget"
        legend={fields.budget}
        options={budgets}
        words={options.budget}
        chosen={one(answers.budget)}
      />
    </>
  );
}

export function GoalFields({ copy: { fields, options }, answers }: StepFieldsProps) {
  return (
    <>
      <Choices
        type="checkbox"
        name="goals"
        legend={fields.goals}
        options={goals}
        words={options.goals}
        chosen={answers.goals}
      />
      <Choices
        type="radio"
        name="timeline"
        legend={fields.timeline}
        options={timelines}
        words={options.timeline}
        chosen={one(answers.timeline)}
      />
    </>
  );
}

export function ChallengeFields({ copy: { fields, options, help }, answers }: StepFieldsProps) {
  return (
    <>
      <div className="small grid gap-1.5">
        <label htmlFor="challenges">{fields.challenges}</label>
        <textarea
          id="challenges"
          name="challenges"
          rows={5}
          className="input"
          defaultValue={answers.challenges}
          maxLength={longestChallenges}
          aria-describedby="challenges-help"
        />
        <p id="challenges-help" className="text-xs text-dust">
          {help.challenges}
        </p>
      </div>
      <Choices
        type="radio"
        name="experience"
        legend={fields.experience}
        options={experiences}
        words={options.experience}
        chosen={one(answers.experience)}
      />
    </>
  );
}

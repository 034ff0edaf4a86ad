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
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
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
      <TextField
        name="company"
        label={fields.company}
        help={help.company}
        initial={answers.company}
        maxLength={longestCompany}
        autoComplete="organization"
      />
      <SelectField
        name="industry"
        label={fields.industry}
        none={choose}
        options={industries.map((value) => ({ value, label: options.industry[value] }))}
        initial={answers.industry ?? ''}
      />
      <Choices
        type="radio"
        name="size"
        legend={fields.size}
        options={sizes}
        messages={options.size}
        chosen={one(answers.size)}
      />
      <Choices
        type="radio"
        name="budget"
        legend={fields.budget}
        options={budgets}
        messages={options.budget}
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
        messages={options.goals}
        chosen={answers.goals}
      />
      <Choices
        type="radio"
        name="timeline"
        legend={fields.timeline}
        options={timelines}
        messages={options.timeline}
        chosen={one(answers.timeline)}
      />
    </>
  );
}

export function ChallengeFields({ copy: { fields, options, help }, answers }: StepFieldsProps) {
  return (
    <>
      <TextField
        name="challenges"
        label={fields.challenges}
        help={help.challenges}
        initial={answers.challenges}
        maxLength={longestChallenges}
        lines={5}
      />
      <Choices
        type="radio"
        name="experience"
        legend={fields.experience}
        options={experiences}
        messages={options.experience}
        chosen={one(answers.experience)}
      />
    </>
  );
}

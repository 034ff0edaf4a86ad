import { Form } from 'react-router';
import type { CrossVisibilityCopy } from '#app/content/cross-visibility/shape.ts';
import {
  audiences,
  partnerGoals,
  partnerSectors,
  type CompatibilityForm,
} from '#app/domain/cross-visibility/compatibility.ts';
import { Choices } from '#app/ui/fields/choices.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Potential } from './potential.tsx';

/** The compatibility form, whose answers are the page's query, beside its result. */
export function Strategy({
  copy,
  answers,
}: {
  copy: CrossVisibilityCopy;
  answers: CompatibilityForm;
}) {
  const { form } = copy;
  return (
    <div className="grid grid-cols-1 items-start gap-x-16 gap-y-12 lg:grid-cols-2">
      <Form
        id="analyse"
        method="get"
        action="#potentiel"
        className="grid scroll-mt-20 grid-cols-1 gap-5"
      >
        <h3 className="heading">{form.title}</h3>
        <TextField
          name="company"
          label={form.company}
          autoComplete="organization"
          initial={answers.company}
        />
        <SelectField
          name="sector"
          label={form.sector}
          initial={answers.sector ?? ''}
          none={form.anySector}
          options={partnerSectors.map((value) => ({ value, label: form.sectors[value] }))}
        />
        <SelectField
          name="audience"
          label={form.audience}
          initial={answers.audience ?? ''}
          none={form.anyAudience}
          options={audiences.map((value) => ({ value, label: form.audiences[value] }))}
        />
        <Choices
          type="checkbox"
          name="goals"
          legend={form.goals}
          options={partnerGoals.map((value) => ({ value, label: form.goalNames[value] }))}
          chosen={answers.goals}
        />
        <button type="submit" className="button button-primary justify-self-start">
          {form.analyse}
        </button>
      </Form>
      <Potential copy={copy} answers={answers} />
    </div>
  );
}

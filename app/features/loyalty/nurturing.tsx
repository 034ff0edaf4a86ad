import { Form } from 'react-router';
import type { LoyaltyCopy } from '#app/content/loyalty/shape.ts';
import type { RetentionAnalysis } from '#app/domain/loyalty/retention-plan.ts';
import { retentionObjectives, retentionSectors } from '#app/domain/loyalty/retention-terms.ts';
import { Choices } from '#app/ui/fields/choices.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Path } from './path.tsx';
import { PlanView } from './plan-view.tsx';

/**
 * The nurturing form, its answer and the path. It uses POST although it changes nothing, so that the email address
 * appears in no address bar or log; with scripts it never leaves the browser.
 */
export function Nurturing({
  copy,
  analysis,
}: {
  copy: LoyaltyCopy;
  analysis: RetentionAnalysis | undefined;
}) {
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-14 lg:grid-cols-2">
      <NurturingForm form={copy.form} sent={analysis?.form} />
      {analysis ? <PlanView copy={copy} analysis={analysis} /> : <Path copy={copy.path} />}
      {analysis && (
        <div className="lg:col-span-2">
          <Path copy={copy.path} isWide />
        </div>
      )}
    </div>
  );
}

function NurturingForm({
  form,
  sent,
}: {
  form: LoyaltyCopy['form'];
  sent: RetentionAnalysis['form'] | undefined;
}) {
  const sectors = retentionSectors.map((value) => ({ value, label: form.sectors[value] }));
  const objectives = retentionObjectives.map((value) => ({
    value,
    label: form.objectiveNames[value],
  }));
  return (
    <Form
      id="analyse"
      method="post"
      action="#plan"
      preventScrollReset
      replace
      className="grid scroll-mt-20 grid-cols-1 content-start gap-5"
    >
      <h3 className="heading">{form.title}</h3>
      <TextField
        name="email"
        label={form.email}
        help={form.emailHelp}
        type="email"
        autoComplete="email"
        initial={sent?.email ?? ''}
      />
      <TextField
        name="company"
        label={form.company}
        autoComplete="organization"
        initial={sent?.company ?? ''}
      />
      <SelectField
        name="sector"
        label={form.sector}
        initial={sent?.sector ?? ''}
        none={form.anySector}
        options={sectors}
      />
      <Choices
        type="checkbox"
        name="objectives"
        legend={form.objectives}
        options={objectives}
        chosen={sent?.objectives ?? []}
      />
      <button type="submit" className="button button-primary justify-self-start">
        {form.analyse}
      </button>
      <p className="text-xs text-dust">{form.privacy}</p>
    </Form>
  );
}

import type { SubmitEvent } from 'react';
import { useLocation } from 'react-router';
import type { SimulatorCopy } from '#app/content/adluma/shape.ts';
import { planFields, planVersion, type AdPlan } from '#app/domain/adluma/plan.ts';
import { formatAmount } from '#app/i18n/format.ts';
import { NumberField } from '#app/ui/fields/number-field.tsx';
import { Slider } from '#app/ui/fields/slider.tsx';
import { useVisit } from '#app/ui/visit.ts';
import type { Phrases } from './phrases.ts';
import { ChannelField, GoalField, SectorField } from './plan-fields.tsx';
import type { PlanForm } from './use-plan.ts';

/** Range of the budget slider, in euros a month. */
export const budgetRange = { min: 100, max: 10_000, step: 50 } as const;

/** Fields with a control in this form. The rest of a shared plan travels in hidden fields. */
const ownFields: ReadonlySet<string> = new Set([
  'v',
  'direction',
  'budget',
  'sector',
  'goal',
  'channel',
  'zone',
]);

/** The form of the quick simulator. */
export function QuickForm({
  copy,
  label,
  say,
  fields: { form, shared, plan, corrections, read, write },
  onResult,
}: {
  copy: SimulatorCopy;
  label: string;
  say: Phrases;
  fields: PlanForm;
  onResult: () => void;
}) {
  const { pathname } = useLocation();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    read();
    write();
    onResult();
  }

  return (
    <form
      ref={form}
      action={`${pathname}#estimate`}
      aria-label={label}
      className="grid grid-cols-1 gap-7"
      onInput={read}
      onSubmit={submit}
    >
      <input type="hidden" name="v" value={planVersion} />
      <HiddenPlanFields plan={shared.plan} />
      <BudgetSlider copy={copy.fields.budget} initial={shared.plan} plan={plan} />
      <SectorField copy={copy} initial={shared.plan.sector} />
      <ChannelField copy={copy} initial={shared.plan.channels} corrections={corrections} />
      <GoalField copy={copy} initial={shared.plan.goal} />
      <NumberField
        name="zone"
        {...copy.fields.zone}
        isWhole
        initial={say.plain(shared.plan.numbers.zone ?? 0)}
        error={corrections.filter(({ field }) => field === 'zone').map(say.correction)[0]}
      />
      <div>
        <button type="submit" className="button button-primary">
          {copy.calculate}
        </button>
      </div>
    </form>
  );
}

function HiddenPlanFields({ plan }: { plan: AdPlan }) {
  return planFields(plan)
    .filter(([name]) => !ownFields.has(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

function BudgetSlider({
  copy,
  initial,
  plan,
}: {
  copy: SimulatorCopy['fields']['budget'];
  initial: AdPlan;
  plan: AdPlan;
}) {
  const { language } = useVisit();
  const budget = plan.numbers.budget ?? budgetRange.min;
  return (
    <Slider
      name="budget"
      {...copy}
      {...budgetRange}
      initial={initial.numbers.budget ?? budgetRange.min}
      value={budget}
      display={formatAmount(language, budget)}
    />
  );
}

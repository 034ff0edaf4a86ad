import type { SubmitEvent } from 'react';
import { useLocation } from 'react-router';
import type { FullCopy, SimulatorCopy } from '#app/content/adluma/shape.ts';
import type { Channel } from '#app/domain/adluma/benchmarks.ts';
import type { PlanNumber } from '#app/domain/adluma/plan-bounds.ts';
import { directions, planVersion, type AdPlan } from '#app/domain/adluma/plan.ts';
import { FigureFields, PlanNumberField } from './figure-fields.tsx';
import type { Phrases } from './phrases.ts';
import { ChannelField, FieldGroup, GoalField, SectorField } from './plan-fields.tsx';
import type { PlanForm } from './use-plan.ts';

const sale = ['close', 'value', 'margin', 'fee', 'months'] as const satisfies readonly PlanNumber[];

interface Props {
  copy: SimulatorCopy;
  page: FullCopy;
  say: Phrases;
  fields: PlanForm;
}

/** The form of the full simulator: direction, budget, channels, sale and assumptions. */
export function FullForm({ onResult, ...props }: Props & { onResult: () => void }) {
  const { copy, page, fields } = props;
  const { form, shared, plan, corrections } = fields;
  const { pathname } = useLocation();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    fields.read();
    fields.write();
    onResult();
  }

  return (
    <form
      ref={form}
      action={`${pathname}#estimate`}
      aria-label={page.groups.figures}
      className="grid grid-cols-1 content-start gap-8"
      onInput={fields.read}
      onSubmit={submit}
    >
      <input type="hidden" name="v" value={planVersion} />
      <DirectionField copy={copy} page={page} initial={shared.plan.direction} />
      <div className="field-grid grid-cols-1 sm:grid-cols-2">
        <PlanNumberField {...props} name="budget" {...copy.fields.budget} />
        <PlanNumberField {...props} name="customers" {...copy.fields.customers} />
        <SectorField copy={copy} initial={shared.plan.sector} />
        <PlanNumberField {...props} name="zone" {...copy.fields.zone} />
      </div>
      <ChannelField copy={copy} initial={shared.plan.channels} corrections={corrections}>
        {(channel) => <LockField {...props} channel={channel} />}
      </ChannelField>
      {plan.direction === 'budget' && <GoalField copy={copy} initial={shared.plan.goal} />}
      <fieldset className="min-w-0">
        <legend className="small mb-3 font-semibold">{page.groups.sale}</legend>
        <div className="field-grid grid-cols-1 sm:grid-cols-2">
          {sale.map((name) => (
            <PlanNumberField {...props} key={name} name={name} {...copy.fields[name]} />
          ))}
        </div>
      </fieldset>
      <FigureFields {...props} />
      <div>
        <button type="submit" className="button button-primary">
          {copy.calculate}
        </button>
      </div>
    </form>
  );
}

function DirectionField({
  copy,
  page,
  initial,
}: {
  copy: SimulatorCopy;
  page: FullCopy;
  initial: AdPlan['direction'];
}) {
  return (
    <FieldGroup legend={copy.fields.direction.label} help={copy.fields.direction.help}>
      <div className="ruled flex flex-wrap">
        {directions.map((direction) => (
          <label
            key={direction}
            className="small flex min-h-11 flex-1 basis-24 items-center gap-3 p-3 has-checked:bg-night-3"
          >
            <input
              type="radio"
              name="direction"
              value={direction}
              defaultChecked={direction === initial}
              className="radio"
            />
            {page.directions[direction]}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

/** The amount reserved for a channel, shown while the channel is checked. */
function LockField({ channel, ...props }: Props & { channel: Channel }) {
  const { lock } = props.copy;
  return (
    <div className="if-checked w-36">
      <PlanNumberField {...props} name={`lock-${channel}`} label={lock.label} help={lock.help} />
    </div>
  );
}

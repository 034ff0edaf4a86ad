import type { FullCopy, SimulatorCopy } from '#app/content/adluma/shape.ts';
import { rateNames, type Channel } from '#app/domain/adluma/benchmarks.ts';
import { planBounds, type PlanNumber } from '#app/domain/adluma/plan-bounds.ts';
import { fallbackFor, type AdPlan } from '#app/domain/adluma/plan.ts';
import { fill } from '#app/i18n/format.ts';
import { NumberField } from '#app/ui/fields/number-field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Disclosure } from '#app/ui/page/disclosure.tsx';
import type { Phrases } from './phrases.ts';
import { unitOf } from './plan-form.ts';
import type { PlanForm } from './use-plan.ts';

/** Assumptions that are the same for every channel. */
const common = [
  'spread-cpc',
  'spread-cvr',
  'ramp-1',
  'ramp-2',
  'ramp-3',
] as const satisfies readonly PlanNumber[];

/** Every assumption that a visitor can correct. */
function figuresOf({ channels }: AdPlan): PlanNumber[] {
  return [
    'close',
    ...channels.flatMap((channel) => rateNames.map((rate) => `${rate}-${channel}` as const)),
    ...common,
  ];
}

function isEdited({ numbers }: AdPlan, name: PlanNumber): boolean {
  return numbers[name] !== planBounds[name].initial;
}

interface Props {
  copy: SimulatorCopy;
  page: FullCopy;
  say: Phrases;
  fields: PlanForm;
}

/** A number of the plan, with its unit, its benchmark and, once edited, a reset button. */
export function PlanNumberField({
  page,
  say,
  fields: { shared, plan, corrections, set },
  name,
  label,
  help,
}: Omit<Props, 'copy'> & { name: PlanNumber; label: string; help?: string }) {
  const { initial, isWhole } = planBounds[name];
  const value = shared.plan.numbers[name];
  const hasBenchmark = initial === null && !name.startsWith('lock');
  const benchmark = fallbackFor(plan, name);
  const isAssumed = hasBenchmark || common.some((each) => each === name);
  const problem = corrections.find(({ field }) => field === name);
  const signs = { euros: '€', percent: '%', plain: undefined };
  return (
    <NumberField
      name={name}
      label={label}
      help={
        hasBenchmark
          ? [help, fill(page.benchmark, { value: say.amount(name, benchmark) })]
              .filter(Boolean)
              .join(' ')
          : help
      }
      unit={signs[unitOf(name)]}
      isWhole={isWhole ?? false}
      initial={value === null ? '' : say.plain(value)}
      placeholder={hasBenchmark ? say.plain(benchmark) : undefined}
      error={problem && say.correction(problem)}
    >
      {isAssumed && isEdited(plan, name) && (
        <span className="flex items-center gap-1 text-xs text-lumen">
          {page.edited}
          <button
            type="button"
            aria-label={fill(page.reset, { field: label })}
            title={fill(page.reset, { field: label })}
            className="scripted grid size-6 place-items-center"
            onClick={() => set({ [name]: initial === null ? '' : say.plain(initial) })}
          >
            <Icon name="rotate-ccw" className="icon size-4" />
          </button>
        </span>
      )}
    </NumberField>
  );
}

/** The assumptions by channel, with a button that resets all to their benchmarks. */
export function FigureFields(props: Props) {
  const { copy, page, say, fields } = props;
  const { shared, plan, set } = fields;
  const edited = figuresOf(plan).filter((name) => isEdited(plan, name));
  const wasEdited = figuresOf(shared.plan).some(
    (name) => name !== 'close' && isEdited(shared.plan, name),
  );
  const form = edited.length === 0 ? 'none' : edited.length === 1 ? 'one' : 'other';
  const reset = () =>
    set(
      Object.fromEntries(
        figuresOf(plan).map((name) => {
          const { initial } = planBounds[name];
          return [name, initial === null ? '' : say.plain(initial)];
        }),
      ),
    );
  return (
    <Disclosure
      className="border-y border-line"
      isOpen={wasEdited}
      title={
        <span>
          <span>{page.groups.figures}</span>
          <span className="small ml-2 font-normal text-dust" data-edited={edited.length}>
            {fill(page.editedCount[form], { count: say.plain(edited.length) })}
          </span>
        </span>
      }
    >
      <p className="small mb-3 text-dust">{page.figuresHelp}</p>
      <div className="grid grid-cols-1 gap-8 pb-6">
        {plan.channels.map((channel) => (
          <ChannelRateFields {...props} key={channel} channel={channel} />
        ))}
        <div className="field-grid grid-cols-1 sm:grid-cols-2">
          {common.map((name) => (
            <PlanNumberField {...props} key={name} name={name} {...copy.fields[name]} />
          ))}
        </div>
        {edited.length > 0 && (
          <div className="scripted">
            <button type="button" className="button" onClick={reset}>
              <Icon name="rotate-ccw" className="icon size-5" />
              {page.resetAll}
            </button>
          </div>
        )}
      </div>
    </Disclosure>
  );
}

function ChannelRateFields({ channel, ...props }: Props & { channel: Channel }) {
  const { copy } = props;
  return (
    <fieldset className="min-w-0">
      <legend className="small mb-3 font-semibold">{copy.channels[channel].name}</legend>
      <div className="field-grid grid-cols-1 sm:grid-cols-2">
        {rateNames.map((rate) => (
          <PlanNumberField
            {...props}
            key={rate}
            name={`${rate}-${channel}`}
            label={copy.sources.rate[rate]}
          />
        ))}
      </div>
    </fieldset>
  );
}

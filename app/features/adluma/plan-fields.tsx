import type { SimulatorCopy } from '#app/content/adluma/shape.ts';
import { channels, sectors, type Channel, type Sector } from '#app/domain/adluma/benchmarks.ts';
import { goals, type Correction, type Goal } from '#app/domain/adluma/plan.ts';
import { SelectField } from '#app/ui/fields/select-field.tsx';

export function FieldGroup({
  legend,
  help,
  problem = null,
  children,
}: {
  legend: string;
  help?: string;
  problem?: string | null;
  children: React.ReactNode;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="small">{legend}</legend>
      {help && <p className="text-xs text-dust">{help}</p>}
      <div className="mt-2">{children}</div>
      {problem && (
        <p role="alert" className="small text-band-red">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

export function SectorField({ copy, initial }: { copy: SimulatorCopy; initial: Sector }) {
  return (
    <SelectField
      name="sector"
      {...copy.fields.sector}
      initial={initial}
      options={sectors.map((value) => ({ value, label: copy.sectors[value] }))}
    />
  );
}

export function GoalField({ copy, initial }: { copy: SimulatorCopy; initial: Goal }) {
  return (
    <FieldGroup legend={copy.fields.goal.label} help={copy.fields.goal.help}>
      {goals.map((goal) => (
        <label key={goal} className="small flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="goal"
            value={goal}
            defaultChecked={goal === initial}
            className="radio"
          />
          {copy.goals[goal]}
        </label>
      ))}
    </FieldGroup>
  );
}

/** @param children content beside each channel, such as its reserved amount */
export function ChannelField({
  copy,
  initial,
  corrections,
  children,
}: {
  copy: SimulatorCopy;
  initial: readonly Channel[];
  corrections: readonly Correction[];
  children?: (channel: Channel) => React.ReactNode;
}) {
  const isEmpty = corrections.some(
    ({ field, reason }) => field === 'channel' && reason === 'empty',
  );
  return (
    <FieldGroup
      legend={copy.fields.channel.label}
      help={copy.fields.channel.help}
      problem={isEmpty ? copy.fields.channel.empty : null}
    >
      <div className="border-t border-line">
        {channels.map((channel) => (
          <div
            key={channel}
            className="group flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-line py-3"
          >
            <label className="small flex min-h-11 flex-1 basis-56 items-start gap-3">
              <input
                type="checkbox"
                name="channel"
                value={channel}
                defaultChecked={initial.includes(channel)}
                className="checkbox mt-0.5"
              />
              <span>
                {copy.channels[channel].name}
                <span className="block text-xs text-dust">{copy.channels[channel].note}</span>
              </span>
            </label>
            {children?.(channel)}
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}

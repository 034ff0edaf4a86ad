import type { SimulatorCopy } from '#app/content/adluma/shape.ts';
import type { Forecast } from '#app/domain/adluma/forecast.ts';
import { cases, type Outcome } from '#app/domain/adluma/outcome.ts';
import type { Correction } from '#app/domain/adluma/plan.ts';
import type { Remark } from '#app/domain/adluma/remarks.ts';
import { Icon } from '#app/ui/icon.tsx';
import { DataTable } from '#app/ui/results/data-table.tsx';
import type { Phrases } from './phrases.ts';

interface Props {
  copy: SimulatorCopy;
  say: Phrases;
}

/** Corrections made to the values of a shared address. */
export function CorrectionNote({
  copy,
  say,
  corrections,
}: Props & { corrections: readonly Correction[] }) {
  if (corrections.length === 0) return null;
  return (
    <div className="small mb-6 flex gap-3 rounded-tile border border-band-yellow p-4 text-band-yellow">
      <Icon name="triangle-alert" className="icon size-5" />
      <div>
        <p className="font-semibold">{copy.corrections.title}</p>
        <ul>
          {corrections.map((correction) => (
            <li key={correction.field}>{say.correction(correction)}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Monthly figures: low, expected and high. */
export function OutcomeTable({
  copy,
  say,
  outcomes,
  rows,
}: Props & { outcomes: Forecast['outcomes']; rows: readonly (keyof Outcome)[] }) {
  return (
    <DataTable
      title={copy.result.caption}
      columns={[
        { label: copy.result.metric },
        ...cases.map((each) => ({
          label: copy.cases[each],
          look: each === 'expected' ? 'font-semibold' : 'text-dust',
        })),
      ]}
      rows={rows.map((name) => ({
        id: name,
        cells: [copy.metrics[name], ...cases.map((each) => say.metric(name, outcomes[each][name]))],
      }))}
    />
  );
}

const alarming: ReadonlySet<Remark['code']> = new Set([
  'extrapolating',
  'out-of-reach',
  'locks-scaled',
]);

/** Explanations and advice on the figures. */
export function Remarks({ copy, say, remarks }: Props & { remarks: readonly Remark[] }) {
  if (remarks.length === 0) return null;
  return (
    <section>
      <h3 className="heading">{copy.remarks.title}</h3>
      <ul className="mt-3 border-t border-line">
        {remarks.map((remark) => {
          const isAlarming = alarming.has(remark.code);
          return (
            <li
              key={remark.code}
              data-remark={remark.code}
              className={`small flex gap-3 border-b border-line py-3 ${isAlarming ? 'text-band-yellow' : ''}`}
            >
              <Icon
                name={isAlarming ? 'triangle-alert' : 'info'}
                className={`icon size-5 ${isAlarming ? '' : 'text-aurora'}`}
              />
              {say.remark(remark)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

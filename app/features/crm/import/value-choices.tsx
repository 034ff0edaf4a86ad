import type {
  MappedField,
  ValueChoices,
  ValueGuess,
} from '#app/domain/crm/import/value-guesses.ts';
import { clientStatuses } from '#app/domain/crm/records/client-statuses.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { plural } from '#app/i18n/plural.ts';
import { useVisit } from '#app/ui/visit.ts';
import { SelectField } from '../fields/select-field.tsx';
import { Summary } from '../fields/summary.tsx';
import { useWorkspace } from '../frame/workspace.tsx';
import type { DryRun } from './import-work.ts';

/** Maximum number of selects shown: further values keep their guess. */
const shown = 60;

/** Mapping of the file's values: those unknown to the CRM first, then the recognised ones. */
export function ValueMapping({
  found: { values, sectors },
  choices,
  onChange,
}: {
  found: Pick<DryRun, 'values' | 'sectors'>;
  choices: ValueChoices;
  onChange: (choices: ValueChoices) => void;
}) {
  const { language } = useVisit();
  const {
    messages: { importing },
  } = useWorkspace();
  const copy = importing.values;
  const optionsOf = useOptions(values, sectors);
  const selects = { choices, optionsOf, onChange };
  const unknown = values.filter(({ isKnown }) => !isKnown);
  const known = values.filter(({ isKnown }) => isKnown);
  if (values.length === 0) return null;
  return (
    <section aria-label={copy.title}>
      {unknown.length > 0 && (
        <>
          <h4 className="font-semibold">
            {copy.title} ({formatNumber(language, unknown.length)})
          </h4>
          <p className="small mt-1 text-dust">{copy.lead}</p>
          <ValueSelects values={unknown} {...selects} />
          {unknown.length > shown && (
            <p className="mt-2 text-xs text-dust">
              {fill(copy.more, { count: formatNumber(language, unknown.length - shown) })}
            </p>
          )}
        </>
      )}
      {known.length > 0 && (
        <details className="mt-2">
          <Summary className="small">
            {copy.known} ({formatNumber(language, known.length)})
          </Summary>
          <ValueSelects values={known} {...selects} />
        </details>
      )}
    </section>
  );
}

function ValueSelects({
  values,
  choices,
  optionsOf,
  onChange,
}: {
  values: readonly ValueGuess[];
  choices: ValueChoices;
  optionsOf: ReturnType<typeof useOptions>;
  onChange: (choices: ValueChoices) => void;
}) {
  return (
    <ul className="mt-3 grid gap-x-5 gap-y-3 sm:grid-cols-2">
      {values.slice(0, shown).map((value, at) => (
        <ValueSelect
          key={`${value.field} ${value.text}`}
          name={`import-value-${value.isKnown ? 'known' : 'new'}-${at}`}
          value={value}
          options={optionsOf(value)}
          chosen={choices[value.field].get(value.text) ?? value.guess}
          onChange={(to) =>
            onChange({
              ...choices,
              [value.field]: new Map(choices[value.field]).set(value.text, to),
            })
          }
        />
      ))}
    </ul>
  );
}

function ValueSelect({
  name,
  value: { field, text, rows },
  options,
  chosen,
  onChange,
}: {
  name: string;
  value: ValueGuess;
  options: readonly { value: string; label: string }[];
  chosen: string;
  onChange: (value: string) => void;
}) {
  const { language } = useVisit();
  const {
    messages: { importing, form },
  } = useWorkspace();
  return (
    <li className="min-w-0">
      <SelectField
        name={name}
        label={fill(importing.values.label, { field: form.fields[field], text })}
        value={chosen}
        options={options}
        onChange={onChange}
      />
      <p className="mt-1 text-xs text-dust">{plural(language, rows, importing.values.rows)}</p>
    </li>
  );
}

/** The CRM's values for a field; an owner or a sector may also be kept as written. */
function useOptions(values: readonly ValueGuess[], sectors: readonly string[]) {
  const {
    messages: { importing, clients },
    team,
  } = useWorkspace();
  const guessed = values.flatMap(({ field, guess }) => (field === 'sector' ? [guess] : []));
  const all: Readonly<Record<MappedField, readonly string[]>> = {
    status: clientStatuses,
    assignedTo: team,
    sector: [...new Set([...sectors, ...guessed])].toSorted((a, b) => a.localeCompare(b)),
  };
  return ({ field, text }: ValueGuess) => {
    const options = all[field].map((value) => ({
      value,
      label: field === 'status' ? clients.statuses[value as keyof typeof clients.statuses] : value,
    }));
    if (field === 'status' || all[field].includes(text)) return options;
    return [{ value: text, label: fill(importing.values.keep, { text }) }, ...options];
  };
}

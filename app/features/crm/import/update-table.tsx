import { useMemo } from 'react';
import {
  policyOf,
  updatableFields,
  updatePolicies,
  type UpdatableField,
  type UpdateChoices,
  type UpdatePolicy,
} from '#app/domain/crm/import/duplicates.ts';
import { clientOf, updatesOf } from '#app/domain/crm/import/plan-import.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { SelectField } from '../fields/select-field.tsx';
import { useWorkspace } from '../frame/workspace.tsx';
import { DifferenceTable, useFieldLabel } from './difference-table.tsx';
import type { ChosenRows, ImportChoices } from './import-rows.ts';

/** Number of rows compared for the table, and of differences shown; the policies apply to all rows. */
const most = { rows: 2000, shown: 100 } as const;

/** Differences between file and records, old value beside new, and the choice between them. */
export function UpdateTable({
  rows: { added, updates },
  choices: { values, updates: choices },
  onChange,
}: {
  rows: ChosenRows;
  choices: ImportChoices;
  onChange: (updates: UpdateChoices) => void;
}) {
  const { language } = useVisit();
  const {
    messages: { importing },
    planning,
  } = useWorkspace();
  const { updates: copy } = importing;
  const compared = useMemo(
    () => [
      ...updatesOf(updates.slice(0, most.rows), values),
      ...added
        .filter(({ joining }) => joining.length > 0)
        .slice(0, most.rows)
        .flatMap((each) => clientOf(each, values, planning()).joins),
    ],
    // oxlint-disable-next-line react/exhaustive-deps -- ids that the planning gives here are not kept
    [added, updates, values],
  );
  const differences = compared.flatMap((update) =>
    update.differences.map((difference) => ({ update, difference })),
  );
  const fields = updatableFields.filter((field) =>
    differences.some(({ difference }) => difference.field === field),
  );
  if (differences.length === 0) return <p role="status">{copy.none}</p>;
  return (
    <div className="grid gap-3">
      <p className="small text-dust">{copy.lead}</p>
      <Policies fields={fields} choices={choices} onChange={onChange} />
      <DifferenceTable
        differences={differences.slice(0, most.shown)}
        choices={choices}
        onChange={onChange}
      />
      {differences.length > most.shown && (
        <p className="text-xs text-dust">
          {fill(importing.firstOnly, { count: formatNumber(language, most.shown) })}
        </p>
      )}
    </div>
  );
}

function Policies({
  fields,
  choices,
  onChange,
}: {
  fields: readonly UpdatableField[];
  choices: UpdateChoices;
  onChange: (updates: UpdateChoices) => void;
}) {
  const {
    messages: { importing },
  } = useWorkspace();
  const { updates: copy } = importing;
  const labelOf = useFieldLabel();
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      {fields.map((field) => (
        <SelectField
          key={field}
          name={`import-policy-${field}`}
          label={fill(copy.policy, { field: labelOf(field) })}
          value={policyOf(choices, field)}
          options={updatePolicies.map((value) => ({ value, label: copy.policies[value] }))}
          onChange={(policy) => onChange(withPolicy(choices, field, policy))}
        />
      ))}
    </div>
  );
}

/** A policy applies to every row: individual choices for its field are discarded. */
function withPolicy(
  { policies, single }: UpdateChoices,
  field: UpdatableField,
  policy: UpdatePolicy,
): UpdateChoices {
  const others = [...single].filter(([key]) => !key.endsWith(`/${field}`));
  return { policies: { ...policies, [field]: policy }, single: new Map(others) };
}

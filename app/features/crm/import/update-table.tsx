import { useMemo } from 'react';
import {
  differenceKey,
  isTaken,
  policyOf,
  updatableFields,
  updatePolicies,
  type FieldDifference,
  type UpdatableField,
  type UpdateChoices,
  type UpdatePolicy,
} from '#app/domain/crm/import/duplicates.ts';
import { updatesOf, type ImportUpdate } from '#app/domain/crm/import/plan-import.ts';
import { clientFields } from '#app/domain/crm/records/clients.ts';
import type { Coordinates } from '#app/domain/crm/records/entities.ts';
import { formatCoordinates } from '#app/i18n/format-coordinates.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { WideTable } from '#app/ui/results/wide-table.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { textOfField } from '../clients/client-fields.ts';
import { SelectField } from '../fields/select-field.tsx';
import { useWorkspace } from '../frame/workspace.tsx';
import type { ChosenRows, ImportChoices } from './import-rows.ts';

/** Rows compared for the table, and differences shown in it; the policies hold for all. */
const most = { rows: 2000, shown: 100 } as const;

/** Where the file differs from the records, old value beside new, and which of the two counts. */
export function UpdateTable({
  rows,
  choices: { values, updates: choices },
  onChange,
}: {
  rows: ChosenRows['updates'];
  choices: ImportChoices;
  onChange: (updates: UpdateChoices) => void;
}) {
  const { language } = useVisit();
  const {
    messages: { importing },
  } = useWorkspace();
  const { updates: copy } = importing;
  const compared = useMemo(() => updatesOf(rows.slice(0, most.rows), values), [rows, values]);
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
      <WideTable label={copy.title}>
        <table className="small w-full min-w-[40rem]">
          <caption className="sr-only">{copy.title}</caption>
          <thead>
            <tr>
              {[
                copy.take,
                importing.line,
                importing.record,
                copy.field,
                copy.before,
                copy.after,
              ].map((head) => (
                <th key={head} scope="col" className="py-2 pr-4 text-left font-medium text-dust">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {differences.slice(0, most.shown).map(({ update, difference }) => (
              <DifferenceRow
                key={differenceKey(update.row.row.line, difference.field)}
                update={update}
                difference={difference}
                choices={choices}
                onChange={onChange}
              />
            ))}
          </tbody>
        </table>
      </WideTable>
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
          onChange={(policy) => onChange(withPolicy(choices, field, policy as UpdatePolicy))}
        />
      ))}
    </div>
  );
}

/** A policy holds for every line: what was decided one by one for its field is forgotten. */
function withPolicy(
  { policies, single }: UpdateChoices,
  field: UpdatableField,
  policy: UpdatePolicy,
): UpdateChoices {
  const others = [...single].filter(([key]) => !key.endsWith(`/${field}`));
  return { policies: { ...policies, [field]: policy }, single: new Map(others) };
}

function DifferenceRow({
  update: { row, client },
  difference,
  choices,
  onChange,
}: {
  update: ImportUpdate;
  difference: FieldDifference;
  choices: UpdateChoices;
  onChange: (updates: UpdateChoices) => void;
}) {
  const { language } = useVisit();
  const {
    messages: { importing, frame },
  } = useWorkspace();
  const labelOf = useFieldLabel();
  const textOf = useValueText();
  const { line } = row.row;
  const { field, before, after } = difference;
  const isOn = isTaken(choices, line, difference);
  const key = differenceKey(line, field);
  return (
    <tr className="border-t border-line align-top">
      <td className="py-1 pr-4">
        <label className="flex size-8 items-center justify-center">
          <span className="sr-only">
            {fill(importing.updates.takeOne, { field: labelOf(field), name: client.name })}
          </span>
          <input
            type="checkbox"
            className="size-5 accent-lumen"
            checked={isOn}
            onChange={() =>
              onChange({ ...choices, single: new Map(choices.single).set(key, !isOn) })
            }
          />
        </label>
      </td>
      <td className="tabular py-2 pr-4">{formatNumber(language, line)}</td>
      <td className="py-2 pr-4 wrap-anywhere">{client.name}</td>
      <td className="py-2 pr-4">{labelOf(field)}</td>
      <td dir="auto" className={`py-2 pr-4 wrap-anywhere ${isOn ? 'text-dust line-through' : ''}`}>
        {textOf(field, before) || frame.none}
      </td>
      <td dir="auto" className={`py-2 wrap-anywhere ${isOn ? 'text-lumen' : 'text-dust'}`}>
        {textOf(field, after)}
      </td>
    </tr>
  );
}

function useFieldLabel() {
  const {
    messages: { form, clientList },
  } = useWorkspace();
  return (field: UpdatableField): string =>
    field === 'coordinates' ? (clientList.merge.fields.coordinates ?? '') : form.fields[field];
}

function useValueText() {
  const { language } = useVisit();
  const { messages } = useWorkspace();
  return (field: UpdatableField, value: FieldDifference['after']): string =>
    field === 'coordinates'
      ? value === null
        ? ''
        : formatCoordinates(language, value as Coordinates)
      : textOfField(clientFields, field, value, messages, language);
}

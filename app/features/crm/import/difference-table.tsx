import {
  differenceKey,
  isPerson,
  isTaken,
  type FieldDifference,
  type UpdatableField,
  type UpdateChoices,
} from '#app/domain/crm/import/duplicates.ts';
import type { ImportUpdate } from '#app/domain/crm/import/plan-import.ts';
import { clientFields } from '#app/domain/crm/records/clients.ts';
import type { PersonDraft } from '#app/domain/crm/records/contact-people.ts';
import type { Coordinates } from '#app/domain/crm/records/entities.ts';
import { formatCoordinates } from '#app/i18n/format-coordinates.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { languageNames } from '#app/i18n/languages.ts';
import { WideTable } from '#app/ui/results/wide-table.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { contactText, textOfField } from '../clients/client-fields.ts';
import { useWorkspace } from '../frame/workspace.tsx';

interface Difference {
  update: ImportUpdate;
  difference: FieldDifference;
}

interface Choosing {
  choices: UpdateChoices;
  onChange: (updates: UpdateChoices) => void;
}

export function DifferenceTable({
  differences,
  choices,
  onChange,
}: Choosing & { differences: readonly Difference[] }) {
  const {
    messages: { importing },
  } = useWorkspace();
  const { updates: copy } = importing;
  return (
    <WideTable label={copy.title}>
      <table className="small w-full min-w-[40rem]">
        <caption className="sr-only">{copy.title}</caption>
        <thead>
          <tr>
            {[copy.take, importing.line, importing.record, copy.field, copy.before, copy.after].map(
              (head) => (
                <th key={head} scope="col" className="py-2 pr-4 text-left font-medium text-dust">
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {differences.map(({ update, difference }) => (
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
  );
}

function DifferenceRow({
  update: { row, client },
  difference,
  choices,
  onChange,
}: Difference & Choosing) {
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
            className="checkbox"
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

export function useFieldLabel() {
  const {
    messages: { form, clientList, people },
  } = useWorkspace();
  return (field: UpdatableField): string => {
    if (field === 'contacts') return people.title;
    return field === 'coordinates'
      ? (clientList.merge.fields.coordinates ?? '')
      : form.fields[field];
  };
}

function useValueText() {
  const { language } = useVisit();
  const { messages } = useWorkspace();
  return (field: UpdatableField, value: FieldDifference['after']): string => {
    if (value === null) return '';
    if (isPerson(value)) return personText(value);
    return field === 'coordinates'
      ? formatCoordinates(language, value as Coordinates)
      : textOfField(clientFields, field, value, messages, language);
  };
}

function personText(person: PersonDraft): string {
  const { language } = person;
  return [contactText(person), ...(language ? [languageNames[language]] : [])].join(', ');
}

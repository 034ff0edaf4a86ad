import { useState } from 'react';
import {
  guessColumns,
  importFields,
  isRepeatable,
  type ImportField,
} from '#app/domain/crm/import/csv-columns.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { SelectField } from '../fields/select-field.tsx';
import { useWorkspace } from '../frame/workspace.tsx';
import { MarkFields, useDetectedMarks } from './mark-fields.tsx';
import { StepHead } from './step-head.tsx';
import type { Marks, Source } from './use-import.ts';

/** Number of rows read to detect how numbers and dates are written, and of rows shown as examples. */
const looked = { cells: 500, examples: 3 } as const;

/** Maps columns to fields; known names are recognised. */
export function ColumnsStep({
  source: { name, table, headers, columns: chosen, marks: decided },
  onBack,
  onCheck,
}: {
  source: Source;
  onBack: () => void;
  onCheck: (columns: readonly (ImportField | null)[], marks: Marks) => void;
}) {
  const {
    messages: { importing: copy },
  } = useWorkspace();
  const fieldNames = useFieldNames();
  const [columns, setColumns] = useState(() => chosen ?? guessColumns(headers, fieldNames));
  const firstRows = table.rows.slice(1, 1 + looked.cells);
  const [chosenMarks, setMarks] = useState<Partial<Marks>>(decided ?? {});
  const marks = { ...useDetectedMarks(columns, firstRows, table.separator), ...chosenMarks };
  const problem = useProblem(columns);

  return (
    <>
      <ReadFile name={name} table={table} />
      <ul className="border-t border-line">
        {headers.map((header, index) => (
          <ColumnRow
            key={header}
            header={header}
            index={index}
            examples={firstRows.slice(0, looked.examples).map(({ cells }) => cells[index])}
            field={columns[index] ?? null}
            onChange={(field) =>
              setColumns(columns.map((each, at) => (at === index ? field : each)))
            }
          />
        ))}
      </ul>
      <MarkFields
        columns={columns}
        marks={marks}
        onChange={(changed) => setMarks({ ...chosenMarks, ...changed })}
      />
      <p role="status" className={problem ? 'rounded-tile border border-band-yellow p-4' : ''}>
        {problem}
      </p>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className="button button-primary disabled:opacity-60"
          disabled={problem !== null}
          onClick={() => onCheck(columns, marks)}
        >
          {copy.check}
        </button>
        <button type="button" className="button" onClick={onBack}>
          {copy.back}
        </button>
      </div>
    </>
  );
}

/** The detected format of the file. */
function ReadFile({ name, table }: Pick<Source, 'name' | 'table'>) {
  const { language } = useVisit();
  const {
    messages: { importing: copy },
  } = useWorkspace();
  return (
    <div>
      <StepHead>{copy.steps.columns}</StepHead>
      <p className="small mt-2 wrap-anywhere">
        {fill(copy.read, {
          name,
          rows: formatNumber(language, table.rows.length - 1),
          separator: copy.separators[table.separator],
          encoding: copy.encodings[table.encoding],
        })}
      </p>
      <p className="small mt-1 text-dust">{copy.columnsLead}</p>
    </div>
  );
}

function useFieldNames(): Readonly<Record<ImportField, string>> {
  const {
    messages: { importing: copy, form, people },
  } = useWorkspace();
  const { name, email, phone } = people.fields;
  const person = { contactName: name, contactEmail: email, contactPhone: phone };
  return { ...form.fields, ...person, ...copy.moreFields };
}

/** Error message of the mapping, or null. */
function useProblem(columns: readonly (ImportField | null)[]): string | null {
  const {
    messages: { importing: copy },
  } = useWorkspace();
  const fieldNames = useFieldNames();
  const twice = columns.filter(
    (field, at) => field !== null && !isRepeatable(field) && columns.indexOf(field) !== at,
  );
  return twice.length > 0
    ? fill(copy.twice, {
        fields: [...new Set(twice)].map((field) => field && fieldNames[field]).join(', '),
      })
    : columns.includes('name')
      ? null
      : copy.nameNeeded;
}

function ColumnRow({
  header,
  index,
  examples,
  field,
  onChange,
}: {
  header: string;
  index: number;
  examples: readonly (string | undefined)[];
  field: ImportField | null;
  onChange: (field: ImportField | null) => void;
}) {
  const {
    messages: { importing: copy },
  } = useWorkspace();
  const fieldNames = useFieldNames();
  const options = [
    { value: '', label: copy.skip },
    ...importFields.map((each) => ({ value: each, label: fieldNames[each] })),
  ];
  return (
    <li className="grid grid-cols-1 items-center gap-2 border-b border-line py-3 sm:grid-cols-2 sm:gap-5">
      <div className="min-w-0">
        <p dir="auto" className="font-semibold wrap-anywhere">
          {header}
        </p>
        <p className="truncate text-xs text-dust">{examples.filter(Boolean).join(' · ')}</p>
      </div>
      <SelectField
        name={`import-column-${index}`}
        label={fill(copy.becomes, { header })}
        value={field ?? ''}
        options={options}
        onChange={(value) => onChange(importFields.find((each) => each === value) ?? null)}
      />
    </li>
  );
}

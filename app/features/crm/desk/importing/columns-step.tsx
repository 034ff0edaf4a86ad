import { useState } from 'react';
import {
  decimalMarkOf,
  guessColumns,
  importFields,
  type DecimalMark,
  type ImportField,
} from '#app/domain/crm/csv-columns.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useDesk } from '../desk.tsx';
import { SelectField } from '../select-field.tsx';
import { StepHead } from './step-head.tsx';
import type { Source } from './use-import.ts';

/** Rows that tell how amounts are written, and how many of them are shown as examples. */
const looked = { amounts: 200, examples: 3 } as const;

/** Says which column is which field; known names are recognised. */
export function ColumnsStep({
  source: { name, table, headers, columns: chosen, decimal: decided },
  onBack,
  onCheck,
}: {
  source: Source;
  onBack: () => void;
  onCheck: (columns: readonly (ImportField | null)[], decimal: DecimalMark) => void;
}) {
  const { language } = useVisit();
  const {
    words: { importing: copy, form },
  } = useDesk();
  const [columns, setColumns] = useState(() => chosen ?? guessColumns(headers));
  const firstRows = table.rows.slice(1, 1 + looked.amounts);
  const amounts = firstRows.map(({ cells }) => cells[columns.indexOf('revenue')] ?? '');
  const [decimal, setDecimal] = useState(decided);
  const mark = decimal ?? decimalMarkOf(amounts, table.separator);
  const fieldNames = { ...form.fields, score: copy.score } satisfies Record<ImportField, string>;
  const options = [
    { value: '', label: copy.skip },
    ...importFields.map((field) => ({ value: field, label: fieldNames[field] })),
  ];
  const twice = columns.filter((field, at) => field !== null && columns.indexOf(field) !== at);
  const problem =
    twice.length > 0
      ? fill(copy.twice, {
          fields: [...new Set(twice)].map((field) => field && fieldNames[field]).join(', '),
        })
      : columns.includes('name')
        ? null
        : copy.nameNeeded;

  return (
    <>
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
      <ul className="border-t border-line">
        {headers.map((header, index) => (
          <li
            key={header}
            className="grid grid-cols-1 items-center gap-2 border-b border-line py-3 sm:grid-cols-2 sm:gap-5"
          >
            <div className="min-w-0">
              <p dir="auto" className="font-semibold wrap-anywhere">
                {header}
              </p>
              <p className="truncate text-xs text-dust">
                {firstRows
                  .slice(0, looked.examples)
                  .map(({ cells }) => cells[index])
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <SelectField
              name={`import-column-${index}`}
              label={fill(copy.becomes, { header })}
              value={columns[index] ?? ''}
              options={options}
              onChange={(value) => {
                const field = importFields.find((each) => each === value) ?? null;
                setColumns(columns.map((each, at) => (at === index ? field : each)));
              }}
            />
          </li>
        ))}
      </ul>
      {(columns.includes('revenue') || columns.includes('score')) && (
        <SelectField
          name="import-decimal"
          label={copy.decimal}
          value={mark}
          options={[
            { value: 'comma', label: copy.decimals.comma },
            { value: 'point', label: copy.decimals.point },
          ]}
          onChange={(value) => setDecimal(value === 'comma' ? 'comma' : 'point')}
        />
      )}
      <p role="status" className={problem ? 'rounded-tile border border-band-yellow p-4' : ''}>
        {problem}
      </p>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className="button button-primary disabled:opacity-60"
          disabled={problem !== null}
          onClick={() => onCheck(columns, mark)}
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

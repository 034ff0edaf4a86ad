import { useState } from 'react';
import type { CellError } from '#app/domain/crm/csv-import.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { plural } from '#app/i18n/plural.ts';
import { csvText } from '#app/ui/csv.ts';
import { download } from '#app/ui/download.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { useDesk } from '../desk.tsx';
import type { Importable } from './import-work.ts';
import { RowTable } from './row-table.tsx';
import { StepHead } from './step-head.tsx';
import type { ImportState } from './use-import.ts';

const verdicts = ['new', 'duplicate', 'invalid'] as const;

const tones = {
  new: 'text-band-green',
  duplicate: 'text-band-yellow',
  invalid: 'text-band-red',
} as const;

/** What would happen, row by row, before anything does. */
export function CheckStep({
  state: { found, headers },
  onBack,
  onImport,
}: {
  state: Extract<ImportState, { step: 'check' }>;
  onBack: () => void;
  onImport: (rows: readonly Importable[]) => void;
}) {
  const { language } = useVisit();
  const {
    words: { importing: copy, form },
  } = useDesk();
  const [withDuplicates, setWithDuplicates] = useState(false);
  const number = (value: number) => formatNumber(language, value);
  const rows = withDuplicates ? [...found.new, ...found.duplicate] : found.new;
  const problemOf = ({ code }: CellError) =>
    code === 'too-many-cells' ? copy.tooManyCells : form.errors[code];
  const placeOf = ({ header }: CellError) => header ?? copy.wholeRow;

  function downloadInvalid() {
    const lines = found.invalid.map(({ row, errors }) => [
      row.line,
      errors.map((error) => `${placeOf(error)} – ${problemOf(error)}`).join(' '),
      ...row.cells,
    ]);
    const text = csvText(language, [[copy.line, copy.problem, ...headers], ...lines]);
    download(`iluma-${copy.downloadName}.csv`, 'text/csv', text);
  }

  return (
    <>
      <StepHead>{copy.steps.check}</StepHead>
      <dl className="ruled grid-cols-1 sm:grid-cols-3">
        {verdicts.map((verdict) => (
          <div key={verdict} className="p-4">
            <dt className="small">{copy.verdicts[verdict]}</dt>
            <dd>
              <span className={`figure tabular ${tones[verdict]}`}>
                {number(found[verdict].length)}
              </span>
              <span className="block text-xs text-dust">{copy.verdictNotes[verdict]}</span>
            </dd>
          </div>
        ))}
      </dl>
      {found.duplicate.length > 0 && (
        <div>
          <Switch
            name="import-duplicates"
            label={copy.withDuplicates}
            help={copy.withDuplicatesHelp}
            isOn={withDuplicates}
            onChange={setWithDuplicates}
          />
          <RowTable
            title={copy.duplicateTable}
            head={[copy.line, form.fields.name, copy.problem]}
            rows={found.duplicate}
            cellsOf={({ row, draft, twin }) => [
              [
                number(row.line),
                draft.name,
                typeof twin === 'string'
                  ? fill(copy.twinClient, { name: twin })
                  : fill(copy.twinLine, { line: number(twin) }),
              ],
            ]}
          />
        </div>
      )}
      {found.invalid.length > 0 && (
        <div>
          <RowTable
            isOpen
            title={copy.invalidTable}
            head={[copy.line, copy.column, copy.problem, copy.value]}
            rows={found.invalid}
            cellsOf={({ row, errors }) =>
              errors.map((error) => [
                number(row.line),
                placeOf(error),
                problemOf(error),
                error.text.slice(0, 80),
              ])
            }
          />
          <button type="button" className="button small mt-3" onClick={downloadInvalid}>
            <Icon name="download" className="icon size-5" />
            {copy.download}
          </button>
        </div>
      )}
      {rows.length === 0 && <p role="status">{copy.nothing}</p>}
      <div className="flex flex-wrap gap-3">
        {rows.length > 0 && (
          <button type="button" className="button button-primary" onClick={() => onImport(rows)}>
            {plural(language, rows.length, copy.run)}
          </button>
        )}
        <button type="button" className="button" onClick={onBack}>
          {copy.back}
        </button>
      </div>
    </>
  );
}

import { duplicateModes, type DuplicateMode } from '#app/domain/crm/import/duplicates.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import type { ChosenRows, ImportChoices } from './import-rows.ts';
import type { DryRun } from './import-work.ts';
import { RadioGroup } from './radio-group.tsx';
import { RowTable } from './row-table.tsx';
import { UpdateTable } from './update-table.tsx';

/** Rows that may duplicate existing clients or earlier rows, and the choice of what to do with them. */
export function Duplicates({
  found,
  rows,
  choices,
  onChange,
}: {
  found: DryRun;
  /** Rows that the choices include. */
  rows: ChosenRows;
  choices: ImportChoices;
  onChange: (choices: ImportChoices) => void;
}) {
  const {
    messages: { importing },
  } = useWorkspace();
  const { duplicates: copy } = importing;
  const { duplicates: mode } = choices;
  return (
    <div>
      <RadioGroup<DuplicateMode>
        name="import-duplicates"
        legend={copy.question}
        value={mode}
        options={duplicateModes.map((value) => ({ value, label: copy.modes[value] }))}
        onChange={(duplicates) => onChange({ ...choices, duplicates })}
      />
      {mode === 'update' && (
        <UpdateTable
          rows={rows}
          choices={choices}
          onChange={(updates) => onChange({ ...choices, updates })}
        />
      )}
      <DuplicateRows rows={found.duplicate} />
    </div>
  );
}

function DuplicateRows({ rows }: { rows: DryRun['duplicate'] }) {
  const { language } = useVisit();
  const {
    messages: { importing: copy, form },
  } = useWorkspace();
  const number = (value: number) => formatNumber(language, value);
  return (
    <RowTable
      title={copy.duplicateTable}
      head={[copy.line, form.fields.name, copy.problem]}
      rows={rows}
      cellsOf={({ row, draft, match }) => [
        [
          number(row.line),
          draft.name,
          typeof match === 'number'
            ? fill(copy.twinLine, { line: number(match) })
            : fill(copy.twinClient, { name: match.name }),
        ],
      ]}
    />
  );
}

import type { CellError, RowContent } from '#app/domain/crm/import/row-reader.ts';
import { sum } from '#app/domain/sum.ts';
import { csvText } from '#app/i18n/csv.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { download } from '#app/ui/results/download.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import type { ImportChoices } from './import-rows.ts';
import type { DryRun } from './import-work.ts';
import { RadioGroup } from './radio-group.tsx';
import { RowTable } from './row-table.tsx';

/** Unreadable cells, and the choice whether their rows are imported without them. */
export function LostCells({
  rows,
  choice,
  onChange,
}: {
  rows: readonly RowContent[];
  choice: ImportChoices['lost'];
  onChange: (choice: ImportChoices['lost']) => void;
}) {
  const {
    messages: { importing },
  } = useWorkspace();
  const { lost: copy } = importing;
  const cellsOf = useErrorCells();
  return (
    <div>
      <RadioGroup
        name="import-lost"
        legend={copy.question}
        value={choice}
        options={[
          { value: 'cell', label: copy.cell },
          { value: 'row', label: copy.row },
        ]}
        onChange={onChange}
      />
      <RowTable
        isOpen
        title={copy.title}
        count={sum(rows.map(({ lost }) => lost.length))}
        head={[importing.line, importing.column, importing.problem, importing.value]}
        rows={rows}
        cellsOf={({ row, lost }) => lost.map((error) => cellsOf(row.line, error))}
      />
    </div>
  );
}

/** Rows that cannot be imported, with their errors, and a download of them for correction. */
export function InvalidRows({
  rows,
  headers,
}: {
  rows: DryRun['invalid'];
  headers: readonly string[];
}) {
  const { language } = useVisit();
  const {
    messages: { importing: copy },
  } = useWorkspace();
  const cellsOf = useErrorCells();

  function downloadInvalid() {
    const lines = rows.map(({ row, errors }) => [
      row.line,
      errors
        .map((error) => cellsOf(row.line, error))
        .map(([, place, problem]) => `${place} – ${problem}`)
        .join(' '),
      ...row.cells,
    ]);
    const text = csvText(language, [[copy.line, copy.problem, ...headers], ...lines]);
    download(`iluma-${copy.downloadName}.csv`, 'text/csv', text);
  }

  return (
    <div>
      <RowTable
        isOpen
        title={copy.invalidTable}
        head={[copy.line, copy.column, copy.problem, copy.value]}
        rows={rows}
        cellsOf={({ row, errors }) => errors.map((error) => cellsOf(row.line, error))}
      />
      <button
        type="button"
        className="button small mt-3 max-w-full whitespace-normal"
        onClick={downloadInvalid}
      >
        <Icon name="download" className="icon size-5" />
        {copy.download}
      </button>
    </div>
  );
}

/** Line, column, problem and text of a cell. */
function useErrorCells() {
  const { language } = useVisit();
  const {
    messages: { importing, form },
  } = useWorkspace();
  const isOfImport = (code: string): code is keyof typeof importing.cellErrors =>
    code in importing.cellErrors;
  const problemOf = (code: CellError['code']) => {
    if (code === 'too-many-cells') return importing.tooManyCells;
    return isOfImport(code) ? importing.cellErrors[code] : form.errors[code];
  };
  return (line: number, { header, code, text }: CellError) => [
    formatNumber(language, line),
    header ?? importing.wholeRow,
    problemOf(code),
    text.slice(0, 80),
  ];
}

import { fill, formatNumber } from '#app/i18n/format.ts';
import { WideTable } from '#app/ui/results/wide-table.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { Summary } from '../fields/summary.tsx';
import { useWorkspace } from '../frame/workspace.tsx';

/** Maximum rows shown. */
const shown = 100;

/** The first rows of a list, in a disclosure. */
export function RowTable<Row extends { row: { line: number } }>({
  title,
  head,
  rows,
  cellsOf,
  count = rows.length,
  isOpen = false,
}: {
  title: string;
  head: readonly string[];
  rows: readonly Row[];
  /** Table rows of a file's row. */
  cellsOf: (row: Row) => readonly (readonly string[])[];
  /** What the title counts, when it is not rows of the file. */
  count?: number;
  isOpen?: boolean;
}) {
  const { language } = useVisit();
  const {
    messages: { importing: copy },
  } = useWorkspace();
  return (
    <details open={isOpen}>
      <Summary className="small">
        {title} ({formatNumber(language, count)})
      </Summary>
      <WideTable label={title}>
        <table className="small w-full min-w-[32rem]">
          <caption className="sr-only">{title}</caption>
          <TableHead head={head} />
          <tbody>
            {rows.slice(0, shown).flatMap((each) =>
              cellsOf(each).map((cells) => (
                <tr
                  key={`${each.row.line} ${cells[1]} ${cells[2]}`}
                  className="border-t border-line"
                >
                  {cells.map((cell, index) => (
                    <td
                      key={head[index]}
                      dir="auto"
                      className={`py-2 pr-4 text-left align-top wrap-anywhere ${index === 0 ? 'tabular' : ''}`}
                    >
                      {cell}
                    </td>
                  ))}
                </tr>
              )),
            )}
          </tbody>
        </table>
      </WideTable>
      {rows.length > shown && (
        <p className="mt-2 text-xs text-dust">
          {fill(copy.firstOnly, { count: formatNumber(language, shown) })}
        </p>
      )}
    </details>
  );
}

function TableHead({ head }: { head: readonly string[] }) {
  return (
    <thead>
      <tr>
        {head.map((cell) => (
          <th key={cell} scope="col" className="py-2 pr-4 text-left font-medium text-dust">
            {cell}
          </th>
        ))}
      </tr>
    </thead>
  );
}

import { WideTable } from './wide-table.tsx';

/** The figures of a drawing, as a table has them. */
export interface TableTwin {
  /** Opens the table. */
  label: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** What a drawing shows, as a table that opens under it. */
export function ChartTable({ title, table }: { title: string; table: TableTwin }) {
  return (
    <details className="mt-2">
      <summary className="small inline-flex min-h-11 items-center text-dust underline underline-offset-4 hover:text-star">
        {table.label}
      </summary>
      <WideTable label={title}>
        <table className="small tabular w-full">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              {table.head.map((cell, index) => (
                <th
                  key={cell}
                  scope="col"
                  className={`py-2 font-medium text-dust ${index === 0 ? 'text-left' : 'pl-4 text-right'}`}
                >
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <tr key={row.join('|')} className="border-t border-line">
                {row.map((cell, index) =>
                  index === 0 ? (
                    <th key={table.head[index]} scope="row" className="py-2 text-left font-normal">
                      {cell}
                    </th>
                  ) : (
                    <td key={table.head[index]} className="py-2 pl-4 text-right">
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </details>
  );
}

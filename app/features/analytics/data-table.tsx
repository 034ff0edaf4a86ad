import type { ReactNode } from 'react';
import { ShareBar } from '#app/ui/share-bar.tsx';
import { WideTable } from '#app/ui/wide-table.tsx';

export interface Column {
  label: string;
  /** Words on the left, numbers on the right. */
  isText?: boolean;
}

export interface Row {
  id: string;
  /** One for each column. */
  cells: readonly ReactNode[];
}

/** Rows of figures; the first column names the row. Wide ones scroll in their own frame. */
export function DataTable({
  title,
  columns,
  rows,
}: {
  title: string;
  columns: readonly Column[];
  rows: readonly Row[];
}) {
  const side = ({ isText }: Column, index: number) =>
    index === 0 ? 'text-left' : isText ? 'pl-5 text-left' : 'pl-5 text-right';
  return (
    <WideTable label={title}>
      <table className="small tabular w-full">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th
                key={column.label}
                scope="col"
                className={`py-2 font-medium whitespace-nowrap text-dust ${side(column, index)}`}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id} className="border-t border-line">
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.label} scope="row" className="py-2.5 text-left font-medium">
                    {cells[index]}
                  </th>
                ) : (
                  <td
                    key={column.label}
                    className={`py-2.5 whitespace-nowrap ${side(column, index)}`}
                  >
                    {cells[index]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

/** A number with its share drawn beside it. */
export function NumberWithBar({ share, children }: { share: number; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-3">
      <ShareBar share={share} tone="fill-violet" className="h-1.5 w-24" />
      <span className="min-w-16">{children}</span>
    </span>
  );
}

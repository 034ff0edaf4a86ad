import type { ReactNode } from 'react';
import { WideTable } from './wide-table.tsx';

export interface Column {
  label: string;
  /** Text is left-aligned, numbers right-aligned. */
  isText?: boolean;
  /** Classes of the column's cells. */
  look?: string;
  /** Controls of the column, below its label. */
  tools?: ReactNode;
}

export interface Row {
  id: string;
  /** Labels, one per column. */
  cells: readonly ReactNode[];
}

/**
 * Rows of figures; the first column names the row. Wide tables scroll in their own container.
 *
 * @param isTitled whether the caption is visible, where no heading precedes it
 */
export function DataTable({
  title,
  isTitled = false,
  columns,
  rows,
}: {
  title: string;
  isTitled?: boolean;
  columns: readonly Column[];
  rows: readonly Row[];
}) {
  const lookOf = ({ isText, look = '' }: Column) =>
    `pl-3 sm:pl-4 ${isText ? 'text-left' : 'text-right'} ${look}`;
  return (
    <WideTable label={title}>
      <table className="small tabular w-full wrap-break-word">
        <caption className={isTitled ? 'pb-2 text-left text-dust' : 'sr-only'}>{title}</caption>
        <thead>
          <tr className="text-xs text-dust">
            {columns.map((column, index) => {
              const { label, tools } = column;
              const look = index === 0 ? 'text-left' : lookOf(column);
              return label ? (
                <th key={label} scope="col" className={`py-2 font-medium ${look}`}>
                  {label}
                  {tools}
                </th>
              ) : (
                <td key={label} />
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id} className="border-t border-line">
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.label} scope="row" className="py-2.5 text-left font-normal">
                    {cells[index]}
                  </th>
                ) : (
                  <td key={column.label} className={`py-2.5 ${lookOf(column)}`}>
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

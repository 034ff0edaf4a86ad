import { DataTable } from './data-table.tsx';

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
      <DataTable
        title={title}
        columns={table.head.map((label) => ({ label }))}
        rows={table.rows.map((cells) => ({ id: cells.join('|'), cells }))}
      />
    </details>
  );
}

import { DataTable } from '#app/ui/results/data-table.tsx';

/** The figures of a chart as a table. */
export interface ChartTableData {
  /** Label of the disclosure. */
  label: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The figures of a chart, in a table that opens below it. */
export function ChartTable({ title, table }: { title: string; table: ChartTableData }) {
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

import { decimalMarkOf, type ImportField } from '#app/domain/crm/import/csv-columns.ts';
import type { CsvRow, Separator } from '#app/domain/crm/import/csv-reader.ts';
import { dateOrderOf } from '#app/domain/crm/import/dates.ts';
import { useVisit } from '#app/ui/visit.ts';
import { SelectField } from '../fields/select-field.tsx';
import { useWorkspace } from '../frame/workspace.tsx';
import type { Marks } from './use-import.ts';

/** The detected notation of the amount and date columns. */
export function useDetectedMarks(
  columns: readonly (ImportField | null)[],
  rows: readonly CsvRow[],
  separator: Separator,
): Marks {
  const { language } = useVisit();
  const cellsOf = (field: ImportField) =>
    rows.map(({ cells }) => cells[columns.indexOf(field)] ?? '');
  return {
    decimal: decimalMarkOf(cellsOf('revenue'), separator),
    // Ambiguous dates are read day first, as in French and Spanish.
    dateOrder:
      dateOrderOf(cellsOf('createdAt')) ?? (language === 'en' ? 'month-first' : 'day-first'),
  };
}

/** Notation of amounts and dates, if any column has them. */
export function MarkFields({
  columns,
  marks: { decimal, dateOrder },
  onChange,
}: {
  columns: readonly (ImportField | null)[];
  marks: Marks;
  onChange: (changed: Partial<Marks>) => void;
}) {
  const {
    messages: { importing: copy },
  } = useWorkspace();
  return (
    <div className="grid gap-3 empty:hidden sm:grid-cols-2">
      {(columns.includes('revenue') || columns.includes('score')) && (
        <SelectField
          name="import-decimal"
          label={copy.decimal}
          value={decimal}
          options={[
            { value: 'comma' as const, label: copy.decimals.comma },
            { value: 'point' as const, label: copy.decimals.point },
          ]}
          onChange={(chosen) => onChange({ decimal: chosen })}
        />
      )}
      {columns.includes('createdAt') && (
        <SelectField
          name="import-date-order"
          label={copy.dateOrder}
          value={dateOrder}
          options={[
            { value: 'day-first' as const, label: copy.dateOrders['day-first'] },
            { value: 'month-first' as const, label: copy.dateOrders['month-first'] },
          ]}
          onChange={(chosen) => onChange({ dateOrder: chosen })}
        />
      )}
    </div>
  );
}

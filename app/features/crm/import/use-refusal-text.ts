import type { HeaderRefusal } from '#app/domain/crm/import/csv-columns.ts';
import { importLimits } from '#app/domain/crm/import/csv-import.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import type { ReadTable } from './read-table.ts';

type Refusal = HeaderRefusal | Extract<ReadTable, { ok: false }>['refusal'];

/** Error message of a file that cannot be imported. */
export function useRefusalText() {
  const { language } = useVisit();
  const { messages } = useWorkspace();
  const { importing: copy } = messages;
  const number = (value: number) => formatNumber(language, value);
  return (refusal: Refusal, name: string): string =>
    fill(copy.refusals[refusal.code], {
      name,
      rows: number(importLimits.rows),
      columns:
        'columns' in refusal
          ? refusal.columns.map(number).join(', ')
          : number(importLimits.columns),
      headers: 'headers' in refusal ? refusal.headers.join(', ') : '',
      line: 'line' in refusal ? number(refusal.line) : '',
    });
}

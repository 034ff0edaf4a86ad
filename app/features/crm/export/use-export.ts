import { exportDelay, planExport, type ExportFormat } from '#app/domain/crm/exports.ts';
import type { CrmCopy } from '#app/content/crm/shape.ts';
import { fill } from '#app/i18n/format.ts';
import { csvText } from '#app/ui/csv.ts';
import { download } from '#app/ui/download.ts';
import { printSheet } from '#app/ui/print-sheet.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useCrm } from '../session/crm-provider.tsx';
import { useDesk } from './desk.tsx';
import { useDeskQuery } from './desk-query.ts';
import { filtersIn, sheetOf } from './printed.ts';

type What = keyof CrmCopy['journal']['exported'];

/** Decimals that a table keeps: those of coordinates, to a tenth of a metre. */
const decimals = 6;

export interface Exported {
  /** Rows of the table, its head first. */
  rows: readonly (readonly (string | number)[])[];
  /** The records themselves. */
  records: readonly unknown[];
}

/** Hands out records as a file or on paper, after a second and with an entry in the journal. */
export function useExport() {
  const { language } = useVisit();
  const { isLoading, during } = useCrm();
  const { words, run, store, fail } = useDesk();
  const { get } = useDeskQuery();

  async function handOut(what: What, format: ExportFormat, { rows, records }: Exported) {
    const name = `iluma-${words.journal.exported[what]}`;
    if (format === 'CSV') download(`${name}.csv`, 'text/csv', csvText(language, rows, decimals));
    else if (format === 'JSON')
      download(`${name}.json`, 'application/json', `${JSON.stringify(records, null, 2)}\n`);
    else
      printSheet({
        ...sheetOf(rows, words, language, {
          title: words.frame.tabs[what],
          filters: await filtersIn(get, words, store),
          now: Date.now(),
        }),
        fileName: name,
      });
  }

  const generate = (what: What, format: ExportFormat, gather: () => Promise<Exported>) =>
    during(exportDelay, async () => {
      try {
        const exported = await gather();
        const problem = await run(
          (planning) => planExport(format, words.journal.exported[what], planning),
          fill(words.exporting.done, { format }),
        );
        if (!problem) await handOut(what, format, exported);
      } catch (error) {
        fail(error);
      }
    });

  return { isLoading, generate };
}

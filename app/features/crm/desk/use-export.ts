import { exportDelay, planExport } from '#app/domain/crm/exports.ts';
import type { CrmCopy } from '#app/content/crm/shape.ts';
import { fill } from '#app/i18n/format.ts';
import { csvText } from '#app/ui/csv.ts';
import { download } from '#app/ui/download.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useCrm } from '../session/crm-provider.tsx';
import { useDesk } from './desk.tsx';

export const exportFormats = ['CSV', 'JSON'] as const;

export interface Exported {
  /** Rows of the table, its head first. */
  rows: readonly (readonly (string | number)[])[];
  /** The records themselves. */
  records: readonly unknown[];
}

/** Hands out records as a file, after a second and with an entry in the journal. */
export function useExport() {
  const { language } = useVisit();
  const { isLoading, during } = useCrm();
  const { words, run } = useDesk();

  const generate = (
    what: keyof CrmCopy['journal']['exported'],
    format: (typeof exportFormats)[number],
    gather: () => Promise<Exported>,
  ) =>
    during(exportDelay, async () => {
      const { rows, records } = await gather();
      const problem = await run(
        (planning) => planExport(format, words.journal.exported[what], planning),
        fill(words.exporting.done, { format }),
      );
      if (problem) return;
      const name = `iluma-${words.journal.exported[what]}.${format.toLowerCase()}`;
      if (format === 'CSV') download(name, 'text/csv', csvText(language, rows));
      else download(name, 'application/json', `${JSON.stringify(records, null, 2)}\n`);
    });

  return { isLoading, generate };
}

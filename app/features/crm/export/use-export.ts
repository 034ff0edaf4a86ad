import type { CrmCopy } from '#app/content/crm/shape.ts';
import { exportDelay, planExport, type ExportFormat } from '#app/domain/crm/plans/exports.ts';
import { csvText } from '#app/i18n/csv.ts';
import { fill } from '#app/i18n/format.ts';
import { download } from '#app/ui/results/download.ts';
import { printSheet } from '#app/ui/results/print-sheet.ts';
import { useVisit } from '#app/ui/visit.ts';
import { printedFilters } from '../filters/printed-filters.ts';
import { useWorkspaceQuery } from '../frame/workspace-query.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { useCrm } from '../session/crm-provider.tsx';
import { ownMark } from './make-export.ts';
import { sheetOf } from './printable-sheet.ts';

type What = keyof CrmCopy['journal']['exported'];

/** Decimals in exports: coordinates to a tenth of a metre. */
const decimals = 6;

export interface Exported {
  /** Rows of the table, head first. */
  rows: readonly (readonly (string | number)[])[];
  /** The records themselves. */
  records: readonly unknown[];
  /** What the records are, unless they are those that the filters show. */
  scope?: 'everything' | 'selection';
}

/** Exports records as a file or for printing, after a second, and writes a journal entry. */
export function useExport() {
  const { language } = useVisit();
  const { isLoading, during } = useCrm();
  const { messages, user, run, store, fail, notify } = useWorkspace();
  const { get } = useWorkspaceQuery();

  async function filtersOf(what: What, scope: Exported['scope']) {
    if (scope === 'selection') return scope;
    if (scope === 'everything') return [];
    return printedFilters(what, get, { messages, store, me: user?.name ?? '' });
  }

  async function deliver(what: What, format: ExportFormat, { rows, records, scope }: Exported) {
    const name = `iluma-${messages.exporting.files[what]}`;
    if (format === 'CSV')
      download(
        `${name}.csv`,
        'text/csv',
        csvText(language, rows, { decimals, mark: ownMark(language) }),
      );
    else if (format === 'JSON')
      download(`${name}.json`, 'application/json', `${JSON.stringify(records, null, 2)}\n`);
    else
      printSheet({
        ...sheetOf(rows, messages, language, {
          title: messages.frame.tabs[what],
          filters: await filtersOf(what, scope),
          now: Date.now(),
        }),
        fileName: name,
      });
  }

  const generate = (what: What, format: ExportFormat, gather: () => Promise<Exported>) =>
    during(exportDelay, async () => {
      try {
        const exported = await gather();
        const problem = await run((planning) =>
          planExport(format, messages.journal.exported[what], planning),
        );
        if (problem) return;
        await deliver(what, format, exported);
        // Cannot be undone: the file is already downloaded.
        notify(fill(messages.exporting.done, { format }));
      } catch (error) {
        fail(error);
      }
    });

  return { isLoading, generate };
}

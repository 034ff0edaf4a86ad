import { exportDelay, planExport } from '#app/domain/crm/exports.ts';
import { fill } from '#app/i18n/format.ts';
import { csvText } from '#app/ui/csv.ts';
import { download } from '#app/ui/download.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { useCrm } from '../session/crm-provider.tsx';
import { useDesk } from './desk.tsx';

const formats = ['CSV', 'JSON'] as const;

export interface Exported {
  /** Rows of the table, its head first. */
  rows: readonly (readonly (string | number)[])[];
  /** The records themselves. */
  records: readonly unknown[];
}

/** Hands out what is shown as a file, after a second and with an entry in the journal. */
export function ExportButtons({
  what,
  gather,
}: {
  what: 'clients' | 'prospection' | 'projets' | 'journal';
  gather: () => Promise<Exported>;
}) {
  const { language } = useVisit();
  const { isLoading, during } = useCrm();
  const { words, run } = useDesk();

  const generate = (format: (typeof formats)[number]) =>
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

  return (
    <div className="flex flex-wrap gap-2">
      {formats.map((format) => (
        <button
          key={format}
          type="button"
          className="button small px-4 disabled:opacity-60"
          disabled={isLoading}
          onClick={() => generate(format)}
        >
          <Icon name="download" className="icon size-5" />
          {fill(words.exporting.as, { format })}
        </button>
      ))}
    </div>
  );
}

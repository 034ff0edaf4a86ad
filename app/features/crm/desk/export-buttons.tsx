import { exportFormats } from '#app/domain/crm/exports.ts';
import { fill } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useDesk } from './desk.tsx';
import { useExport, type Exported } from './use-export.ts';

/** Hands out what is shown as a file or on paper, after a second and with an entry in the journal. */
export function ExportButtons({
  what,
  gather,
}: {
  what: 'clients' | 'prospection' | 'projets' | 'journal';
  gather: () => Promise<Exported>;
}) {
  const { words, may } = useDesk();
  const { isLoading, generate } = useExport();
  if (!may('export')) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {exportFormats.map((format) => (
        <button
          key={format}
          type="button"
          className="button small px-4 disabled:opacity-60"
          disabled={isLoading}
          onClick={() => generate(what, format, gather)}
        >
          <Icon name={format === 'PDF' ? 'printer' : 'download'} className="icon size-5" />
          {fill(words.exporting.as, { format })}
        </button>
      ))}
    </div>
  );
}

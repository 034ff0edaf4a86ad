import type { CrmCopy } from '#app/content/crm/shape.ts';
import { exportFormats } from '#app/domain/crm/plans/exports.ts';
import { fill } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useWorkspace } from '../frame/workspace.tsx';
import { useExport, type Exported } from './use-export.ts';

export interface ExportProps {
  what: keyof CrmCopy['journal']['exported'];
  gather: () => Promise<Exported>;
}

/** Exports or prints the current results. */
export function ExportButtons(props: ExportProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Formats {...props} className="button px-4 disabled:opacity-60" />
    </div>
  );
}

/** The same, as menu items. */
export function ExportItems(props: ExportProps) {
  return <Formats {...props} className="menu-item" />;
}

function Formats({ what, gather, className }: ExportProps & { className: string }) {
  const { messages, may } = useWorkspace();
  const { isLoading, generate } = useExport();
  if (!may('export')) return null;
  return exportFormats.map((format) => (
    <button
      key={format}
      type="button"
      className={className}
      disabled={isLoading}
      onClick={() => generate(what, format, gather)}
    >
      <Icon name={format === 'PDF' ? 'printer' : 'download'} className="icon size-5" />
      {fill(messages.exporting.as, { format })}
    </button>
  ));
}

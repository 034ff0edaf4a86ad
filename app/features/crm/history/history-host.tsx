import { useRead } from '../frame/use-read.ts';
import { useWorkspaceQuery } from '../frame/workspace-query.ts';
import { historyDialogs, historyParam } from './history-query.ts';

const loaders = {
  historique: async () => (await import('./group-dialog.tsx')).GroupDialog,
  corbeille: async () => (await import('./bin-dialog.tsx')).BinDialog,
  export: async () => (await import('../export/export-dialog.tsx')).ExportDialog,
} as const;

/** The dialog named in the address; its code is loaded on use. The back button closes it. */
export function HistoryHost() {
  const { get, set } = useWorkspaceQuery();
  const asked = get(historyParam);
  const open = historyDialogs.find((each) => each === asked) ?? null;
  const { data, isCurrent } = useRead(open, async () =>
    open ? { Dialog: await loaders[open]() } : null,
  );
  if (!open || !isCurrent || !data) return null;
  return <data.Dialog onClose={() => set({ [historyParam]: '' })} />;
}

import { Link, useSearchParams } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { useWorkspace } from '../frame/workspace.tsx';
import { historyDialogs, historyParam, type HistoryDialog } from './history-query.ts';

const permission = { historique: 'edit', corbeille: 'restore', export: 'export' } as const;
const icons = { historique: 'undo-2', corbeille: 'trash', export: 'download' } as const;

/** Menu items that open the revertible steps, the bin, and the export of any table. */
export function HistoryItems() {
  const { messages, may } = useWorkspace();
  const [params] = useSearchParams();
  const labels: Record<HistoryDialog, string> = {
    historique: messages.history.open,
    corbeille: messages.history.bin.open,
    export: messages.exporting.dialog.open,
  };
  return historyDialogs
    .filter((dialog) => may(permission[dialog]))
    .map((dialog) => (
      <Link
        key={dialog}
        to={`?${new URLSearchParams([...params, [historyParam, dialog]]).toString()}`}
        preventScrollReset
        className="menu-item"
      >
        <Icon name={icons[dialog]} className="icon size-5" />
        {labels[dialog]}
      </Link>
    ));
}

import { May } from '../frame/staff-context.tsx';
import { Menu } from '../frame/menu.tsx';
import { HistoryItems } from '../history/history-items.tsx';
import { ExportItems, type ExportProps } from './export-buttons.tsx';

/** The exports of a section, and the history of all of them. */
export function ExportMenu(props: ExportProps) {
  return (
    <May action="edit">
      <Menu>
        <ExportItems {...props} />
        <HistoryItems />
      </Menu>
    </May>
  );
}

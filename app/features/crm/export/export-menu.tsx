import { May } from '../frame/staff-context.tsx';
import { HistoryItems } from '../history/history-items.tsx';
import type { SectionFilters } from '../views/section-view.ts';
import { ViewsMenu } from '../views/views-menu.tsx';
import { ExportItems, type ExportProps } from './export-buttons.tsx';

/** The views and exports of a section, and the history of all sections. */
export function ExportMenu({ section, table, ...exports }: ExportProps & SectionFilters) {
  return (
    <ViewsMenu section={section} table={table}>
      <May action="edit">
        <ExportItems {...exports} />
        <HistoryItems />
      </May>
    </ViewsMenu>
  );
}

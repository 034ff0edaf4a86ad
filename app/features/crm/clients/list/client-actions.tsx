import type { ListQuery } from '#app/domain/crm/store/paged-list.ts';
import { Icon } from '#app/ui/icon.tsx';
import { ExportItems } from '../../export/export-buttons.tsx';
import { AddButton } from '../../frame/add-button.tsx';
import { May } from '../../frame/staff-context.tsx';
import { useWorkspace } from '../../frame/workspace.tsx';
import { HistoryItems } from '../../history/history-items.tsx';
import { ImportButton } from '../../import/import-button.tsx';
import { readAll } from '../../records/read-all.ts';
import { ViewsMenu } from '../../views/views-menu.tsx';
import { clientExportRows } from '../client-export.ts';
import { clientFilters } from './client-filter-table.ts';
import { useClientQuery } from './use-client-query.ts';

/** Actions on the whole list: views and exports in a menu, import, a new client. */
export function ClientActions({
  query,
  isTable,
}: {
  query: ListQuery<'clients'>;
  isTable: boolean;
}) {
  const { messages, store } = useWorkspace();
  const { clients: copy, clientList } = messages;
  const { filters } = useClientQuery();
  const views = [
    ['fiches', clientList.views.cards],
    ['tableau', clientList.views.table],
  ] as const;

  const gather = async () => {
    const records = await readAll(store, 'clients', query);
    return { records, rows: clientExportRows(records, messages) };
  };

  return (
    <>
      <ViewsMenu section="clients" table={clientFilters}>
        {views.map(([view, name]) => (
          <button
            key={view}
            type="button"
            className="menu-item"
            aria-pressed={(view === 'tableau') === isTable}
            onClick={() => filters.set({ view })}
          >
            <Icon name={view === 'tableau' ? 'layout-grid' : 'menu'} className="icon size-5" />
            {name}
          </button>
        ))}
        <ExportItems what="clients" gather={gather} />
        <May action="edit">
          <HistoryItems />
        </May>
      </ViewsMenu>
      <ImportButton />
      <AddButton label={copy.add} />
    </>
  );
}

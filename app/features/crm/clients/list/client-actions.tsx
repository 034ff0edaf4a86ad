import { useState } from 'react';
import type { ListQuery } from '#app/domain/crm/store/paged-list.ts';
import { Icon } from '#app/ui/icon.tsx';
import { ExportItems } from '../../export/export-buttons.tsx';
import { AddButton } from '../../frame/add-button.tsx';
import { Menu } from '../../frame/menu.tsx';
import { May } from '../../frame/staff-context.tsx';
import { useWorkspace } from '../../frame/workspace.tsx';
import { HistoryItems } from '../../history/history-items.tsx';
import { ImportButton } from '../../import/import-button.tsx';
import { readAll } from '../../records/read-all.ts';
import { clientExportRows } from '../client-export.ts';
import { AccountViews } from './account-views.tsx';
import { SavedViews } from './saved-views.tsx';
import { useClientQuery } from './use-client-query.ts';

/** What is done with the whole list: views and exports in a menu, import, a new client. */
export function ClientActions({
  query,
  isTable,
}: {
  query: ListQuery<'clients'>;
  isTable: boolean;
}) {
  const { messages, store, backend } = useWorkspace();
  const { clients: copy, clientList } = messages;
  const Views = backend.live ? AccountViews : SavedViews;
  const { filters } = useClientQuery();
  const [areViewsOpen, setAreViewsOpen] = useState(false);
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
      <Menu>
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
        <button type="button" className="menu-item" onClick={() => setAreViewsOpen(true)}>
          <Icon name="star" className="icon size-5" />
          {clientList.savedViews.title}
        </button>
        <ExportItems what="clients" gather={gather} />
        <May action="edit">
          <HistoryItems />
        </May>
      </Menu>
      <ImportButton />
      <AddButton label={copy.add} />
      {areViewsOpen && <Views onClose={() => setAreViewsOpen(false)} />}
    </>
  );
}

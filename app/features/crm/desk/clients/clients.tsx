import { useState } from 'react';
import type { Client } from '#app/domain/crm/entities.ts';
import { Chips } from '../chips.tsx';
import { useDesk, useList } from '../desk.tsx';
import { newRecord, useDeskQuery } from '../desk-query.ts';
import { ExportButtons } from '../export-buttons.tsx';
import { ImportButton } from '../importing/import-button.tsx';
import { readAll } from '../read-all.ts';
import { SectionHead } from '../section-head.tsx';
import { ClientFilters } from './client-filters.tsx';
import { ClientForm } from './client-form.tsx';
import { ClientRecord } from './client-record.tsx';
import { clientsTable } from './clients-table.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { FoundClients } from './found-clients.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { SavedViews } from './saved-views.tsx';
import { useClientQuery } from './use-client-query.ts';
import { useSearchText } from './use-search-text.ts';

/** With more clients than this, the list starts as a table. */
const mostAsCards = 1000;

type Opened =
  | { action: 'edit' | 'remove'; client: Client }
  | { action: 'merge'; kept: string; other: string };

/** The clients, narrowed and ordered, as cards or as a table; what is shown stands in the address. */
export function Clients() {
  const { words, may, store } = useDesk();
  const { clients: copy, clientList } = words;
  const { get, openRecord, closeRecord } = useDeskQuery();
  const search = useSearchText();
  const { query: narrowed, mode, set } = useClientQuery();
  const [opened, setOpened] = useState<Opened | null>(null);
  const query = { ...narrowed, search: search.text };
  const everyone = useList('clients', { limit: 1 })?.total ?? 0;
  const shownMode = mode ?? (everyone > mostAsCards ? 'tableau' : 'fiches');
  const record = get('fiche');
  const close = () => setOpened(null);
  const merge = (kept: string, other: string) => setOpened({ action: 'merge', kept, other });

  const gather = async () => {
    const records = await readAll(store, 'clients', query);
    return { records, rows: clientsTable(records, words) };
  };

  return (
    <>
      <SectionHead title={copy.title} add={copy.add}>
        <ImportButton />
      </SectionHead>
      <ClientFilters search={search.text} onSearch={search.type} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
        <Chips
          label={clientList.view}
          value={shownMode}
          options={[
            ['fiches', clientList.views.cards],
            ['tableau', clientList.views.table],
          ]}
          onChange={(vue) => set({ vue })}
        />
        <ExportButtons what="clients" gather={gather} />
      </div>
      <div className="mt-4">
        <SavedViews />
      </div>
      <FoundClients
        query={query}
        isTable={shownMode === 'tableau'}
        onMerge={merge}
        onAction={(action, client) =>
          action === 'view' ? openRecord(client.id) : setOpened({ action, client })
        }
      />
      {record === newRecord && may('edit') && (
        <ClientForm client={null} onClose={closeRecord} onMerge={merge} />
      )}
      {record && record !== newRecord && !opened && (
        <ClientRecord
          key={record}
          id={record}
          onClose={closeRecord}
          onEdit={(client) => setOpened({ action: 'edit', client })}
          onMerge={merge}
        />
      )}
      {opened?.action === 'remove' && <DeleteDialog client={opened.client} onClose={close} />}
      {opened?.action === 'edit' && (
        <ClientForm client={opened.client} onClose={close} onMerge={merge} />
      )}
      {opened?.action === 'merge' && (
        <MergeDialog kept={opened.kept} other={opened.other} onClose={close} />
      )}
    </>
  );
}

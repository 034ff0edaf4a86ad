import { useCallback, useRef, useState } from 'react';
import type { Client } from '#app/domain/crm/entities.ts';
import type { ListQuery } from '#app/domain/crm/paged-list.ts';
import { plural } from '#app/i18n/plural.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { Chips } from '../chips.tsx';
import { May, useDesk, useList } from '../desk.tsx';
import { newRecord, useDeskQuery } from '../desk-query.ts';
import { ExportButtons } from '../export-buttons.tsx';
import { ImportButton } from '../importing/import-button.tsx';
import { readAll } from '../read-all.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ClientCards } from './client-cards.tsx';
import type { CardAction } from './client-card.tsx';
import { ClientFilters } from './client-filters.tsx';
import { ClientForm } from './client-form.tsx';
import { ClientRecord } from './client-record.tsx';
import { ClientTable } from './client-table.tsx';
import { clientsTable } from './clients-table.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { useLook, usePagedClients, type PagedClients } from './paged-clients.ts';
import { SavedViews } from './saved-views.tsx';
import { allSelected, nothingSelected, toggled, toggledTogether } from './selection.ts';
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
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="title">{copy.title}</h2>
        <div className="flex flex-wrap gap-3">
          <ImportButton />
          <May action="edit">
            <button
              type="button"
              className="button button-primary"
              onClick={() => openRecord(newRecord)}
            >
              <Icon name="plus" className="icon size-5" />
              {copy.add}
            </button>
          </May>
        </div>
      </div>
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

/** The list itself with what is selected in it; another search selects nothing. */
function FoundClients({
  query,
  isTable,
  onAction,
  onMerge,
}: {
  query: ListQuery<'clients'>;
  isTable: boolean;
  onAction: (action: CardAction, client: Client) => void;
  onMerge: (kept: string, other: string) => void;
}) {
  const { language } = useVisit();
  const {
    words: { clients: copy, clientList, frame },
  } = useDesk();
  const list = usePagedClients(query);
  const found = JSON.stringify([query.search, query.where]);
  const [selected, setSelected] = useState({ found, selection: nothingSelected });
  const shown = useRef<readonly [first: number, last: number]>([0, 0]);
  const selection = selected.found === found ? selected.selection : nothingSelected;
  const select = useCallback(
    (change: (before: typeof nothingSelected) => typeof nothingSelected) =>
      setSelected((before) => ({
        found,
        selection: change(before.found === found ? before.selection : nothingSelected),
      })),
    [found],
  );
  const onSelect = useCallback((id: string) => select((before) => toggled(before, id)), [select]);
  const onShown = useCallback((first: number, last: number) => {
    shown.current = [first, last];
  }, []);

  const { total } = list;
  const Shown = isTable ? ClientTable : ClientCards;

  function selectShown() {
    const [first, last] = shown.current;
    const places = Array.from({ length: last - first + 1 }, (_, at) => list.at(first + at));
    const ids = places.flatMap((client) => (client ? [client.id] : []));
    select((before) => toggledTogether(before, ids));
  }

  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-1">
        <p role="status" className="small text-dust">
          {total !== null && plural(language, total, frame.count)}
        </p>
        {total !== null && total > 0 && (
          <>
            <button type="button" className="text-link small min-h-11" onClick={selectShown}>
              {clientList.selectShown}
            </button>
            <button
              type="button"
              className="text-link small min-h-11"
              onClick={() => select(() => allSelected)}
            >
              {plural(language, total, clientList.selectAll)}
            </button>
          </>
        )}
      </div>
      {list.isFailed && (
        <p role="alert" className="flex flex-wrap items-center gap-3 py-4">
          {clientList.failed}
          <button type="button" className="button" onClick={list.retry}>
            {clientList.retry}
          </button>
        </p>
      )}
      {total !== null && (
        <BulkBar
          selection={selection}
          query={query}
          total={total}
          onSelection={(next) => select(() => next)}
          onMerge={onMerge}
        />
      )}
      {total === 0 && <p className="heading py-16 text-center">{copy.empty}</p>}
      {total === 0 || total === null ? (
        <Looking list={list} />
      ) : (
        <Shown
          list={list}
          total={total}
          selection={selection}
          onSelect={onSelect}
          onAction={onAction}
          onShown={onShown}
        />
      )}
    </>
  );
}

/** Has the beginning of a list read of which nothing is drawn. */
function Looking({ list }: { list: PagedClients }) {
  useLook(list, 0, 0);
  return null;
}

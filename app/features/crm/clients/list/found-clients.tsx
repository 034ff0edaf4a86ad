import { useCallback, useRef, useState } from 'react';
import type { Client } from '#app/domain/crm/records/entities.ts';
import type { ListQuery } from '#app/domain/crm/store/paged-list.ts';
import { EmptyList } from '../../filters/empty-list.tsx';
import { May } from '../../frame/staff-context.tsx';
import { newRecord, useWorkspaceQuery } from '../../frame/workspace-query.ts';
import { useWorkspace } from '../../frame/workspace.tsx';
import { ImportButton } from '../../import/import-button.tsx';
import { BulkBar } from './bulk/bulk-bar.tsx';
import type { OnMerge } from './bulk/use-bulk.ts';
import type { CardAction } from './client-card.tsx';
import { ClientCards } from './client-cards.tsx';
import { ClientTable } from './client-table.tsx';
import { useRequestedRange, usePagedClients, type PagedClients } from './paged-clients.ts';
import {
  allSelected,
  nothingSelected,
  toggled,
  toggledTogether,
  type Selection,
} from './selection.ts';
import { useClientQuery } from './use-client-query.ts';
import { useMaySelect } from './use-may-select.ts';

/** The list and its selection; another query clears the selection. */
export function FoundClients({
  query,
  isTable,
  onAction,
  onMerge,
}: {
  query: ListQuery<'clients'>;
  isTable: boolean;
  onAction: (action: CardAction, client: Client) => void;
  onMerge: OnMerge;
}) {
  const list = usePagedClients(query);
  const { selection, select } = useSelection(JSON.stringify([query.search, query.where]));
  const { onShown, shownIds } = useShownClients(list);
  const onSelect = useCallback((id: string) => select((before) => toggled(before, id)), [select]);

  const maySelect = useMaySelect();
  const { total } = list;
  const Shown = isTable ? ClientTable : ClientCards;

  function selectShown() {
    const ids = shownIds();
    select((before) => toggledTogether(before, ids));
  }

  return (
    <>
      {list.isFailed && <ListFailure onRetry={list.retry} />}
      {total !== null && maySelect && (
        <BulkBar
          selection={selection}
          query={query}
          total={total}
          onSelection={(next) => select(() => next)}
          onSelectAll={() => select(() => allSelected)}
          onMerge={onMerge}
        />
      )}
      {total === 0 && <NoClients search={query.search} />}
      {total === 0 || total === null ? (
        <FirstRequest list={list} />
      ) : (
        <div className="client-list">
          <Shown
            list={list}
            total={total}
            selection={selection}
            onSelect={onSelect}
            onAction={onAction}
            onShown={onShown}
            onSelectShown={selectShown}
          />
        </div>
      )}
    </>
  );
}

function NoClients({ search }: { search: string | undefined }) {
  const {
    messages: { clients: copy, clientList, palette },
  } = useWorkspace();
  const { filters } = useClientQuery();
  const { openRecord } = useWorkspaceQuery();
  // A search being typed is not in the address yet.
  const isNarrowed = Boolean(search) || filters.isNarrowed;
  return (
    <EmptyList
      filters={{ isNarrowed, reset: filters.reset }}
      noMatch={copy.empty}
      advice={search && palette.advice}
      reset={clientList.reset}
      none={copy.empty}
    >
      <May action="edit">
        <p className="text-dust">{copy.noneHint}</p>
        <div className="flex flex-wrap justify-center gap-2">
          <button
            type="button"
            className="button button-primary"
            onClick={() => openRecord(newRecord)}
          >
            {copy.add}
          </button>
          <ImportButton />
        </div>
      </May>
    </EmptyList>
  );
}

function ListFailure({ onRetry }: { onRetry: () => void }) {
  const {
    messages: { clientList },
  } = useWorkspace();
  return (
    <p role="alert" className="flex flex-wrap items-center gap-3 py-4">
      {clientList.failed}
      <button type="button" className="button" onClick={onRetry}>
        {clientList.retry}
      </button>
    </p>
  );
}

/** Requests the first page of a list that renders no rows. */
function FirstRequest({ list }: { list: PagedClients }) {
  useRequestedRange(list, 0, 0);
  return null;
}

/** The visible clients. */
function useShownClients(list: PagedClients) {
  const shown = useRef<readonly [first: number, last: number]>([0, 0]);
  const onShown = useCallback((first: number, last: number) => {
    shown.current = [first, last];
  }, []);

  function shownIds(): readonly string[] {
    const [first, last] = shown.current;
    const places = Array.from({ length: last - first + 1 }, (_, at) => list.at(first + at));
    return places.flatMap((client) => (client ? [client.id] : []));
  }

  return { onShown, shownIds };
}

/** The selection; another query clears it. */
function useSelection(found: string) {
  const [selected, setSelected] = useState({ found, selection: nothingSelected });
  const select = useCallback(
    (change: (before: Selection) => Selection) =>
      setSelected((before) => ({
        found,
        selection: change(before.found === found ? before.selection : nothingSelected),
      })),
    [found],
  );
  return { selection: selected.found === found ? selected.selection : nothingSelected, select };
}

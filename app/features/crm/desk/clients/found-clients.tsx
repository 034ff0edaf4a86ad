import { useCallback, useRef, useState } from 'react';
import type { Client } from '#app/domain/crm/entities.ts';
import type { ListQuery } from '#app/domain/crm/paged-list.ts';
import { plural } from '#app/i18n/plural.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useDesk } from '../desk.tsx';
import { BulkBar } from './bulk-bar.tsx';
import type { CardAction } from './client-card.tsx';
import { ClientCards } from './client-cards.tsx';
import { ClientTable } from './client-table.tsx';
import { useLook, usePagedClients, type PagedClients } from './paged-clients.ts';
import { allSelected, nothingSelected, toggled, toggledTogether } from './selection.ts';

/** The list itself with what is selected in it; another search selects nothing. */
export function FoundClients({
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

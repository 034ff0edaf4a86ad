import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Client } from '#app/domain/crm/records/entities.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useWorkspaceQuery } from '../../frame/workspace-query.ts';
import { useWorkspace } from '../../frame/workspace.tsx';
import { ClientCard, type CardAction } from './client-card.tsx';
import { ListHead } from './list-head.tsx';
import { useRequestedRange, type PagedClients } from './paged-clients.ts';
import { isSelected, type Selection } from './selection.ts';

export interface ListProps {
  list: PagedClients;
  total: number;
  selection: Selection;
  onSelect: (id: string) => void;
  onAction: (action: CardAction, client: Client) => void;
  /** Receives the range of visible clients. */
  onShown: (first: number, last: number) => void;
  onSelectShown: () => void;
}

/** Browsers limit elements to about 17 million pixels; this many lines stay below that on any screen. */
const mostCards = 50_000;

/** Maximum number of lines in the page itself; longer lists scroll in a container. */
const mostInPage = 60;

/** Height of a line before it is measured, in pixels. */
const usualHeight = 41;

const Card = memo(ClientCard);

/** The clients as virtualized lines. */
export function ClientCards(props: ListProps) {
  const { list, total, selection, onSelect, onAction, onShown, onSelectShown } = props;
  const { language } = useVisit();
  const { messages } = useWorkspace();
  const scroller = useRef<HTMLDivElement>(null);
  const { at, queryKey } = list;
  const count = Math.min(total, mostCards);
  // oxlint-disable-next-line react/incompatible-library -- its result is not passed on
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => usualHeight,
    overscan: 6,
    // A line's focus and open menu move with its client when the list changes.
    getItemKey: useCallback((index: number) => at(index)?.id ?? index, [at]),
  });
  const shown = virtualizer.getVirtualItems();
  useRequestedRange(list, shown[0]?.index ?? 0, shown.at(-1)?.index ?? 0);

  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
  }, [queryKey]);
  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {};
  useEffect(() => onShown(startIndex, endIndex), [onShown, startIndex, endIndex]);

  return (
    <>
      <ListHead onSelectShown={onSelectShown} />
      <div ref={scroller} className={count > mostInPage ? 'max-h-[80dvh] overflow-y-auto' : ''}>
        <div role="list" className="relative" style={{ height: `${virtualizer.getTotalSize()}px` }}>
          {shown.map(({ index, key, start }, place) => (
            <div
              // Pages read before and after a change may contain the same client twice.
              key={shown.findIndex((other) => other.key === key) === place ? key : index}
              ref={virtualizer.measureElement}
              data-index={index}
              role="presentation"
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start}px)` }}
            >
              <CardItem
                client={at(index)}
                place={index}
                total={total}
                selection={selection}
                onSelect={onSelect}
                onAction={onAction}
              />
            </div>
          ))}
        </div>
        {total > count && (
          <p className="p-5 text-dust">
            {fill(messages.clientList.cardsEnd, { count: formatNumber(language, count) })}
          </p>
        )}
      </div>
    </>
  );
}

function CardItem({
  client,
  place,
  total,
  selection,
  onSelect,
  onAction,
}: Pick<ListProps, 'total' | 'selection' | 'onSelect' | 'onAction'> & {
  client: Client | undefined;
  place: number;
}) {
  const { messages } = useWorkspace();
  const { get } = useWorkspaceQuery();
  return (
    <div
      role="listitem"
      aria-setsize={total}
      aria-posinset={place + 1}
      className="border-b border-line"
    >
      {client ? (
        <Card
          client={client}
          isSelected={isSelected(selection, client.id)}
          isOpen={get('fiche') === client.id}
          onSelect={onSelect}
          onAction={onAction}
        />
      ) : (
        <p className="client-line text-dust">{messages.clientList.loading}</p>
      )}
    </div>
  );
}

const isWide = '(min-width: 64rem)';

/** Media query of wide screens: table rows in one line, and the record beside the list. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    watchWidth,
    () => matchMedia(isWide).matches,
    () => false,
  );
}

function watchWidth(listener: () => void): () => void {
  const media = matchMedia(isWide);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

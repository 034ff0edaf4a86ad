import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Client } from '#app/domain/crm/entities.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useDesk } from '../desk.tsx';
import { ClientCard, type CardAction } from './client-card.tsx';
import { useLook, type PagedClients } from './paged-clients.ts';
import { isSelected, type Selection } from './selection.ts';

export interface ListProps {
  list: PagedClients;
  total: number;
  selection: Selection;
  onSelect: (id: string) => void;
  onAction: (action: CardAction, client: Client) => void;
  /** Told which clients can be seen. */
  onShown: (first: number, last: number) => void;
}

/** Browsers stop drawing boxes at some 17 million pixels; so many cards stay below on any screen. */
const mostCards = 20_000;

/** Rows of cards that stand in the page itself; more scroll in a frame of their own. */
const mostInPage = 30;

const Card = memo(ClientCard);

/** The clients as cards, of which only those in sight and near it exist. */
export function ClientCards({ list, total, selection, onSelect, onAction, onShown }: ListProps) {
  const { language } = useVisit();
  const { words } = useDesk();
  const scroller = useRef<HTMLDivElement>(null);
  const lanes = useIsWide() ? 2 : 1;
  const count = Math.min(total, mostCards);
  const rows = Math.ceil(count / lanes);
  // oxlint-disable-next-line react/incompatible-library -- nothing that it returns is handed on
  const virtualizer = useVirtualizer({
    count: rows,
    getScrollElement: () => scroller.current,
    estimateSize: () => 240,
    overscan: 4,
  });
  const shown = virtualizer.getVirtualItems();
  useLook(list, (shown[0]?.index ?? 0) * lanes, ((shown.at(-1)?.index ?? 0) + 1) * lanes - 1);

  const { queryKey } = list;
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
  }, [queryKey]);
  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {};
  useEffect(
    () => onShown(startIndex * lanes, (endIndex + 1) * lanes - 1),
    [onShown, startIndex, endIndex, lanes],
  );

  return (
    <div ref={scroller} className={rows > mostInPage ? 'max-h-[80dvh] overflow-y-auto' : ''}>
      <div
        role="list"
        className="relative mt-2 border-t border-line"
        style={{ height: `${virtualizer.getTotalSize()}px` }}
      >
        {shown.map(({ index, key, start }) => (
          <div
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            role="presentation"
            className="absolute inset-x-0 top-0 grid grid-cols-1 border-l border-line lg:grid-cols-2"
            style={{ transform: `translateY(${start}px)` }}
          >
            {Array.from({ length: lanes }, (_, lane) => index * lanes + lane)
              .filter((place) => place < count)
              .map((place) => {
                const client = list.at(place);
                return (
                  <div
                    key={place}
                    role="listitem"
                    aria-setsize={total}
                    aria-posinset={place + 1}
                    className="min-w-0 border-r border-b border-line p-5"
                  >
                    {client ? (
                      <Card
                        client={client}
                        isSelected={isSelected(selection, client.id)}
                        onSelect={onSelect}
                        onAction={onAction}
                      />
                    ) : (
                      <p className="grid min-h-48 place-content-center text-dust">
                        {words.clientList.loading}
                      </p>
                    )}
                  </div>
                );
              })}
          </div>
        ))}
      </div>
      {total > count && (
        <p className="p-5 text-dust">
          {fill(words.clientList.cardsEnd, { count: formatNumber(language, count) })}
        </p>
      )}
    </div>
  );
}

const isWide = '(min-width: 64rem)';

/** Whether there is room for cards side by side, and for rows that are no cards. */
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

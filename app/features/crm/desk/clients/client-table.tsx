import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { fill } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useDesk } from '../desk.tsx';
import { useIsWide, type ListProps } from './client-cards.tsx';
import { ClientRow, cellAddress, columns, figures, rowLayout } from './client-row.tsx';
import { cellAfter, type Cell } from './grid-keys.ts';
import { useLook } from './paged-clients.ts';
import { isSelected } from './selection.ts';
import { useClientQuery, type ClientSort } from './use-client-query.ts';

/** Height of the head, in pixels: rows begin below it, and it stays when they scroll. */
const head = 45;

/** What a row measures as long as it has not been measured: on one line, and as a card on a phone. */
const rowHeight = 56;
const cardHeight = 120;

/** Rows that Page Up and Page Down go along. */
const pageRows = 10;

/**
 * The clients as a table of which only the rows in sight and near it exist. It is one stop of the Tab key; arrow keys
 * lead from cell to cell.
 */
export function ClientTable({ list, total, selection, onSelect, onAction, onShown }: ListProps) {
  const {
    words: { clients: copy, clientList },
  } = useDesk();
  const scroller = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const isWide = useIsWide();
  const [active, setActive] = useState<Cell>({ row: 0, column: 1 });
  /** Whether the focus belongs to the active cell, even while its row is being drawn. */
  const hasFocus = useRef(false);
  const isMoving = useRef(false);
  const current = Math.min(active.row, Math.max(0, total - 1));

  // oxlint-disable-next-line react/incompatible-library -- nothing that it returns is handed on
  const virtualizer = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => (isWide ? rowHeight : cardHeight),
    // A fling brings a screen of new rows each frame: few more than are seen.
    overscan: 4,
    scrollMargin: head,
    scrollPaddingStart: head,
    // The row with the focus stays, wherever the others are scrolled.
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => {
        const rows = defaultRangeExtractor(range);
        return rows.includes(current) || current >= range.count
          ? rows
          : [...rows, current].toSorted((a, b) => a - b);
      },
      [current],
    ),
  });
  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {};
  useLook(list, startIndex, endIndex);
  useEffect(() => onShown(startIndex, endIndex), [onShown, startIndex, endIndex]);

  const { queryKey } = list;
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
    setActive((cell) => ({ ...cell, row: 0 }));
  }, [queryKey]);

  useLayoutEffect(() => {
    const isLost = hasFocus.current && document.activeElement === document.body;
    if (!isMoving.current && !isLost) return;
    const cell = scroller.current?.querySelector<HTMLElement>(
      `[data-cell="${cellAddress(active)}"]`,
    );
    if (!cell) return;
    isMoving.current = false;
    cell.focus({ preventScroll: true });
  });

  function move(event: KeyboardEvent<HTMLElement>) {
    if (!(event.target instanceof Element) || !event.target.closest('[data-cell]')) return;
    const grid = { rows: total, columns: columns.length, page: pageRows };
    const next = cellAfter(event, active, grid);
    if (!next) return;
    event.preventDefault();
    isMoving.current = true;
    setActive(next);
    if (next.row !== active.row) virtualizer.scrollToIndex(next.row, { align: 'auto' });
  }

  function follow({ target }: FocusEvent<HTMLElement>) {
    const address = target.closest<HTMLElement>('[data-cell]')?.dataset.cell;
    hasFocus.current = address !== undefined;
    if (address === undefined || address === cellAddress(active)) return;
    const [row = 0, column = 0] = address.split(':').map(Number);
    setActive({ row, column });
  }

  return (
    <>
      <p id={helpId} className="mt-2 text-xs text-dust max-lg:sr-only">
        {clientList.keysHelp}
      </p>
      <div
        ref={scroller}
        role="grid"
        tabIndex={-1}
        aria-label={copy.title}
        aria-describedby={helpId}
        aria-rowcount={total + 1}
        aria-colcount={columns.length}
        aria-multiselectable="true"
        className="mt-2 max-h-[80dvh] overflow-y-auto border border-line"
        onKeyDown={move}
        onFocus={follow}
        onBlur={({ relatedTarget, target }) => {
          // A row that is drawn anew takes the focus with it; the layout effect brings it back.
          if (relatedTarget !== null || target.isConnected) hasFocus.current = false;
        }}
      >
        <div role="rowgroup" className="sticky top-0 z-10 bg-night-3 max-lg:hidden">
          <div
            role="row"
            aria-rowindex={1}
            className={`min-h-11 border-b border-line ${rowLayout}`}
          >
            {columns.map((column, index) => (
              <ColumnHead key={column} column={column} index={index} />
            ))}
          </div>
        </div>
        <div
          role="rowgroup"
          className="relative"
          style={{ height: `${virtualizer.getTotalSize()}px` }}
        >
          {virtualizer.getVirtualItems().map(({ index, key, start }) => {
            const client = list.at(index);
            return (
              <div
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                role="row"
                aria-rowindex={index + 2}
                aria-selected={client ? isSelected(selection, client.id) : undefined}
                className={`absolute inset-x-0 top-0 min-h-14 contain-layout border-b border-line py-1 aria-selected:bg-night-2 ${rowLayout}`}
                style={{ transform: `translateY(${start - head}px)` }}
              >
                <ClientRow
                  client={client}
                  row={index}
                  activeColumn={index === current ? active.column : null}
                  isSelected={client !== undefined && isSelected(selection, client.id)}
                  onSelect={onSelect}
                  onAction={onAction}
                />
              </div>
            );
          })}
        </div>
      </div>
    </>
  );
}

const sortable = {
  name: 'name',
  status: 'status',
  score: 'score',
  revenue: 'revenue',
} as const satisfies Partial<Record<(typeof columns)[number], ClientSort>>;

function ColumnHead({ column, index }: { column: (typeof columns)[number]; index: number }) {
  const {
    words: { clients: copy, clientList },
  } = useDesk();
  const { by, descending, sortBy } = useClientQuery();
  const names = {
    ...clientList.columns,
    name: copy.sorts.name,
    status: clientList.sorts.status,
    score: copy.sorts.score,
    revenue: copy.sorts.revenue,
    owner: copy.owner,
  };
  const sort = column in sortable ? sortable[column as keyof typeof sortable] : null;
  const isSorted = sort === by;
  const direction = descending ? 'descending' : 'ascending';
  return (
    <div
      role="columnheader"
      aria-colindex={index + 1}
      aria-sort={isSorted ? direction : undefined}
      className={`small text-dust ${figures.has(column) ? 'lg:justify-self-end lg:pe-5' : ''}`}
    >
      {sort ? (
        <button
          type="button"
          className="flex min-h-11 items-center gap-1"
          aria-label={fill(clientList.sortBy, { name: names[column] })}
          onClick={() => sortBy(sort)}
        >
          {names[column]}
          {isSorted && (
            <Icon name={descending ? 'chevron-down' : 'chevron-up'} className="icon size-4" />
          )}
        </button>
      ) : (
        <span className={column === 'place' || column === 'owner' ? '' : 'sr-only'}>
          {names[column]}
        </span>
      )}
    </div>
  );
}

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
  type UIEvent,
} from 'react';
import { useDesk } from '../desk.tsx';
import { useIsWide, type ListProps } from './client-cards.tsx';
import { ClientRow, cellAddress, columns, rowHeight } from './client-row.tsx';
import { ClientTableHead } from './client-table-head.tsx';
import { cellAfter, type Cell } from './grid-keys.ts';
import { useLook } from './paged-clients.ts';
import { slotsFor, type Slots } from './row-slots.ts';
import { isSelected } from './selection.ts';
import { useHeight } from './use-height.ts';

/** What a row measures in a browser that nobody has set, in pixels. */
const usualHeight = 56;

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
  const [height, sample] = useHeight(usualHeight);
  /** The head is as high as a row, and stays when they scroll; cards have none. */
  const head = useIsWide() ? height : 0;
  const [active, setActive] = useState<Cell>({ row: 0, column: 1 });
  /** Whether the focus belongs to the active cell, even while its row is being drawn. */
  const hasFocus = useRef(false);
  const isMoving = useRef(false);
  const current = Math.min(active.row, Math.max(0, total - 1));

  // oxlint-disable-next-line react/incompatible-library -- nothing that it returns is handed on
  const virtualizer = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    // A fling brings a screen of other rows each frame: few more than are seen.
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
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height]);
  const drawn = virtualizer.getVirtualItems();
  const slots = useSlots(
    drawn.map(({ index }) => index),
    current,
  );
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

  /** Before the rows are drawn: what a store answers at once is there by then, and they are drawn only once. */
  function lookAhead({ currentTarget: { scrollTop, clientHeight } }: UIEvent<HTMLElement>) {
    const last = Math.floor((scrollTop + clientHeight) / height);
    list.look(Math.floor(scrollTop / height), Math.min(last, total - 1));
  }

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
      <div ref={sample} aria-hidden="true" className={`invisible absolute ${rowHeight}`} />
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
        onScrollCapture={lookAhead}
        onKeyDown={move}
        onFocus={follow}
        onBlur={({ relatedTarget, target }) => {
          // A row that is drawn anew takes the focus with it; the layout effect brings it back.
          if (relatedTarget !== null || target.isConnected) hasFocus.current = false;
        }}
      >
        <ClientTableHead />
        <div
          role="rowgroup"
          className="relative"
          style={{ height: `${virtualizer.getTotalSize()}px` }}
        >
          {drawn.map(({ index, start }) => {
            const client = list.at(index);
            return (
              <ClientRow
                key={slots.get(index)}
                client={client}
                row={index}
                top={start - head}
                activeColumn={index === current ? active.column : null}
                isSelected={client !== undefined && isSelected(selection, client.id)}
                onSelect={onSelect}
                onAction={onAction}
              />
            );
          })}
        </div>
      </div>
    </>
  );
}

/** The elements of the rows that are drawn, which go on from one screen to the next. */
function useSlots(rows: readonly number[], focused: number): Slots {
  const [slots, setSlots] = useState<Slots>(new Map());
  const isSame = rows.length === slots.size && rows.every((row) => slots.has(row));
  if (isSame) return slots;
  const next = slotsFor(rows, slots, focused);
  setSlots(next);
  return next;
}

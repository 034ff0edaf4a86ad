import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
  type UIEvent,
} from 'react';
import { useWorkspace } from '../../frame/workspace.tsx';
import { useIsWide, type ListProps } from './client-cards.tsx';
import { ClientRow, rowHeight } from './client-row.tsx';
import { ClientTableHead } from './client-table-head.tsx';
import { useRequestedRange } from './paged-clients.ts';
import { columns } from './row-cells.tsx';
import { rowsAfter, slotsFor, type Slots } from './row-slots.ts';
import { isSelected } from './selection.ts';
import { useActiveCell } from './use-active-cell.ts';
import { useHeight } from './use-height.ts';
import { useMaySelect } from './use-may-select.ts';

/** Height of a row at the browser's default font size, in pixels. */
const usualHeight = 40;

/** The clients as a virtualized table. It is one tab stop; arrow keys move between cells. */
export function ClientTable(props: ListProps) {
  const { list, total, selection, onSelect, onAction, onShown, onSelectShown } = props;
  const {
    messages: { clients: copy, clientList },
  } = useWorkspace();
  const scroller = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const [height, sample] = useHeight(usualHeight);
  /** The head is as high as a row and sticky; cards have none. */
  const head = useIsWide() ? height : 0;
  const maySelect = useMaySelect();
  const grid = useActiveCell(scroller, { rows: total, firstColumn: maySelect ? 0 : 1 });
  const { active, toFirstRow } = grid;
  const current = Math.min(active.row, Math.max(0, total - 1));

  const virtualizer = useRows(scroller, { total, height, head, current });
  const drawn = virtualizer.getVirtualItems();
  const slots = useSlots(
    drawn.map(({ index }) => index),
    current,
    list.at,
  );
  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {};
  useRequestedRange(list, startIndex, endIndex);
  useEffect(() => onShown(startIndex, endIndex), [onShown, startIndex, endIndex]);
  useStartOfList(scroller, list.queryKey, toFirstRow);

  return (
    <>
      <div className="flex items-center gap-4 text-xs text-dust">
        {maySelect && (
          <button type="button" className="text-link min-h-control" onClick={onSelectShown}>
            {clientList.selectShown}
          </button>
        )}
        <p id={helpId} className="py-2 max-lg:sr-only">
          {clientList.keysHelp}
        </p>
      </div>
      <div ref={sample} aria-hidden="true" className={`invisible absolute ${rowHeight}`} />
      <div
        ref={scroller}
        role="grid"
        tabIndex={-1}
        aria-label={copy.title}
        aria-describedby={helpId}
        aria-rowcount={total + 1}
        aria-colcount={columns.length}
        aria-multiselectable={maySelect}
        className="max-h-[80dvh] overflow-y-auto border border-line"
        onScrollCapture={(event) => requestAhead(event, list, { height, total })}
        onKeyDown={(event) =>
          grid.move(event, (row) => virtualizer.scrollToIndex(row, { align: 'auto' }))
        }
        onFocus={grid.follow}
        onBlur={grid.leave}
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

/** Scrolls to the top when the query changes. */
function useStartOfList(
  scroller: RefObject<HTMLDivElement | null>,
  queryKey: ListProps['list']['queryKey'],
  toFirstRow: () => void,
) {
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
    toFirstRow();
  }, [scroller, queryKey, toFirstRow]);
}

/** Requests the rows before rendering: a store that answers synchronously then renders once. */
function requestAhead(
  { currentTarget: { scrollTop, clientHeight } }: UIEvent<HTMLElement>,
  list: ListProps['list'],
  { height, total }: { height: number; total: number },
) {
  const last = Math.floor((scrollTop + clientHeight) / height);
  list.request(Math.floor(scrollTop / height), Math.min(last, total - 1));
}

/** The visible rows with some overscan, and the row that has the focus. */
function useRows(
  scroller: RefObject<HTMLDivElement | null>,
  {
    total,
    height,
    head,
    current,
  }: { total: number; height: number; head: number; current: number },
) {
  // oxlint-disable-next-line react/incompatible-library -- its result is not passed on
  const virtualizer = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    // A fling shows a new screen of rows each frame: little overscan.
    overscan: 4,
    scrollMargin: head,
    scrollPaddingStart: head,
    // The focused row stays mounted wherever the list is scrolled.
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
  return virtualizer;
}

/** Assigns elements to rendered rows: reused while scrolling, and kept by their clients when the list changes. */
function useSlots(rows: readonly number[], focused: number, at: ListProps['list']['at']): Slots {
  const [drawn, setDrawn] = useState<{ slots: Slots; at: typeof at }>({ slots: new Map(), at });
  const { slots } = drawn;
  if (drawn.at === at) {
    if (rows.length === slots.size && rows.every((row) => slots.has(row))) return slots;
    return keep(slotsFor(rows, slots, focused));
  }
  const rowOf = new Map(rows.map((row) => [at(row)?.id, row]));
  const after = rowsAfter((row) => drawn.at(row)?.id, rowOf);
  const before = new Map([...slots].map(([row, slot]) => [after(row), slot]));
  return keep(slotsFor(rows, before, after(focused)));

  function keep(next: Slots): Slots {
    setDrawn({ slots: next, at });
    return next;
  }
}

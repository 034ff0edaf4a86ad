import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { cellAfter, type Cell } from './grid-keys.ts';
import { cellAddress, columns } from './row-cells.tsx';

/** Rows that Page Up and Page Down move by. */
const pageRows = 10;

/** The grid's active cell, its one tab stop. It keeps the focus when its row is remounted. */
export function useActiveCell(
  scroller: RefObject<HTMLElement | null>,
  { rows, firstColumn }: { rows: number; firstColumn: number },
) {
  const [active, setActive] = useState<Cell>({ row: 0, column: 1 });
  /** Whether the active cell has the focus, also while its row is being remounted. */
  const hasFocus = useRef(false);
  const isMoving = useRef(false);
  const focused = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const isLost = hasFocus.current && document.activeElement === document.body;
    if (!isMoving.current && hasFocus.current && focused.current?.isConnected) {
      // Its row may have moved in the list, and a moved element loses the focus.
      if (isLost) focused.current.focus({ preventScroll: true });
      activate(focused.current);
      return;
    }
    if (!isMoving.current && !isLost) return;
    const cell = scroller.current?.querySelector<HTMLElement>(
      `[data-cell="${cellAddress(active)}"]`,
    );
    if (!cell) return;
    isMoving.current = false;
    cell.focus({ preventScroll: true });
  });

  function move(event: KeyboardEvent<HTMLElement>, scrollTo: (row: number) => void) {
    if (!(event.target instanceof Element) || !event.target.closest('[data-cell]')) return;
    const grid = { rows, firstColumn, columns: columns.length, page: pageRows };
    const next = cellAfter(event, active, grid);
    if (!next) return;
    event.preventDefault();
    isMoving.current = true;
    setActive(next);
    if (next.row !== active.row) scrollTo(next.row);
  }

  function activate({ dataset: { cell } }: HTMLElement) {
    if (cell === undefined || cell === cellAddress(active)) return;
    const [row = 0, column = 0] = cell.split(':').map(Number);
    setActive({ row, column });
  }

  function follow({ target }: FocusEvent<HTMLElement>) {
    focused.current = target.closest<HTMLElement>('[data-cell]');
    hasFocus.current = focused.current !== null;
    if (focused.current) activate(focused.current);
  }

  function leave({ relatedTarget, target }: FocusEvent<HTMLElement>) {
    // A remounted row loses the focus; the layout effect restores it.
    if (relatedTarget !== null || target.isConnected) hasFocus.current = false;
  }

  const toFirstRow = useCallback(() => setActive((cell) => ({ ...cell, row: 0 })), []);

  return { active, move, follow, leave, toFirstRow };
}

/** A cell of a grid; row and column count from 0. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

interface Grid {
  rows: number;
  columns: number;
  /** First column with something to focus. */
  firstColumn: number;
  /** Rows that Page Up and Page Down move by. */
  page: number;
}

/**
 * The cell that a key moves to, or null where the key has no effect.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 */
export function cellAfter(
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  { row, column }: Cell,
  { rows, columns, firstColumn, page }: Grid,
): Cell | null {
  const [lastRow, lastColumn] = [rows - 1, columns - 1];
  const moves: Record<string, Cell> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    PageUp: { row: row - page, column },
    PageDown: { row: row + page, column },
    Home: { row: ctrlKey ? 0 : row, column: firstColumn },
    End: { row: ctrlKey ? lastRow : row, column: lastColumn },
  };
  const next = moves[key];
  if (!next || rows === 0) return null;
  return {
    row: Math.min(Math.max(next.row, 0), lastRow),
    column: Math.min(Math.max(next.column, firstColumn), lastColumn),
  };
}

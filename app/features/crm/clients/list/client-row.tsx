import { memo, type ReactNode } from 'react';
import type { Client } from '#app/domain/crm/records/entities.ts';
import { useWorkspace } from '../../frame/workspace.tsx';
import type { CardAction } from './client-card.tsx';
import {
  ActionCells,
  columns,
  FactCells,
  focusOf,
  MeasureCells,
  type Column,
} from './row-cells.tsx';
import { SelectBox } from './select-box.tsx';
import { useMaySelect } from './use-may-select.ts';

/** Cells side by side; on a phone a card: the name between checkbox and buttons, the rest below. */
export const rowLayout =
  'grid grid-cols-[2.75rem_minmax(0,1fr)_2.75rem_2.75rem] items-center gap-x-2 lg:grid-cols-[2.75rem_minmax(0,2fr)_7.5rem_6rem_8rem_minmax(0,1.5fr)_minmax(0,1fr)_repeat(4,2.75rem)]';

/** Every row has one fixed height: its position is computed, and nothing is measured. */
export const rowHeight = 'h-36 lg:h-(--row)';

/**
 * A client's row; only its active cell is a tab stop. While the client loads, the cells are empty; the row is then
 * updated, not remounted.
 */
export const ClientRow = memo(function ClientRow({
  client,
  row,
  top,
  activeColumn,
  isSelected,
  onSelect,
  onAction,
}: {
  /** Undefined while loading. */
  client: Client | undefined;
  row: number;
  /** Offset below the head, in pixels. */
  top: number;
  activeColumn: number | null;
  isSelected: boolean;
  onSelect: (id: string) => void;
  onAction: (action: CardAction, client: Client) => void;
}) {
  const {
    messages: { clientList },
  } = useWorkspace();
  const maySelect = useMaySelect();
  const cell = { client, row, activeColumn };
  const focus = (column: Column) => focusOf(column, cell);
  const held = (column: Column, content: ReactNode) => (
    <div role="gridcell" aria-colindex={columns.indexOf(column) + 1} className="min-w-0">
      {content}
    </div>
  );
  const name = client?.name ?? clientList.loading;
  return (
    // Layout containment: a change in a row does not lay out its surroundings. No paint containment, which would clip
    // focus rings.
    <div
      role="row"
      aria-rowindex={row + 2}
      aria-selected={client && maySelect ? isSelected : undefined}
      aria-busy={!client}
      className={`absolute inset-x-0 top-0 content-center contain-layout contain-size contain-style border-b border-line aria-selected:bg-night-2 ${rowHeight} ${rowLayout}`}
      style={{ transform: `translateY(${top}px)` }}
    >
      {held(
        'select',
        maySelect && (
          <SelectBox
            name={name}
            isSelected={isSelected}
            onSelect={() => client && onSelect(client.id)}
            focus={focus('select')}
          />
        ),
      )}
      {held(
        'name',
        <button
          type="button"
          dir="auto"
          className={`line-clamp-1 min-h-(--row-control) text-start font-semibold wrap-anywhere hover:text-lumen ${client ? '' : 'text-dust'}`}
          onClick={() => client && onAction('view', client)}
          {...focus('name')}
        >
          {name}
        </button>,
      )}
      <FactCells {...cell} />
      <MeasureCells {...cell} />
      <ActionCells {...cell} onAction={onAction} />
    </div>
  );
});

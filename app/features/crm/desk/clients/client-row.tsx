import { memo, type ReactNode } from 'react';
import type { Client } from '#app/domain/crm/entities.ts';
import { fill, formatEuros } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { useDesk } from '../desk.tsx';
import { needs, type CardAction } from './client-card.tsx';
import type { Cell } from './grid-keys.ts';
import { ScoreFigure } from './score.tsx';
import { StatusBadge } from './status-badge.tsx';

export const columns = [
  'select',
  'name',
  'status',
  'score',
  'revenue',
  'place',
  'owner',
  'edit',
  'remove',
] as const;

export type Column = (typeof columns)[number];

/** Columns of figures, which stand below each other by their last digit. */
export const figures: ReadonlySet<Column> = new Set(['score', 'revenue']);

/** Cells side by side; on a phone a card: the name between the box and the buttons, the rest below. */
export const rowLayout =
  'grid grid-cols-[2.75rem_minmax(0,1fr)_2.75rem_2.75rem] items-center gap-x-2 lg:grid-cols-[2.75rem_minmax(0,2fr)_7rem_6rem_8rem_minmax(0,1.5fr)_minmax(0,1fr)_2.75rem_2.75rem]';

/** Every row has one height, whatever it says: where it stands is reckoned, and nothing has to be measured. */
export const rowHeight = 'h-40 lg:h-14';

/** Names a cell in the page. */
export function cellAddress({ row, column }: Cell): string {
  return `${row}:${column}`;
}

/**
 * A client's row; only its active cell is a stop of the Tab key. While the client is being read, the cells are there and
 * empty: the row is told of another client without being made again.
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
  /** Undefined while it is being read. */
  client: Client | undefined;
  row: number;
  /** Where the row begins below the head, in pixels. */
  top: number;
  activeColumn: number | null;
  isSelected: boolean;
  onSelect: (id: string) => void;
  onAction: (action: CardAction, client: Client) => void;
}) {
  const { language } = useVisit();
  const {
    words: { clients: copy, clientList },
    may,
  } = useDesk();
  /** What makes an element the one of its cell that has the focus. */
  const focus = (column: Column) => {
    const index = columns.indexOf(column);
    return {
      'data-cell': cellAddress({ row, column: index }),
      tabIndex: activeColumn === index ? 0 : -1,
    };
  };
  const text = (column: Column, content: ReactNode) => (
    <div
      role="gridcell"
      aria-colindex={columns.indexOf(column) + 1}
      className={`min-w-0 ${figures.has(column) ? 'lg:justify-self-end lg:pe-5' : ''}`}
      {...focus(column)}
    >
      {content}
    </div>
  );
  const held = (column: Column, content: ReactNode) => (
    <div role="gridcell" aria-colindex={columns.indexOf(column) + 1} className="min-w-0">
      {content}
    </div>
  );
  const name = client?.name ?? clientList.loading;
  const place = client?.address.split(',', 1)[0]?.trim();
  return (
    // Contained: what changes in a row has nothing around it laid out. Not painted apart, which would cut focus rings.
    <div
      role="row"
      aria-rowindex={row + 2}
      aria-selected={client && isSelected}
      aria-busy={!client}
      className={`absolute inset-x-0 top-0 content-center contain-layout contain-size contain-style border-b border-line aria-selected:bg-night-2 ${rowHeight} ${rowLayout}`}
      style={{ transform: `translateY(${top}px)` }}
    >
      {held(
        'select',
        <label className="grid size-11 place-items-center">
          <span className="sr-only">{fill(clientList.select, { name })}</span>
          <input
            type="checkbox"
            className="size-5 accent-lumen"
            checked={isSelected}
            onChange={() => client && onSelect(client.id)}
            {...focus('select')}
          />
        </label>,
      )}
      {held(
        'name',
        <button
          type="button"
          dir="auto"
          className={`line-clamp-2 min-h-11 text-start font-semibold wrap-anywhere hover:text-lumen ${client ? '' : 'text-dust'}`}
          onClick={() => client && onAction('view', client)}
          {...focus('name')}
        >
          {name}
        </button>,
      )}
      <div
        role="presentation"
        className="max-lg:order-last max-lg:col-span-4 max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-4 max-lg:pl-13 lg:contents"
      >
        {text('status', client && <StatusBadge status={client.status} />)}
        {text('score', client && <ScoreFigure score={client.ilaScore} />)}
        {text(
          'revenue',
          <span className="small tabular">{client && formatEuros(language, client.revenue)}</span>,
        )}
        {text(
          'place',
          <span dir="auto" className="small line-clamp-1 text-dust wrap-anywhere lg:line-clamp-2">
            {[place, client?.sector].filter(Boolean).join(' · ')}
          </span>,
        )}
        {text(
          'owner',
          <span className="small line-clamp-1 text-dust wrap-anywhere lg:line-clamp-2">
            {client?.assignedTo}
          </span>,
        )}
      </div>
      {(['edit', 'remove'] as const).map((action) => {
        const isPossible = client !== undefined && may(needs[action]);
        return (
          <div key={action} role="gridcell" aria-colindex={columns.indexOf(action) + 1}>
            <button
              type="button"
              className="grid size-11 place-items-center text-dust hover:text-star aria-disabled:opacity-40"
              aria-label={`${copy[action]} ${name}`}
              // The grid keeps its shape for everybody.
              aria-disabled={!isPossible}
              title={copy[action]}
              onClick={() => isPossible && onAction(action, client)}
              {...focus(action)}
            >
              <Icon name={action === 'edit' ? 'pen-line' : 'trash'} className="icon size-5" />
            </button>
          </div>
        );
      })}
    </div>
  );
});

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

type Column = (typeof columns)[number];

/** Columns of figures, which stand below each other by their last digit. */
export const figures: ReadonlySet<Column> = new Set(['score', 'revenue']);

/** Cells side by side; on a phone a card: the name between the box and the buttons, the rest below. */
export const rowLayout =
  'grid grid-cols-[2.75rem_minmax(0,1fr)_2.75rem_2.75rem] items-center gap-x-2 lg:grid-cols-[2.75rem_minmax(0,2fr)_7rem_6rem_8rem_minmax(0,1.5fr)_minmax(0,1fr)_2.75rem_2.75rem]';

/** Names a cell in the page. */
export function cellAddress({ row, column }: Cell): string {
  return `${row}:${column}`;
}

/** The cells of a client's row; only the active one is a stop of the Tab key. */
export const ClientRow = memo(function ClientRow({
  client,
  row,
  activeColumn,
  isSelected,
  onSelect,
  onAction,
}: {
  /** Undefined while it is being read. */
  client: Client | undefined;
  row: number;
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
  if (!client) return text('name', <span className="text-dust">{clientList.loading}</span>);
  const { id, name, status, ilaScore, revenue, address, sector, assignedTo } = client;
  const place = address.split(',', 1)[0]?.trim();
  return (
    <>
      {held(
        'select',
        <label className="grid size-11 place-items-center">
          <span className="sr-only">{fill(clientList.select, { name })}</span>
          <input
            type="checkbox"
            className="size-5 accent-lumen"
            checked={isSelected}
            onChange={() => onSelect(id)}
            {...focus('select')}
          />
        </label>,
      )}
      {held(
        'name',
        <button
          type="button"
          dir="auto"
          className="line-clamp-2 min-h-11 text-start font-semibold wrap-anywhere hover:text-lumen"
          onClick={() => onAction('view', client)}
          {...focus('name')}
        >
          {name}
        </button>,
      )}
      <div
        role="presentation"
        className="max-lg:order-last max-lg:col-span-4 max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-4 max-lg:gap-y-1 max-lg:pb-2 max-lg:pl-13 lg:contents"
      >
        {text('status', <StatusBadge status={status} />)}
        {text('score', <ScoreFigure score={ilaScore} />)}
        {text('revenue', <span className="small tabular">{formatEuros(language, revenue)}</span>)}
        {text(
          'place',
          <span dir="auto" className="small line-clamp-2 text-dust wrap-anywhere">
            {[place, sector].filter(Boolean).join(' · ')}
          </span>,
        )}
        {text('owner', <span className="small text-dust wrap-anywhere">{assignedTo}</span>)}
      </div>
      {(['edit', 'remove'] as const).map((action) => (
        <div key={action} role="gridcell" aria-colindex={columns.indexOf(action) + 1}>
          <button
            type="button"
            className="grid size-11 place-items-center text-dust hover:text-star aria-disabled:opacity-40"
            aria-label={`${copy[action]} ${name}`}
            // The grid keeps its shape for everybody.
            aria-disabled={!may(needs[action])}
            title={copy[action]}
            onClick={() => may(needs[action]) && onAction(action, client)}
            {...focus(action)}
          >
            <Icon name={action === 'edit' ? 'pen-line' : 'trash'} className="icon size-5" />
          </button>
        </div>
      ))}
    </>
  );
});

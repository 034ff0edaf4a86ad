import type { ReactNode } from 'react';
import type { Client } from '#app/domain/crm/records/entities.ts';
import { formatEuros } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { useWorkspace } from '../../frame/workspace.tsx';
import { ScoreFigure } from '../score.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { needs, type CardAction } from './client-card.tsx';
import type { Cell } from './grid-keys.ts';

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

/** Columns of figures, right-aligned. */
export const figures: ReadonlySet<Column> = new Set(['score', 'revenue']);

/** Id of a cell in the page. */
export function cellAddress({ row, column }: Cell): string {
  return `${row}:${column}`;
}

export interface RowCells {
  client: Client | undefined;
  row: number;
  activeColumn: number | null;
}

/** Attributes of the active cell's focusable element. */
export function focusOf(column: Column, { row, activeColumn }: RowCells) {
  const index = columns.indexOf(column);
  return {
    'data-cell': cellAddress({ row, column: index }),
    tabIndex: activeColumn === index ? 0 : -1,
  };
}

export function FactCells(cell: RowCells) {
  const { language } = useVisit();
  const { client } = cell;
  const place = client?.address.split(',', 1)[0]?.trim();
  const text = (column: Column, content: ReactNode) => (
    <div
      role="gridcell"
      aria-colindex={columns.indexOf(column) + 1}
      className={`min-w-0 ${figures.has(column) ? 'lg:justify-self-end lg:pe-5' : ''}`}
      {...focusOf(column, cell)}
    >
      {content}
    </div>
  );
  return (
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
        <span dir="auto" className="small line-clamp-1 text-dust wrap-anywhere">
          {[place, client?.sector].filter(Boolean).join(' · ')}
        </span>,
      )}
      {text(
        'owner',
        <span className="small line-clamp-1 text-dust wrap-anywhere">{client?.assignedTo}</span>,
      )}
    </div>
  );
}

export function ActionCells({
  onAction,
  ...cell
}: RowCells & { onAction: (action: CardAction, client: Client) => void }) {
  const {
    messages: { clients: copy, clientList },
    may,
  } = useWorkspace();
  const { client } = cell;
  const name = client?.name ?? clientList.loading;
  return (
    <>
      {(['edit', 'remove'] as const).map((action) => {
        const isPossible = client !== undefined && may(needs[action]);
        return (
          <div key={action} role="gridcell" aria-colindex={columns.indexOf(action) + 1}>
            <button
              type="button"
              className="row-button aria-disabled:opacity-40"
              aria-label={`${copy[action]} ${name}`}
              // The grid has the same columns for every role.
              aria-disabled={!isPossible}
              title={copy[action]}
              onClick={() => isPossible && onAction(action, client)}
              {...focusOf(action, cell)}
            >
              <Icon name={action === 'edit' ? 'pen-line' : 'trash'} className="icon size-5" />
            </button>
          </div>
        );
      })}
    </>
  );
}

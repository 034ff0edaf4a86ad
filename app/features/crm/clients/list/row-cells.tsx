import type { ReactNode } from 'react';
import type { Client } from '#app/domain/crm/records/entities.ts';
import { shortAddress } from '#app/domain/crm/records/short-address.ts';
import { formatAmount } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { useWorkspace } from '../../frame/workspace.tsx';
import { useCrm } from '../../session/crm-provider.tsx';
import type { Measure } from '../measures/measure-buttons.tsx';
import { Measures } from '../measures/measures.tsx';
import { OwnerMenu } from '../owner-menu.tsx';
import { ScoreFigure } from '../score.tsx';
import { StatusMenu } from '../status-menu.tsx';
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
  'recalculate',
  'match',
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
  const place = client && shortAddress(client.address);
  const held = (column: Column, content: ReactNode, focus: object = {}) => (
    <div
      role="gridcell"
      aria-colindex={columns.indexOf(column) + 1}
      className={`min-w-0 ${figures.has(column) ? 'lg:justify-self-end lg:pe-5' : ''}`}
      {...focus}
    >
      {content}
    </div>
  );
  const text = (column: Column, content: ReactNode) => held(column, content, focusOf(column, cell));
  /** A value that is changed in its cell; the cell itself has the focus while the client loads. */
  const menu = (column: Column, Choice: typeof StatusMenu) =>
    client
      ? held(column, <Choice client={client} focus={focusOf(column, cell)} />)
      : text(column, null);
  return (
    <div
      role="presentation"
      className="max-lg:order-1 max-lg:col-span-2 max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-4 max-lg:pl-13 lg:contents"
    >
      {menu('status', StatusMenu)}
      {text('score', client && <ScoreFigure score={client.ilaScore} />)}
      {text(
        'revenue',
        <span className="small tabular">{client && formatAmount(language, client.revenue)}</span>,
      )}
      {text(
        'place',
        <span dir="auto" className="small line-clamp-1 text-dust wrap-anywhere">
          {[place, client?.sector].filter(Boolean).join(' · ')}
        </span>,
      )}
      {menu('owner', OwnerMenu)}
    </div>
  );
}

const measureColumns = ['recalculate', 'match'] as const;

/** The calculations, each in a cell; without the permission to edit the buttons have no effect. */
export function MeasureCells(cell: RowCells) {
  const { isLoading } = useCrm();
  const {
    messages: { clients: copy },
    may,
  } = useWorkspace();
  const { client } = cell;
  const labels = { recalculate: copy.recalculate, match: copy.ilumatch };
  const icons = { recalculate: 'refresh-ccw', match: 'heart-handshake' } as const;
  const cells = (measures: readonly Measure[]) =>
    measureColumns.map((column) => {
      const measure = measures.find(({ kind }) => kind === column);
      const isPossible = measure !== undefined && !isLoading;
      return (
        <div
          key={column}
          role="gridcell"
          aria-colindex={columns.indexOf(column) + 1}
          className="max-lg:order-2"
        >
          <button
            type="button"
            className="row-button aria-disabled:opacity-40"
            aria-label={`${labels[column]} ${client?.name ?? ''}`}
            aria-disabled={!isPossible}
            title={labels[column]}
            onClick={() => isPossible && void measure.work()}
            {...focusOf(column, cell)}
          >
            <Icon name={icons[column]} className="icon size-5" />
          </button>
        </div>
      );
    });
  return client && may('edit') ? <Measures client={client}>{cells}</Measures> : cells([]);
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

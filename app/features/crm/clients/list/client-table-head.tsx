import { memo } from 'react';
import { fill } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useWorkspace } from '../../frame/workspace.tsx';
import type { ClientSort } from './client-filter-table.ts';
import { rowLayout } from './client-row.tsx';
import { columns, figures, type Column } from './row-cells.tsx';
import { useClientQuery } from './use-client-query.ts';

const sortable: Partial<Record<Column, ClientSort>> = {
  name: 'name',
  status: 'status',
  score: 'score',
  revenue: 'revenue',
};

/** Columns with a visually hidden label, as their content is self-explanatory. */
const silent: ReadonlySet<Column> = new Set(['select', 'recalculate', 'match', 'edit', 'remove']);

/** Column labels, which sort the rows. As high as a row; absent where rows are cards. */
export const ClientTableHead = memo(function ClientTableHead() {
  const {
    messages: { clients: copy, clientList },
  } = useWorkspace();
  const { by, descending, sortBy } = useClientQuery();
  const names: Record<Column, string> = {
    ...clientList.columns,
    name: copy.sorts.name,
    status: clientList.sorts.status,
    score: copy.sorts.score,
    revenue: copy.sorts.revenue,
    owner: copy.owner,
    recalculate: copy.recalculate,
    match: copy.ilumatch,
  };
  return (
    <div role="rowgroup" className="sticky top-0 z-10 bg-night-3 max-lg:hidden">
      <div role="row" aria-rowindex={1} className={`h-(--row) border-b border-line ${rowLayout}`}>
        {columns.map((column, index) => {
          const sort = sortable[column];
          const isSorted = sort === by;
          const direction = descending ? 'descending' : 'ascending';
          return (
            <div
              key={column}
              role="columnheader"
              aria-colindex={index + 1}
              aria-sort={isSorted ? direction : undefined}
              className={`small text-dust ${figures.has(column) ? 'lg:justify-self-end lg:pe-5' : ''}`}
            >
              {sort ? (
                <button
                  type="button"
                  className="flex min-h-(--row-control) items-center gap-1"
                  aria-label={fill(clientList.sortBy, { name: names[column] })}
                  onClick={() => sortBy(sort)}
                >
                  {names[column]}
                  {isSorted && (
                    <Icon
                      name={descending ? 'chevron-down' : 'chevron-up'}
                      className="icon size-4"
                    />
                  )}
                </button>
              ) : (
                <span className={silent.has(column) ? 'sr-only' : ''}>{names[column]}</span>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
});

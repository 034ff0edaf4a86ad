import { fill } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useWorkspace } from '../../frame/workspace.tsx';
import type { ListColumn } from './client-card.tsx';
import type { ClientSort } from './client-filter-table.ts';
import { useClientQuery } from './use-client-query.ts';
import { useMaySelect } from './use-may-select.ts';

/** Columns that sort the list. */
const sortable: Partial<Record<ListColumn, ClientSort>> = {
  name: 'name',
  status: 'status',
  score: 'score',
  revenue: 'revenue',
};

/** The column names, and the button that selects the visible clients. */
export function ListHead({ onSelectShown }: { onSelectShown: () => void }) {
  const { messages } = useWorkspace();
  const { clients: copy, clientList, record } = messages;
  const maySelect = useMaySelect();
  const names: readonly (readonly [ListColumn, string])[] = [
    ['initial', ''],
    ['name', copy.sorts.name],
    ['status', clientList.sorts.status],
    ['score', copy.sorts.score],
    ['revenue', copy.sorts.revenue],
    ['place', clientList.columns.place],
    ['owner', copy.owner],
    ['services', record.services],
    ['actions', ''],
  ];
  return (
    <div className="client-line client-head small">
      {maySelect ? (
        <button
          type="button"
          data-column="select"
          className="row-button"
          aria-label={clientList.selectShown}
          title={clientList.selectShown}
          onClick={onSelectShown}
        >
          <Icon name="check" className="icon size-5" />
        </button>
      ) : (
        <span data-column="select" />
      )}
      {names.map(([column, name]) => (
        <div
          key={column}
          data-column={column}
          className={column === 'revenue' ? 'justify-self-end' : ''}
        >
          <ColumnName column={column} name={name} />
        </div>
      ))}
    </div>
  );
}

function ColumnName({ column, name }: { column: ListColumn; name: string }) {
  const { messages } = useWorkspace();
  const { by, descending, sortBy } = useClientQuery();
  const sort = sortable[column];
  if (sort === undefined) return <span className="block truncate">{name}</span>;
  return (
    <button
      type="button"
      className="flex min-h-(--row-control) max-w-full items-center gap-1 hover:text-star"
      aria-label={fill(messages.clientList.sortBy, { name })}
      onClick={() => sortBy(sort)}
    >
      <span className="truncate">{name}</span>
      {sort === by && (
        <Icon name={descending ? 'chevron-down' : 'chevron-up'} className="icon size-4" />
      )}
    </button>
  );
}

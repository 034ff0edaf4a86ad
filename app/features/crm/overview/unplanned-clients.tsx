import { StatusBadge } from '../clients/status-badge.tsx';
import { useWorkspace } from '../frame/workspace.tsx';
import { RecordLink } from '../records/record-link.tsx';
import { useWithoutNextStep } from '../records/use-records.ts';
import { TodoList } from './todo-list.tsx';

/** Maximum number of clients. */
const shown = 10;

/** Active clients and prospects without a next step. */
export function UnplannedClients() {
  const {
    messages: { overview: copy },
  } = useWorkspace();
  const clients = useWithoutNextStep(shown);
  return (
    <TodoList
      id="today-clients"
      title={copy.unplanned}
      all={
        <RecordLink tab="clients" values={{}}>
          {copy.allClients}
        </RecordLink>
      }
      empty={copy.allPlanned}
      isLoading={!clients}
    >
      {(clients ?? []).map(({ id, name, status, assignedTo }) => (
        <li key={id} className="row flex-nowrap">
          <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-2 text-dust">
            <RecordLink tab="clients" values={{ fiche: id }}>
              <span className="font-semibold text-star">{name}</span>
            </RecordLink>
            {assignedTo}
          </span>
          <StatusBadge status={status} />
        </li>
      ))}
    </TodoList>
  );
}

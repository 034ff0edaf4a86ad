import { planUpdateClient } from '#app/domain/crm/plans/clients.ts';
import { clientStatuses } from '#app/domain/crm/records/client-statuses.ts';
import type { Client } from '#app/domain/crm/records/entities.ts';
import { fill } from '#app/i18n/format.ts';
import { ChoiceMenu } from '../fields/choice-menu.tsx';
import type { CellFocus } from '../frame/menu.tsx';
import { useMutation } from '../frame/use-mutation.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { StatusBadge } from './status-badge.tsx';

/** The status of a client; two presses change it. */
export function StatusMenu({ client, focus }: { client: Client; focus?: CellFocus }) {
  const { messages, may, run } = useWorkspace();
  const { run: once } = useMutation('frame');
  const { name, status } = client;
  const { statuses } = messages.clients;
  if (!may('edit'))
    return (
      <span {...focus}>
        <StatusBadge status={status} />
      </span>
    );
  return (
    <ChoiceMenu
      {...(focus && { focus })}
      label={fill(messages.record.statusOf, { name, value: statuses[status] })}
      value={status}
      options={clientStatuses.map((each) => [each, statuses[each]] as const)}
      onChoose={(next) =>
        void once(() =>
          run(
            (planning) => planUpdateClient(client, { status: next }, planning),
            fill(messages.record.statusSet, { name, value: statuses[next] }),
          ),
        )
      }
      className="min-h-(--row-control)"
    >
      <StatusBadge status={status} />
    </ChoiceMenu>
  );
}

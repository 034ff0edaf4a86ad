import { planUpdateClient } from '#app/domain/crm/plans/clients.ts';
import type { Client } from '#app/domain/crm/records/entities.ts';
import { fill } from '#app/i18n/format.ts';
import { ChoiceMenu } from '../fields/choice-menu.tsx';
import type { CellFocus } from '../frame/menu.tsx';
import { useMutation } from '../frame/use-mutation.ts';
import { useWorkspace } from '../frame/workspace.tsx';

/** The owner of a client; two presses change it. */
export function OwnerMenu({ client, focus }: { client: Client; focus?: CellFocus }) {
  const { messages, may, run, team } = useWorkspace();
  const { run: once } = useMutation('frame');
  const { name, assignedTo } = client;
  const shown = assignedTo || messages.record.noOwner;
  const text = (
    <span dir="auto" className="truncate">
      {shown}
    </span>
  );
  if (!may('assign')) return <span {...focus}>{text}</span>;
  const owners = [...new Set([...team, assignedTo])].filter(Boolean);
  return (
    <ChoiceMenu
      {...(focus && { focus })}
      label={fill(messages.record.ownerOf, { name, value: shown })}
      value={assignedTo}
      options={owners.map((each) => [each, each] as const)}
      onChoose={(owner) =>
        void once(() =>
          run(
            (planning) => planUpdateClient(client, { assignedTo: owner }, planning),
            fill(messages.record.ownerSet, { name, value: owner }),
          ),
        )
      }
      className="min-h-(--row-control)"
    >
      {text}
    </ChoiceMenu>
  );
}

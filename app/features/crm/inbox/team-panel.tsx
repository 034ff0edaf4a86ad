import type { Assignee } from '#app/domain/leads/inbox.ts';
import type { MemberStatus } from '#app/domain/team/team.ts';
import { Chips } from '../fields/chips.tsx';
import { useStaff } from '../frame/staff-context.tsx';
import { useMutation } from '../frame/use-mutation.ts';
import { useInbox } from './inbox-context.tsx';

const statuses = ['available', 'busy', 'offline'] as const satisfies readonly MemberStatus[];

/** Availability of the team, which automatic assignment follows. Who may not assign sets their own. */
export function TeamPanel({ onChange }: { onChange: (team: readonly Assignee[]) => void }) {
  const { messages, team, client, ownId } = useInbox();
  const { team: copy } = messages;
  const { may } = useStaff();
  const { problem, run } = useMutation();
  const shown = team.filter(({ id, status }) => status && (may('assign') || id === ownId));

  const change = (id: string, status: MemberStatus) =>
    run(async () => {
      // Optimistic; reverted on failure.
      onChange(team.map((member) => (member.id === id ? { ...member, status } : member)));
      try {
        await client.setStatus(id, status);
      } catch (error) {
        onChange(team);
        throw error;
      }
    });

  if (shown.length === 0) return null;
  return (
    <>
      <p className="small text-dust">{copy.help}</p>
      <ul className="mt-3 grid grid-cols-1 gap-3">
        {shown.map(({ id, name, status }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <span>{name}</span>
            <Chips
              label={name}
              value={status ?? ''}
              options={statuses.map((each) => [each, copy.statuses[each]] as const)}
              onChange={(chosen) => chosen && void change(id, chosen)}
            />
          </li>
        ))}
      </ul>
      {problem && (
        <p role="alert" className="small mt-3 text-band-red">
          {problem}
        </p>
      )}
    </>
  );
}

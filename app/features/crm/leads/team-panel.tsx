import { useState } from 'react';
import type { Assignee } from '#app/domain/leads/inbox.ts';
import type { MemberStatus } from '#app/domain/team/team.ts';
import { Chips } from '../desk/chips.tsx';
import { codeOf, useInbox } from './inbox-context.tsx';

const statuses = ['available', 'busy', 'offline'] as const satisfies readonly MemberStatus[];

/** Who is there for new leads: the rule that gives them away goes by it. */
export function TeamPanel({ onChange }: { onChange: (team: readonly Assignee[]) => void }) {
  const { words, team, client } = useInbox();
  const { team: copy } = words;
  const [problem, setProblem] = useState<string | null>(null);

  async function change(id: string, status: MemberStatus) {
    setProblem(null);
    // Shown at once, and taken back when it fails.
    onChange(team.map((member) => (member.id === id ? { ...member, status } : member)));
    try {
      await client.setStatus(id, status);
    } catch (error) {
      onChange(team);
      setProblem(words.failure[codeOf(error)]);
    }
  }

  return (
    <details className="panel mt-6 p-4">
      <summary className="min-h-6 cursor-pointer font-semibold">{copy.title}</summary>
      <p className="small mt-2 text-dust">{copy.help}</p>
      <ul className="mt-3 grid grid-cols-1 gap-3">
        {team.map(({ id, name, status }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <span>{name}</span>
            <Chips
              label={name}
              value={status}
              options={statuses.map((each) => [each, copy.statuses[each]] as const)}
              onChange={(chosen) => void change(id, chosen)}
            />
          </li>
        ))}
      </ul>
      {problem && (
        <p role="alert" className="small mt-3 text-band-red">
          {problem}
        </p>
      )}
    </details>
  );
}

import { useRef, useState } from 'react';
import { hour } from '#app/domain/durations.ts';
import type { Assignee } from '#app/domain/leads/inbox.ts';
import { memberStatuses } from '#app/domain/team/team.ts';
import { fill, formatDate } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { Chips } from '../fields/chips.tsx';
import { useStaff } from '../frame/staff-context.tsx';
import { useMutation } from '../frame/use-mutation.ts';
import { useInbox } from './inbox-context.tsx';
import type { ChosenStatus } from './leads-client.ts';

/**
 * Availability of the team, which automatic assignment uses. Users without the permission to assign see only their own.
 */
export function TeamPanel({ onChange }: { onChange: (team: readonly Assignee[]) => void }) {
  const { messages, team, client, ownId } = useInbox();
  const { team: copy } = messages;
  const { may } = useStaff();
  const { problem, run } = useMutation();
  const [choices, setChoices] = useState<Choices>({});
  const saved = useRef<Promise<unknown>>(Promise.resolve());
  const shown = team
    .filter(({ id, status }) => status && (may('assign') || id === ownId))
    .map((member) => withChoice(member, choices[member.id]));

  function change(id: string, status: ChosenStatus, until?: string) {
    const choice = { status };
    setChoices((all) => ({ ...all, [id]: choice }));
    const save = async () => {
      try {
        await client.setStatus(id, status, until);
        onChange(await client.team());
      } finally {
        setChoices((all) => (all[id] === choice ? { ...all, [id]: undefined } : all));
      }
    };
    // A choice made while another is being saved waits for it.
    saved.current = saved.current.then(() => run(save));
  }

  if (shown.length === 0) return null;
  return (
    <>
      <p className="small text-dust">{copy.help}</p>
      <ul className="mt-3 grid grid-cols-1 gap-3">
        {shown.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            onChange={(status, until) => change(member.id, status, until)}
          />
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

/** Choices being saved, by member. */
type Choices = Readonly<Record<string, { status: ChosenStatus } | undefined>>;

/** Applied optimistically, except for the calendar's status. */
function withChoice(member: Assignee, choice: Choices[string]): Assignee {
  if (!choice || choice.status === 'automatic') return member;
  return { ...member, status: choice.status, ...(member.calendar && { calendar: 'overruled' }) };
}

function MemberRow({
  member: { name, status, calendar, until },
  onChange,
}: {
  member: Assignee;
  onChange: (status: ChosenStatus, until?: string) => void;
}) {
  const { language } = useVisit();
  const {
    messages: { team: copy },
  } = useInbox();
  const byHand = memberStatuses.map((each) => [each, copy.statuses[each]] as const);
  const options: (readonly [ChosenStatus, string])[] = calendar
    ? [['automatic', copy.automatic], ...byHand]
    : byHand;
  const isFollowed = calendar === 'followed';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <span>
        {name}
        {isFollowed && status && <span className="text-dust"> · {copy.statuses[status]}</span>}
        {until && (
          <span className="text-dust">
            {' '}
            · {fill(copy.until, { date: formatDate(language, until, 'short') })}
          </span>
        )}
      </span>
      <Chips
        label={name}
        value={isFollowed ? 'automatic' : (status ?? 'offline')}
        options={options}
        onChange={(chosen) => onChange(chosen)}
      />
      {calendar === 'overruled' && status && !until && (
        <button
          type="button"
          className="text-link min-h-control"
          onClick={() => onChange(status, new Date(Date.now() + hour).toISOString())}
        >
          {fill(copy.forAnHour, { status: copy.statuses[status] })}
        </button>
      )}
    </li>
  );
}

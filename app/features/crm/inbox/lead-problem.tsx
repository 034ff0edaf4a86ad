import { canMove, type Lead } from '#app/domain/leads/lead.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Versions } from '../records/versions.tsx';
import { useInbox } from './inbox-context.tsx';
import type { ChangeProblem } from './use-lead.ts';

/** A failed change or a conflict, with its actions. */
export function LeadProblem({
  problem,
  onApply,
  onDismiss,
}: {
  problem: ChangeProblem;
  /** Repeats the change on the current lead. */
  onApply: (problem: Extract<ChangeProblem, { kind: 'conflict' }>) => void;
  onDismiss: () => void;
}) {
  const { messages } = useInbox();
  return (
    <div role="alert" className="my-4 rounded-tile border border-band-red p-4">
      {problem.kind === 'failure' ? (
        <div className="flex flex-wrap items-center gap-3">
          <Icon name="triangle-alert" className="icon size-5 text-band-red" />
          <p className="min-w-0 grow">{messages.failure[problem.code]}</p>
          {problem.again && (
            <button type="button" className="button" onClick={problem.again}>
              {messages.failure.retry}
            </button>
          )}
        </div>
      ) : (
        <Conflict problem={problem} onApply={() => onApply(problem)} onDismiss={onDismiss} />
      )}
    </div>
  );
}

/** Both versions of a conflict; one of them is kept. */
function Conflict({
  problem: { command, optimistic, current },
  onApply,
  onDismiss,
}: {
  problem: Extract<ChangeProblem, { kind: 'conflict' }>;
  onApply: () => void;
  onDismiss: () => void;
}) {
  const { messages, team } = useInbox();
  const { conflict: copy } = messages;
  const owner = ({ assignedTo }: Lead) =>
    team.find(({ id }) => id === assignedTo)?.name ?? messages.nobody;
  const rows: [field: string, of: (lead: Lead) => string][] = [
    [copy.status, ({ status }) => messages.statusNames[status]],
    [messages.assignee, owner],
    [copy.answered, ({ answeredAt }) => (answeredAt === null ? copy.no : copy.yes)],
  ];
  const isPossible =
    command.move === 'answered' ? current.answeredAt === null : canMove(current, command.move);
  return (
    <>
      <h3 className="heading">{copy.title}</h3>
      <p className="mt-1">{copy.text}</p>
      <Versions
        head={[copy.field, copy.wanted, copy.current]}
        rows={rows.map(([name, of]) => ({ name, mine: of(optimistic), theirs: of(current) }))}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        {isPossible && (
          <button type="button" className="button button-primary" onClick={onApply}>
            {copy.apply}
          </button>
        )}
        <button type="button" className="button" onClick={onDismiss}>
          {copy.keep}
        </button>
      </div>
    </>
  );
}

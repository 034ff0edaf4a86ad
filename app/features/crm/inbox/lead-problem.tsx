import { canMove, type Lead } from '#app/domain/leads/lead.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Versions } from '../versions.tsx';
import { useInbox } from './inbox-context.tsx';
import type { Trouble } from './use-lead.ts';

/** What went wrong and what can be done about it. */
export function TroubleNotice({
  trouble,
  onApply,
  onDismiss,
}: {
  trouble: Trouble;
  /** Makes the same change to the lead as it is by now. */
  onApply: (trouble: Extract<Trouble, { kind: 'conflict' }>) => void;
  onDismiss: () => void;
}) {
  const { words } = useInbox();
  return (
    <div role="alert" className="my-4 rounded-tile border border-band-red p-4">
      {trouble.kind === 'failure' ? (
        <div className="flex flex-wrap items-center gap-3">
          <Icon name="triangle-alert" className="icon size-5 text-band-red" />
          <p className="min-w-0 grow">{words.failure[trouble.code]}</p>
          {trouble.again && (
            <button type="button" className="button" onClick={trouble.again}>
              {words.failure.retry}
            </button>
          )}
        </div>
      ) : (
        <Conflict trouble={trouble} onApply={() => onApply(trouble)} onDismiss={onDismiss} />
      )}
    </div>
  );
}

/** Both versions, and which of them is to stand. */
function Conflict({
  trouble: { wish, wanted, current },
  onApply,
  onDismiss,
}: {
  trouble: Extract<Trouble, { kind: 'conflict' }>;
  onApply: () => void;
  onDismiss: () => void;
}) {
  const { words, team } = useInbox();
  const { conflict: copy } = words;
  const owner = ({ assignedTo }: Lead) =>
    team.find(({ id }) => id === assignedTo)?.name ?? words.nobody;
  const rows: [field: string, of: (lead: Lead) => string][] = [
    [copy.status, ({ status }) => words.statusNames[status]],
    [words.assignee, owner],
    [copy.answered, ({ answeredAt }) => (answeredAt === null ? copy.no : copy.yes)],
  ];
  const isPossible =
    wish.move === 'answered' ? current.answeredAt === null : canMove(current, wish.move);
  return (
    <>
      <h3 className="heading">{copy.title}</h3>
      <p className="mt-1">{copy.text}</p>
      <Versions
        head={[copy.field, copy.wanted, copy.current]}
        rows={rows.map(([name, of]) => ({ name, mine: of(wanted), theirs: of(current) }))}
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

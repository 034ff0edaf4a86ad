import { useState, type SubmitEvent } from 'react';
import { canMove, type Lead } from '#app/domain/leads/lead.ts';
import type { LeadWish } from '#app/domain/leads/inbox.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { IconName } from '#app/ui/icons/names.ts';
import { textsOf } from '../desk/form-text.ts';
import { SelectField } from '../desk/select-field.tsx';
import { ConvertDialog } from './convert-dialog.tsx';
import { useInbox } from './inbox-context.tsx';

/** The value that leaves the choice to the rule. */
const automatic = '*';

const icons = {
  answered: 'check',
  release: 'shield-check',
  quarantine: 'flag',
  unassign: 'undo-2',
  close: 'x',
  reopen: 'rotate-ccw',
} as const satisfies Record<Exclude<LeadWish['move'], 'assign'>, IconName>;

type Simple = keyof typeof icons;

/** What can be done with a lead in its state, by whoever looks at it. */
export function LeadActions({
  lead,
  isSaving,
  onAct,
  onConverted,
}: {
  lead: Lead;
  isSaving: boolean;
  onAct: (wish: LeadWish) => void;
  onConverted: (lead: Lead) => void;
}) {
  const { words, may } = useInbox();
  const { actions: copy } = words;
  const [isConverting, setIsConverting] = useState(false);
  const isOpen = lead.status === 'new' || lead.status === 'assigned';
  const possible = (Object.keys(icons) as Simple[]).filter((move) => {
    if (move === 'answered') return isOpen && lead.answeredAt === null;
    return canMove(lead, move) && (move !== 'unassign' || may('assign'));
  });

  return (
    <section aria-label={copy.label} aria-busy={isSaving} className="grid grid-cols-1 gap-4">
      {may('assign') && canMove(lead, 'assign') && (
        <AssignForm
          key={lead.assignedTo}
          assignedTo={lead.assignedTo}
          isSaving={isSaving}
          onAssign={(memberId) => onAct({ move: 'assign', memberId })}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {may('edit') && canMove(lead, 'convert') && (
          <button
            type="button"
            className="button button-primary"
            disabled={isSaving}
            onClick={() => setIsConverting(true)}
          >
            <Icon name="users" className="icon size-5" />
            {copy.convert}
          </button>
        )}
        {possible.map((move) => (
          <button
            key={move}
            type="button"
            className="button px-4 disabled:opacity-60"
            disabled={isSaving}
            onClick={() => onAct({ move })}
          >
            <Icon name={icons[move]} className="icon size-5" />
            {copy[move]}
          </button>
        ))}
      </div>
      {isConverting && (
        <ConvertDialog
          lead={lead}
          onClose={() => setIsConverting(false)}
          onConverted={(converted) => {
            setIsConverting(false);
            onConverted(converted);
          }}
        />
      )}
    </section>
  );
}

function AssignForm({
  assignedTo,
  isSaving,
  onAssign,
}: {
  assignedTo: string | null;
  isSaving: boolean;
  onAssign: (memberId: string | null) => void;
}) {
  const { words, team } = useInbox();
  const { actions: copy } = words;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = textsOf(event.currentTarget)('lead-assignee');
    if (chosen !== assignedTo) onAssign(chosen === automatic ? null : chosen);
  }

  return (
    <form className="flex flex-wrap items-end gap-3" onSubmit={submit}>
      <SelectField
        name="lead-assignee"
        label={words.assignee}
        initial={assignedTo ?? automatic}
        options={[
          { value: automatic, label: copy.automatic },
          ...team.map(({ id, name, status }) => ({
            value: id,
            label: `${name} (${words.team.statuses[status]})`,
          })),
        ]}
      />
      <button type="submit" className="button disabled:opacity-60" disabled={isSaving}>
        {copy.assign}
      </button>
    </form>
  );
}

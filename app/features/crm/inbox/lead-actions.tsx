import { useState, type ReactNode, type SubmitEvent } from 'react';
import type { LeadCommand } from '#app/domain/leads/inbox.ts';
import { awaitsAnswer, canMove, type Lead } from '#app/domain/leads/lead.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { IconName } from '#app/ui/icons/names.ts';
import { textsOf } from '../fields/form-text.ts';
import { SubmitButton } from '../fields/submit-button.tsx';
import { useStaff } from '../frame/staff-context.tsx';
import { ConvertDialog } from './convert/convert-dialog.tsx';
import { useInbox } from './inbox-context.tsx';

/** The value for automatic assignment. */
const automatic = '*';

const icons = {
  take: 'user',
  answered: 'check',
  release: 'shield-check',
  quarantine: 'flag',
  'give-back': 'undo-2',
  unassign: 'undo-2',
  close: 'x',
  reopen: 'rotate-ccw',
} as const satisfies Record<Exclude<LeadCommand['move'], 'assign'>, IconName>;

type Simple = keyof typeof icons;

interface LeadActionsProps {
  lead: Lead;
  isSaving: boolean;
  onReply: () => void;
  onAct: (command: LeadCommand) => void;
  onConverted: (lead: Lead) => void;
  /** An action beside those of the status. */
  children?: ReactNode;
}

/** The actions that the lead's status and the user's permissions allow; on a phone the main ones are at the bottom. */
export function LeadActions({
  lead,
  isSaving,
  onReply,
  onAct,
  onConverted,
  children,
}: LeadActionsProps) {
  const { messages, team } = useInbox();
  const { may } = useStaff();
  const { actions: copy } = messages;
  const [isConverting, setIsConverting] = useState(false);
  return (
    <section
      aria-label={copy.label}
      aria-busy={isSaving}
      className="mt-2 flex flex-wrap items-center gap-2"
    >
      <div className="bottom-bar flex-wrap">
        {lead.status !== 'quarantined' && (
          <button type="button" className="button button-primary" onClick={onReply}>
            <Icon name="mail" className="icon size-5" />
            {messages.reply.open}
          </button>
        )}
        {may('edit') && canMove(lead, 'convert') && (
          <button
            type="button"
            className="button"
            disabled={isSaving}
            onClick={() => setIsConverting(true)}
          >
            <Icon name="users" className="icon size-5" />
            {copy.convert}
          </button>
        )}
      </div>
      <MoveButtons lead={lead} isSaving={isSaving} onAct={onAct} />
      {/* Without its options the select would show, and submit, another value than the lead's. */}
      {team.length > 0 && may('assign') && canMove(lead, 'assign') && (
        <AssignForm
          key={lead.assignedTo}
          assignedTo={lead.assignedTo}
          isSaving={isSaving}
          onAssign={(memberId) => onAct({ move: 'assign', memberId })}
        />
      )}
      {children}
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

function MoveButtons({
  lead,
  isSaving,
  onAct,
}: {
  lead: Lead;
  isSaving: boolean;
  onAct: (command: LeadCommand) => void;
}) {
  const {
    messages: { actions: copy },
    team,
    ownId,
  } = useInbox();
  const { may } = useStaff();
  const mayTake = team.some(({ id, status }) => id === ownId && status !== null);
  const possible = (Object.keys(icons) as Simple[]).filter((move) => {
    if (move === 'answered') return awaitsAnswer(lead);
    if (move === 'take' && !mayTake) return false;
    if (move === 'unassign' && !may('assign')) return false;
    // A user who may assign leads can take back any lead.
    if (move === 'give-back' && (may('assign') || lead.assignedTo !== ownId)) return false;
    return canMove(lead, move);
  });
  return possible.map((move) => (
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
  ));
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
  const { messages, team } = useInbox();
  const { actions: copy } = messages;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = textsOf(event.currentTarget)('lead-assignee');
    if (chosen !== assignedTo) onAssign(chosen === automatic ? null : chosen);
  }

  return (
    <form className="flex flex-wrap items-center gap-2" onSubmit={submit}>
      <label htmlFor="lead-assignee" className="text-xs text-dust">
        {messages.assignee}
      </label>
      <select
        id="lead-assignee"
        name="lead-assignee"
        className="input dropdown w-auto min-w-0"
        defaultValue={assignedTo ?? automatic}
      >
        <option value={automatic}>{copy.automatic}</option>
        {team
          // Keep the current assignee among the options, even if they receive no new leads.
          .filter(({ id, status }) => status !== null || id === assignedTo)
          .map(({ id, name, status }) => (
            <option key={id} value={id}>
              {`${name} (${status ? messages.team.statuses[status] : messages.team.former})`}
            </option>
          ))}
      </select>
      <SubmitButton isBusy={isSaving}>{copy.assign}</SubmitButton>
    </form>
  );
}

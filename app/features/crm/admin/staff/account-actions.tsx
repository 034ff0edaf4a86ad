import { useState } from 'react';
import type { StaffListItem } from '#app/domain/staff/administration.ts';
import { fill } from '#app/i18n/format.ts';
import { useAdmin } from '../admin-context.tsx';
import { ConfirmButton } from '../confirm-button.tsx';
import { useSecretDialog } from '../secret-dialog.tsx';
import { DepartureDialog } from './departure-dialog.tsx';

interface AccountActionsProps {
  member: StaffListItem;
  colleagues: readonly StaffListItem[];
  onChanged: () => void;
}

/** Signs out, resets the password of, disables or re-enables an account. */
export function AccountActions(props: AccountActionsProps) {
  const { member, onChanged } = props;
  const { client, messages } = useAdmin();
  const { staff: copy } = messages;
  const { showSecret, secretDialog } = useSecretDialog();
  const { id, name, disabledAt, sessions, canSignOut, canReset } = member;
  return (
    <div className="flex flex-wrap gap-2">
      {sessions.length > 0 && canSignOut && (
        <ConfirmButton
          label={copy.signOut}
          question={copy.signingOut}
          values={{ name }}
          said={fill(copy.signedOut, { name })}
          work={() => client.signOut(id)}
          onDone={onChanged}
        />
      )}
      {canReset && disabledAt === null && (
        <ConfirmButton
          label={copy.reset.label}
          question={copy.reset.question}
          values={{ name }}
          said={fill(copy.reset.done, { name })}
          work={() => client.reset(id)}
          onDone={(sent) => {
            showSecret(sent.link);
            onChanged();
          }}
        />
      )}
      {canReset && <Departure {...props} />}
      {canReset && disabledAt !== null && (
        <ConfirmButton
          label={copy.enable.label}
          question={copy.enable.question}
          values={{ name }}
          said={fill(copy.enable.done, { name })}
          work={() => client.enable(id)}
          onDone={onChanged}
        />
      )}
      {secretDialog}
    </div>
  );
}

/** Opens the dialog that reassigns what a member of staff owns. */
function Departure({ member, colleagues, onChanged }: AccountActionsProps) {
  const { departure: copy } = useAdmin().messages.staff;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="button px-4" onClick={() => setIsOpen(true)}>
        {member.disabledAt === null ? copy.label : copy.reassign}
      </button>
      {isOpen && (
        <DepartureDialog
          member={member}
          colleagues={colleagues}
          onClose={() => setIsOpen(false)}
          onDone={() => {
            setIsOpen(false);
            onChanged();
          }}
        />
      )}
    </>
  );
}

import { useSyncExternalStore } from 'react';
import type { StaffCopy } from '#app/content/staff/shape.ts';
import { ConfirmDialog } from '../frame/confirm-dialog.tsx';
import { signOutQuestion } from './may-drop-drafts.ts';

/** Asks before signing out drops drafts. */
export function SignOutQuestion({ copy: { drafts: copy } }: { copy: StaffCopy['account'] }) {
  const { subscribe, read } = signOutQuestion;
  const answer = useSyncExternalStore(subscribe, read, () => null);
  return (
    answer && (
      <ConfirmDialog
        title={copy.title}
        close={copy.keep}
        cancel={copy.keep}
        yes={copy.discard}
        isDeletion
        onYes={() => answer(true)}
        onClose={() => answer(false)}
      >
        <p>{copy.lead}</p>
      </ConfirmDialog>
    )
  );
}

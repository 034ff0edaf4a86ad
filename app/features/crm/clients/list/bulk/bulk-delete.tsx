import { useState } from 'react';
import { planDeleteClients } from '#app/domain/crm/plans/clients.ts';
import { plural } from '#app/i18n/plural.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { ConfirmDialog } from '../../../frame/confirm-dialog.tsx';
import { useWorkspace } from '../../../frame/workspace.tsx';
import type { Bulk } from './use-bulk.ts';

/** Deletes the selected clients after a confirmation. */
export function DeleteButton({ bulk: { isBusy, act }, count }: { bulk: Bulk; count: number }) {
  const { language } = useVisit();
  const {
    messages: { clientList: copy, clients, frame },
  } = useWorkspace();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button border-band-red text-band-red disabled:opacity-60"
        disabled={isBusy}
        onClick={() => setIsAsking(true)}
      >
        <Icon name="trash" className="icon size-5" />
        {copy.removeMany}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={plural(language, count, copy.removeTitle)}
          close={frame.close}
          cancel={frame.cancel}
          yes={clients.remove}
          isDeletion
          onYes={() => {
            setIsAsking(false);
            void act(planDeleteClients, copy.removed);
          }}
          onClose={() => setIsAsking(false)}
        >
          <p className="text-dust">{copy.removeText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

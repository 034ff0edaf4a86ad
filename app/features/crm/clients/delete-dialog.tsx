import { planDeleteClients } from '#app/domain/crm/plans/clients.ts';
import type { Client } from '#app/domain/crm/records/entities.ts';
import { fill } from '#app/i18n/format.ts';
import { ConfirmDialog } from '../frame/confirm-dialog.tsx';
import { useMutation } from '../frame/use-mutation.ts';
import { useWorkspace } from '../frame/workspace.tsx';

export function DeleteDialog({ client, onClose }: { client: Client; onClose: () => void }) {
  const {
    messages: { clients: copy, frame },
    store,
    run,
  } = useWorkspace();
  const { run: once } = useMutation('frame');
  const { id, name } = client;

  const remove = () =>
    once(async () => {
      // The score may have been recalculated since the card was read.
      const present = await store.get('clients', id);
      const said = fill(copy.deleted, { name });
      onClose();
      if (present) await run((planning) => planDeleteClients([present], planning), said);
    });

  return (
    <ConfirmDialog
      title={fill(copy.removeTitle, { name })}
      close={frame.close}
      cancel={frame.cancel}
      yes={copy.remove}
      isDeletion
      onYes={() => void remove()}
      onClose={onClose}
    >
      <p className="text-dust">{copy.removeText}</p>
    </ConfirmDialog>
  );
}

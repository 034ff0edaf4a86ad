import { planDeleteClients } from '#app/domain/crm/clients.ts';
import type { Client } from '#app/domain/crm/entities.ts';
import { fill } from '#app/i18n/format.ts';
import { Modal } from '#app/ui/modal.tsx';
import { useDesk } from '../desk.tsx';
import { useOnce } from '../use-once.ts';

export function DeleteDialog({ client, onClose }: { client: Client; onClose: () => void }) {
  const {
    words: { clients: copy, frame },
    store,
    run,
  } = useDesk();
  const once = useOnce();
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
    <Modal title={fill(copy.removeTitle, { name })} close={frame.close} onClose={onClose}>
      <p className="text-dust">{copy.removeText}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" className="button" onClick={onClose}>
          {frame.cancel}
        </button>
        <button type="button" className="button border-band-red text-band-red" onClick={remove}>
          {copy.remove}
        </button>
      </div>
    </Modal>
  );
}

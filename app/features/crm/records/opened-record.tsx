import { useState, type ReactNode } from 'react';
import type { Collection, Records } from '#app/domain/crm/records/entities.ts';
import { Modal } from '#app/ui/modal.tsx';
import { useWorkspace } from '../frame/workspace.tsx';
import { useRecord } from './use-records.ts';

/**
 * A record as it was when its form was opened: saving merges what others have changed in it since, or reports that they
 * have deleted it.
 */
export function OpenedRecord<C extends Collection>({
  collection,
  id,
  title,
  onClose,
  children,
}: {
  collection: C;
  id: string;
  /** Title of the dialog that reports a missing or deleted record. */
  title: string;
  onClose: () => void;
  children: (record: Records[C]) => ReactNode;
}) {
  const {
    messages: { frame, clientList },
  } = useWorkspace();
  const present = useRecord(collection, id);
  const [opened, setOpened] = useState(present);
  if (!opened && present) setOpened(present);
  if (opened) return children(opened);
  return (
    present === null && (
      <Modal title={title} close={frame.close} onClose={onClose}>
        <p>{clientList.record.gone}</p>
      </Modal>
    )
  );
}

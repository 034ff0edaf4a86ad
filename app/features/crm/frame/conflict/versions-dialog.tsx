import { Modal } from '#app/ui/modal.tsx';
import { Versions } from '../../records/versions.tsx';
import { useWorkspace } from '../workspace.tsx';

/** Two versions side by side; one of them is kept. */
export function VersionsDialog({
  title,
  about,
  lead,
  rows,
  onDecide,
}: {
  title: string;
  /** Name of the record, when there may be several. */
  about?: string;
  lead: string;
  rows: readonly { name: string; mine: string; theirs: string }[];
  /** Null leaves the conflict unresolved: the form is still open. */
  onDecide: (choice: 'mine' | 'theirs' | null) => void;
}) {
  const { messages } = useWorkspace();
  const { conflict: copy } = messages.live;
  return (
    <Modal title={title} close={messages.frame.close} onClose={() => onDecide(null)}>
      {about && (
        <p className="mb-2 font-semibold wrap-anywhere">
          <bdi>{about}</bdi>
        </p>
      )}
      <p className="text-dust">{lead}</p>
      {rows.length === 0 ? (
        <p className="mt-4">{copy.same}</p>
      ) : (
        <Versions head={[copy.field, copy.mine, copy.theirs]} rows={rows} />
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" className="button button-primary" onClick={() => onDecide('mine')}>
          {copy.keepMine}
        </button>
        <button type="button" className="button" onClick={() => onDecide('theirs')}>
          {copy.takeTheirs}
        </button>
      </div>
    </Modal>
  );
}

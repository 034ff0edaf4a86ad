import type { Assignee } from '#app/domain/leads/inbox.ts';
import { Modal } from '#app/ui/modal.tsx';
import { useInbox } from './inbox-context.tsx';
import { TeamPanel } from './team-panel.tsx';

/** Who takes new leads, which is seldom changed. */
export function TeamDialog({
  onChange,
  onClose,
}: {
  onChange: (team: readonly Assignee[]) => void;
  onClose: () => void;
}) {
  const {
    messages: { team: copy },
  } = useInbox();
  return (
    <Modal title={copy.title} close={copy.close} onClose={onClose}>
      <TeamPanel onChange={onChange} />
    </Modal>
  );
}

import type { Meeting } from '#app/domain/bookings/agenda.ts';
import { fill } from '#app/i18n/format.ts';
import { ConfirmDialog } from '../frame/confirm-dialog.tsx';
import { useWorkspace } from '../frame/workspace.tsx';
import { useMeetingChange } from './use-meeting-change.ts';

/** Asks before a dragged meeting is moved: the visitor is notified by mail. */
export function MoveQuestion({
  meeting: { id, visitor },
  start,
  when,
  onDone,
  onClose,
}: {
  meeting: Meeting;
  /** ISO 8601. */
  start: string;
  /** Display text of the same time. */
  when: string;
  onDone: () => void;
  onClose: () => void;
}) {
  const {
    messages: { agenda, frame },
    backend: { meetings, live },
  } = useWorkspace();
  const { move: copy } = agenda;
  const { isBusy, problem, change } = useMeetingChange();
  const { name } = visitor;

  async function move() {
    const said = fill(live ? copy.moved : agenda.sandbox.moved, { when });
    const isDone = await change(() => meetings.move(id, { start }), said);
    onDone();
    if (isDone) onClose();
  }

  return (
    <ConfirmDialog
      title={copy.title}
      close={frame.close}
      cancel={frame.cancel}
      yes={copy.submit}
      isBusy={isBusy}
      onYes={() => void move()}
      onClose={onClose}
    >
      <p>{fill(copy.ask, { name, when })}</p>
      <p className="mt-2 text-dust">{live ? fill(copy.lead, { name }) : agenda.sandbox.untold}</p>
      {problem && (
        <p role="alert" className="mt-3 text-band-red">
          {problem}
        </p>
      )}
    </ConfirmDialog>
  );
}

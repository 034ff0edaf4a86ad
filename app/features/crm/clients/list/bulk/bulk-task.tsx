import { useState, type SubmitEvent } from 'react';
import { planFollowUps } from '#app/domain/crm/plans/client-bulk.ts';
import { dueIn, usualFollowUp } from '#app/domain/crm/plans/follow-up.ts';
import { taskFields } from '#app/domain/crm/records/tasks.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Modal } from '#app/ui/modal.tsx';
import { textsOf } from '../../../fields/form-text.ts';
import { SubmitButton } from '../../../fields/submit-button.tsx';
import { useUnsaved } from '../../../frame/use-unsaved.ts';
import { useWorkspace } from '../../../frame/workspace.tsx';
import { localDay } from '../../../records/local-day.ts';
import type { Bulk } from './use-bulk.ts';

/** Adds the same task to each selected client, assigned to the client's owner. */
export function FollowUpDialog({
  bulk: { isBusy, act },
  onClose,
}: {
  bulk: Bulk;
  onClose: () => void;
}) {
  const { messages } = useWorkspace();
  const { clientList: copy, record, tasks, frame } = messages;
  const { guard, close } = useUnsaved(frame, onClose);
  const [isWithoutTitle, setIsWithoutTitle] = useState(false);
  const [today] = useState(() => localDay(new Date()));

  function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = textsOf(event.currentTarget);
    const title = text('bulk-title');
    setIsWithoutTitle(title === '');
    if (title === '') return;
    const next = { title, due: text('bulk-due') || null };
    void act((chosen, world) => planFollowUps(chosen, next, world), copy.followedUp);
    close();
  }

  return (
    <Modal title={copy.followUp} close={frame.close} onClose={close} guard={guard}>
      <form noValidate className="grid gap-4" onSubmit={add}>
        <TextField
          name="bulk-title"
          label={record.nextStepTitle}
          maxLength={taskFields.title.most}
          autoComplete="off"
          error={isWithoutTitle && record.nextStepNeedsTitle}
        />
        <TextField
          name="bulk-due"
          type="date"
          label={tasks.due}
          initial={dueIn(usualFollowUp, today)}
        />
        <SubmitButton isBusy={isBusy} className="button-primary w-fit">
          {frame.save}
        </SubmitButton>
      </form>
    </Modal>
  );
}

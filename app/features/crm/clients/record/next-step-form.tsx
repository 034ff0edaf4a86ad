import { useState, type SubmitEvent } from 'react';
import { dueIn, planNextStep, usualFollowUp } from '#app/domain/crm/plans/follow-up.ts';
import type { Client } from '#app/domain/crm/records/entities.ts';
import { taskFields } from '#app/domain/crm/records/tasks.ts';
import { fill } from '#app/i18n/format.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { textsOf } from '../../fields/form-text.ts';
import { useMutation } from '../../frame/use-mutation.ts';
import { useWorkspace } from '../../frame/workspace.tsx';
import { localDay } from '../../records/local-day.ts';
import { focusFirst } from './inline-field.tsx';

/** A task for the client, with title and day prefilled; Enter adds it. */
export function NextStepForm({ client, onClose }: { client: Client; onClose: () => void }) {
  const { record: copy, tasks, frame } = useWorkspace().messages;
  const { isWithoutTitle, add, leave } = useNextStep(client, onClose);
  const [today] = useState(() => localDay(new Date()));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leaves it from any element within
    <form
      ref={focusFirst}
      noValidate
      className="grid gap-2 pt-1 pb-2 sm:grid-cols-[minmax(0,1fr)_10rem]"
      onSubmit={add}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        leave(event.currentTarget);
      }}
    >
      <TextField
        name="next-title"
        label={copy.nextStepTitle}
        initial={fill(copy.nextStepUsual, { name: client.name }).slice(0, taskFields.title.most)}
        maxLength={taskFields.title.most}
        autoComplete="off"
        error={isWithoutTitle && copy.nextStepNeedsTitle}
      />
      <TextField
        name="next-due"
        type="date"
        label={tasks.due}
        initial={dueIn(usualFollowUp, today)}
      />
      <div className="flex flex-wrap gap-2 sm:col-span-2">
        <button type="submit" className="button button-primary">
          {frame.save}
        </button>
        <button
          type="button"
          className="button"
          onClick={({ currentTarget: { form } }) => form && leave(form)}
        >
          {frame.cancel}
        </button>
      </div>
    </form>
  );
}

/** @param onEnd called once it is added or cancelled */
function useNextStep(client: Client, onEnd: () => void) {
  const { messages, run } = useWorkspace();
  const { run: once } = useMutation('frame');
  const [isWithoutTitle, setIsWithoutTitle] = useState(false);

  function leave(form: HTMLFormElement) {
    form.reset();
    onEnd();
  }

  function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const text = textsOf(form);
    const title = text('next-title');
    setIsWithoutTitle(title === '');
    if (title === '') return focusFirst(form);
    void once(async () => {
      const next = { title, due: text('next-due') || null };
      const problem = await run(
        (planning) => [planNextStep(client, next, planning)],
        messages.record.nextStepAdded,
      );
      if (!problem) leave(form);
    });
  }

  return { isWithoutTitle, add, leave };
}

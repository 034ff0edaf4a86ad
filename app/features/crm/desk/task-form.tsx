import { useState, type SubmitEvent } from 'react';
import { taskPriorities, taskStatuses, type Task } from '#app/domain/crm/entities.ts';
import { sampleOwners } from '#app/domain/crm/samples.ts';
import { planUpdateTask } from '#app/domain/crm/tasks.ts';
import { fill } from '#app/i18n/format.ts';
import { Modal } from '#app/ui/modal.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { clientOptions } from './client-options.ts';
import { useAll, useDesk } from './desk.tsx';
import { textsOf } from './form-text.ts';
import { SelectField } from './select-field.tsx';

/** Changes a task and its checklist. */
export function TaskForm({ task, onClose }: { task: Task; onClose: () => void }) {
  const { words, user, run } = useDesk();
  const { tasks: copy, frame, clients: said } = words;
  const clients = useAll('clients');
  const [checklist, setChecklist] = useState(task.checklist);
  const [problem, setProblem] = useState<string | null>(null);
  const owners = [...new Set([...sampleOwners, task.owner, user?.name ?? task.owner])];

  function write(lines: string) {
    const texts = lines.split('\n').filter((line) => line.trim() !== '');
    setChecklist(
      texts.map((text, at) => ({
        id: `item-${at}`,
        text: text.trim(),
        isDone: checklist.find((item) => item.text === text.trim())?.isDone ?? false,
      })),
    );
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = textsOf(event.currentTarget);
    const title = text('task-title');
    if (title === '') return;
    const failed = await run(
      (planning) =>
        planUpdateTask(
          task,
          {
            title,
            status: taskStatuses.find((each) => each === text('task-status')) ?? task.status,
            priority:
              taskPriorities.find((each) => each === text('task-priority')) ?? task.priority,
            owner: text('task-owner'),
            clientId: text('task-client') || null,
            due: text('task-due') || null,
            checklist,
          },
          planning,
        ),
      fill(said.saved, { name: title }),
    );
    setProblem(failed);
    if (!failed) onClose();
  }

  if (!clients) return null;
  return (
    <Modal
      title={copy.editTitle}
      close={frame.close}
      onClose={onClose}
      guard={{ unsaved: frame.unsaved, discard: frame.discard, keep: frame.keepEditing }}
    >
      <form className="grid grid-cols-1 gap-4 sm:grid-cols-2" onSubmit={submit}>
        <div className="sm:col-span-2">
          <TextField
            name="task-title"
            label={copy.taskTitle}
            initial={task.title}
            required
            maxLength={200}
          />
        </div>
        <SelectField
          name="task-status"
          label={copy.status}
          initial={task.status}
          options={taskStatuses.map((value) => ({ value, label: copy.statuses[value] }))}
        />
        <SelectField
          name="task-priority"
          label={copy.priority}
          initial={task.priority}
          options={taskPriorities.map((value) => ({ value, label: copy.priorities[value] }))}
        />
        <SelectField
          name="task-owner"
          label={copy.owner}
          initial={task.owner}
          options={owners.map((value) => ({ value, label: value }))}
        />
        <SelectField
          name="task-client"
          label={copy.client}
          initial={task.clientId ?? ''}
          options={clientOptions(clients, copy.noClient)}
        />
        <TextField name="task-due" type="date" label={copy.due} initial={task.due ?? ''} />
        <div className="grid gap-3 sm:col-span-2">
          {checklist.map((item) => (
            <label key={item.id} className="flex min-h-6 items-center gap-3">
              <input
                type="checkbox"
                className="size-5"
                checked={item.isDone}
                onChange={(event) =>
                  setChecklist(
                    checklist.map((each) =>
                      each.id === item.id ? { ...each, isDone: event.target.checked } : each,
                    ),
                  )
                }
              />
              {item.text}
            </label>
          ))}
          <label htmlFor="task-checklist" className="small">
            {copy.checklist}
          </label>
          <textarea
            id="task-checklist"
            rows={3}
            maxLength={2000}
            className="input"
            defaultValue={task.checklist.map(({ text }) => text).join('\n')}
            onChange={(event) => write(event.target.value)}
          />
          {problem && (
            <p role="alert" className="text-band-red">
              {problem}
            </p>
          )}
          <button type="submit" className="button button-primary w-fit">
            {frame.save}
          </button>
        </div>
      </form>
    </Modal>
  );
}

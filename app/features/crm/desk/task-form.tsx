import { useState } from 'react';
import { taskPriorities, taskStatuses, type Task } from '#app/domain/crm/entities.ts';
import { checklistOf, planAddTask, planDeleteTask, planUpdateTask } from '#app/domain/crm/tasks.ts';
import { fill } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Modal } from '#app/ui/modal.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { May, useDesk } from './desk.tsx';
import { useDeskQuery } from './desk-query.ts';
import { textsOf } from './form-text.ts';
import { RecordField } from './record-field.tsx';
import { SelectField } from './select-field.tsx';
import { useOnce } from './use-once.ts';
import { useUnsaved } from './use-unsaved.ts';

/** Adds a task, or changes one and its checklist. */
export function TaskForm({ task, onClose }: { task: Task | null; onClose: () => void }) {
  const { words, user, team, run } = useDesk();
  const { tasks: copy, frame, clients: said } = words;
  const { get } = useDeskQuery();
  const [clientId, setClientId] = useState(task ? (task.clientId ?? '') : get('client'));
  const [projectId, setProjectId] = useState(task ? (task.projectId ?? '') : get('projet'));
  const { guard, close } = useUnsaved(onClose);
  const once = useOnce();
  const [problem, setProblem] = useState<string | null>(null);
  const owner = task?.owner ?? user?.name ?? team[0];
  const owners = [...new Set([...team, owner, ...(user ? [user.name] : [])])];

  async function submit(form: HTMLFormElement) {
    const text = textsOf(form);
    const title = text('task-title');
    if (title === '') return setProblem(copy.required);
    const draft = {
      title,
      status: taskStatuses.find((each) => each === text('task-status')) ?? 'todo',
      priority: taskPriorities.find((each) => each === text('task-priority')) ?? 'normal',
      owner: text('task-owner'),
      clientId: clientId || null,
      projectId: projectId || null,
      due: text('task-due') || null,
      checklist: checklistOf(text('task-checklist').split('\n'), task?.checklist ?? []),
    };
    const failed = await run(
      (planning) => (task ? planUpdateTask(task, draft, planning) : planAddTask(draft, planning)),
      task ? fill(said.saved, { name: title }) : copy.added,
    );
    setProblem(failed);
    if (!failed) close();
  }

  async function remove(gone: Task) {
    const failed = await run(() => planDeleteTask(gone), fill(copy.removed, { name: gone.title }));
    setProblem(failed);
    if (!failed) close();
  }

  return (
    <Modal
      title={task ? copy.editTitle : copy.quickLabel}
      close={frame.close}
      onClose={close}
      guard={guard}
    >
      <form
        noValidate
        className="grid grid-cols-1 gap-4 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          void once(() => submit(form));
        }}
      >
        <div className="sm:col-span-2">
          <TextField
            name="task-title"
            label={copy.taskTitle}
            initial={task?.title ?? ''}
            required
            maxLength={200}
          />
        </div>
        <SelectField
          name="task-status"
          label={copy.status}
          initial={task?.status ?? 'todo'}
          options={taskStatuses.map((value) => ({ value, label: copy.statuses[value] }))}
        />
        <SelectField
          name="task-priority"
          label={copy.priority}
          initial={task?.priority ?? 'normal'}
          options={taskPriorities.map((value) => ({ value, label: copy.priorities[value] }))}
        />
        <SelectField
          name="task-owner"
          label={copy.owner}
          initial={owner}
          options={owners.map((value) => ({ value, label: value }))}
        />
        <TextField name="task-due" type="date" label={copy.due} initial={task?.due ?? ''} />
        <RecordField
          collection="clients"
          name="task-client"
          label={copy.client}
          value={clientId}
          none={copy.noClient}
          onChange={setClientId}
        />
        <RecordField
          collection="projects"
          name="task-project"
          label={copy.project}
          value={projectId}
          none={copy.noProject}
          onChange={setProjectId}
        />
        <div className="sm:col-span-2">
          <TextField
            name="task-checklist"
            label={copy.checklist}
            initial={(task?.checklist ?? []).map(({ text }) => text).join('\n')}
            lines={4}
            maxLength={2000}
          />
        </div>
        {problem && (
          <p role="alert" className="text-band-red sm:col-span-2">
            {problem}
          </p>
        )}
        <div className="flex flex-wrap justify-between gap-3 sm:col-span-2">
          <May action="edit">
            <button type="submit" className="button button-primary">
              {frame.save}
            </button>
          </May>
          {task && (
            <May action="delete">
              <button type="button" className="button" onClick={() => once(() => remove(task))}>
                <Icon name="trash" className="icon size-5" />
                {copy.remove}
              </button>
            </May>
          )}
        </div>
      </form>
    </Modal>
  );
}

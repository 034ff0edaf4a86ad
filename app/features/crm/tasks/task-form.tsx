import { useState } from 'react';
import { taskPriorities, taskStatuses, type Task } from '#app/domain/crm/entities.ts';
import { checklistOf, planAddTask, planDeleteTask, planUpdateTask } from '#app/domain/crm/tasks.ts';
import { fill } from '#app/i18n/format.ts';
import { TextField } from '#app/ui/text-field.tsx';
import { useDesk } from './desk.tsx';
import { useDeskQuery } from './desk-query.ts';
import { RecordField } from './record-field.tsx';
import { RecordForm } from './record-form.tsx';
import { SelectField } from './select-field.tsx';

/** Adds a task, or changes one and its checklist. */
export function TaskForm({ task, onClose }: { task: Task | null; onClose: () => void }) {
  const { words, user, team, run } = useDesk();
  const { tasks: copy, clients: said } = words;
  const { get } = useDeskQuery();
  const [clientId, setClientId] = useState(task ? (task.clientId ?? '') : get('client'));
  const [projectId, setProjectId] = useState(task ? (task.projectId ?? '') : get('projet'));
  const owner = task?.owner ?? user?.name ?? team[0];
  const owners = [...new Set([...team, owner, ...(user ? [user.name] : [])])];

  async function save(text: (name: string) => string) {
    const title = text('task-title');
    if (title === '') return copy.required;
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
    return run(
      (planning) => (task ? planUpdateTask(task, draft, planning) : planAddTask(draft, planning)),
      task ? fill(said.saved, { name: title }) : copy.added,
      'dialog',
    );
  }

  const remove = (gone: Task) =>
    run(() => planDeleteTask(gone), fill(copy.removed, { name: gone.title }), 'dialog');

  return (
    <RecordForm
      title={task ? copy.editTitle : copy.quickLabel}
      save={save}
      removal={task && { label: copy.remove, remove: () => remove(task) }}
      onClose={onClose}
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
    </RecordForm>
  );
}

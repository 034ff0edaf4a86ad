import { useState } from 'react';
import {
  checklistOf,
  planAddTask,
  planDeleteTask,
  planUpdateTask,
} from '#app/domain/crm/plans/tasks.ts';
import type { Task } from '#app/domain/crm/records/entities.ts';
import { taskPriorities, taskStatuses } from '#app/domain/crm/records/tasks.ts';
import { fill } from '#app/i18n/format.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { RecordField } from '../fields/record-field.tsx';
import { RecordForm } from '../fields/record-form.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { useWorkspaceQuery } from '../frame/workspace-query.ts';
import { useWorkspace } from '../frame/workspace.tsx';

/** Adds a task, or edits one and its checklist. */
export function TaskForm({ task, onClose }: { task: Task | null; onClose: () => void }) {
  const { messages, run } = useWorkspace();
  const { tasks: copy, clients: said } = messages;
  const { get } = useWorkspaceQuery();
  const [clientId, setClientId] = useState(task ? (task.clientId ?? '') : get('client'));
  const [projectId, setProjectId] = useState(task ? (task.projectId ?? '') : get('projet'));
  async function save(text: (name: string) => string) {
    const title = text('task-title');
    if (title === '') return copy.required;
    return run(
      (planning) => {
        const draft = draftIn(text, { title, clientId, projectId }, task, planning.newId);
        return task ? planUpdateTask(task, draft, planning) : planAddTask(draft, planning);
      },
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
      <DetailFields task={task} />
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
      <ChecklistField task={task} />
    </RecordForm>
  );
}

function ChecklistField({ task }: { task: Task | null }) {
  const { messages } = useWorkspace();
  return (
    <div className="sm:col-span-2">
      <TextField
        name="task-checklist"
        label={messages.tasks.checklist}
        initial={(task?.checklist ?? []).map(({ text }) => text).join('\n')}
        lines={4}
        maxLength={2000}
      />
    </div>
  );
}

function DetailFields({ task }: { task: Task | null }) {
  const { messages, user, team } = useWorkspace();
  const { tasks: copy } = messages;
  const owner = task?.owner ?? user?.name ?? team[0];
  const owners = [...new Set([...team, owner, ...(user ? [user.name] : [])])];
  return (
    <>
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
    </>
  );
}

function draftIn(
  text: (name: string) => string,
  { title, clientId, projectId }: { title: string; clientId: string; projectId: string },
  task: Task | null,
  newId: () => string,
) {
  return {
    title,
    status: taskStatuses.find((each) => each === text('task-status')) ?? 'todo',
    priority: taskPriorities.find((each) => each === text('task-priority')) ?? 'normal',
    owner: text('task-owner'),
    clientId: clientId || null,
    projectId: projectId || null,
    due: text('task-due') || null,
    checklist: checklistOf(text('task-checklist').split('\n'), task?.checklist ?? [], newId),
  };
}

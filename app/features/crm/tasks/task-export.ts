import type { CrmCopy } from '#app/content/crm/shape.ts';
import type { Client, Project, Task } from '#app/domain/crm/records/entities.ts';

/** Tasks as a table, head first. */
export function taskExportRows(
  tasks: readonly Task[],
  clients: readonly Client[],
  projects: readonly Project[],
  { tasks: copy, projects: projectCopy }: CrmCopy,
): (string | number)[][] {
  const names = new Map([...clients, ...projects].map(({ id, name }) => [id, name]));
  const nameOf = (id: string | null) => (id === null ? '' : (names.get(id) ?? ''));
  return [
    [
      copy.taskTitle,
      copy.client,
      projectCopy.name,
      copy.owner,
      copy.status,
      copy.priority,
      copy.due,
      copy.checklist,
    ],
    ...tasks.map((task) => [
      task.title,
      nameOf(task.clientId),
      nameOf(task.projectId),
      task.owner,
      copy.statuses[task.status],
      copy.priorities[task.priority],
      task.due ?? '',
      task.checklist.map(({ text, isDone }) => `${isDone ? '✓' : '–'} ${text}`).join(' | '),
    ]),
  ];
}

import { daysAfter } from '../records/days.ts';
import type { Client, Task, TaskStatus } from '../records/entities.ts';
import type { Day } from '../records/field.ts';
import { taskStatuses } from '../records/tasks.ts';
import type { Change } from '../store/store.ts';
import { created, noted, removed, updated, type Planning } from './planning.ts';

export type TaskDraft = Omit<Task, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

/** The next status of the button that cycles: to do, in progress, done, to do. */
export function nextStatus(status: TaskStatus): TaskStatus {
  const at = taskStatuses.indexOf(status);
  return taskStatuses[(at + 1) % taskStatuses.length] ?? 'todo';
}

/** Creates a task, without a journal entry. */
export function planAddTask(draft: TaskDraft, planning: Planning): Change[] {
  return [created('tasks', draft, planning)];
}

/** Updates fields of the task. */
export function planUpdateTask(
  task: Task,
  fields: Partial<TaskDraft>,
  planning: Pick<Planning, 'now'>,
): Change[] {
  return [updated('tasks', task, fields, planning)];
}

/** Removes the task, if its version is still the one that was seen. */
export function planDeleteTask(task: Task): Change[] {
  return [removed('tasks', task)];
}

/**
 * A checklist from its lines, without blank ones. Existing items keep their id and tick; two identical lines are two
 * items.
 */
export function checklistOf(
  lines: readonly string[],
  before: Task['checklist'],
  newId: () => string,
): Task['checklist'] {
  const left = [...before];
  return lines
    .map((line) => line.trim())
    .filter((text) => text !== '')
    .map((text) => {
      const known = left.findIndex((item) => item.text === text);
      const [kept] = known < 0 ? [] : left.splice(known, 1);
      return kept ?? { id: newId(), text, isDone: false };
    });
}

/** One task of a playbook: the code of its title, and its due day counted from the sale. */
interface PlaybookStep {
  code: string;
  day: number;
  priority: Task['priority'];
}

/** Tasks to do after a service is sold. The due days are the agency's own plan. */
export const playbooks = {
  seo: [
    { code: 'audit', day: 3, priority: 'high' },
    { code: 'keywords', day: 7, priority: 'normal' },
    { code: 'pages', day: 21, priority: 'normal' },
    { code: 'review', day: 30, priority: 'normal' },
  ],
  ads: [
    { code: 'goals', day: 2, priority: 'high' },
    { code: 'tracking', day: 4, priority: 'high' },
    { code: 'launch', day: 7, priority: 'normal' },
    { code: 'review', day: 21, priority: 'normal' },
  ],
  landing: [
    { code: 'brief', day: 2, priority: 'high' },
    { code: 'draft', day: 6, priority: 'normal' },
    { code: 'launch', day: 10, priority: 'normal' },
    { code: 'test', day: 30, priority: 'low' },
  ],
  local: [
    { code: 'listing', day: 3, priority: 'high' },
    { code: 'directories', day: 10, priority: 'normal' },
    { code: 'reviews', day: 14, priority: 'normal' },
    { code: 'review', day: 30, priority: 'normal' },
  ],
} as const satisfies Record<string, readonly PlaybookStep[]>;

export type Playbook = keyof typeof playbooks;
export type PlaybookCode = (typeof playbooks)[Playbook][number]['code'];

/**
 * @param titleOf translates a step's code
 * @param planning with the start day of the steps, and their project
 */
export function planPlaybook(
  service: Playbook,
  client: Client,
  titleOf: (code: PlaybookCode) => string,
  { today, projectId, ...planning }: Planning & { today: Day; projectId: string | null },
): Change[] {
  const steps = playbooks[service];
  return [
    ...steps.map(({ code, day, priority }) =>
      created(
        'tasks',
        {
          title: titleOf(code),
          clientId: client.id,
          projectId,
          status: 'todo',
          priority,
          owner: client.assignedTo,
          due: daysAfter(today, day),
          checklist: [],
        },
        planning,
      ),
    ),
    noted(
      'playbook',
      { service, count: steps.length },
      { type: 'update', relatedTo: { type: 'client', id: client.id } },
      planning,
    ),
  ];
}

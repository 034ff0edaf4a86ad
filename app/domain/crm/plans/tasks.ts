import { daysAfter } from '../records/days.ts';
import type { Client, Task, TaskStatus } from '../records/entities.ts';
import type { Day } from '../records/field.ts';
import { taskStatuses } from '../records/tasks.ts';
import type { Change } from '../store/store.ts';
import { created, noted, removed, updated, type Planning } from './planning.ts';

export type TaskDraft = Omit<Task, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

/** The status after one press of the button that cycles: to do, in progress, done, to do. */
export function nextStatus(status: TaskStatus): TaskStatus {
  const at = taskStatuses.indexOf(status);
  return taskStatuses[(at + 1) % taskStatuses.length] ?? 'todo';
}

/** A new task; the journal says nothing of it. */
export function planAddTask(draft: TaskDraft, planning: Planning): Change[] {
  return [created('tasks', draft, planning)];
}

/** The task with some fields changed. */
export function planUpdateTask(
  task: Task,
  fields: Partial<TaskDraft>,
  planning: Pick<Planning, 'now'>,
): Change[] {
  return [updated('tasks', task, fields, planning)];
}

/** The task goes, as long as it still is the version that was seen. */
export function planDeleteTask(task: Task): Change[] {
  return [removed('tasks', task)];
}

/**
 * A checklist from its lines, blank ones aside. What stood there before keeps its id and tick; two lines that say the same are
 * two things to do.
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

/** One task of a playbook: its title's code, and the day it is due counted from the sale. */
interface PlaybookStep {
  code: string;
  day: number;
  priority: Task['priority'];
}

/** Tasks that follow from a sold service. Due days are the agency's own plan. */
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
 * @param titleOf puts a step's code into words
 * @param planning with the day that the steps count from, and the project that they belong to
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

import { daysAfter } from '../records/days.ts';
import type { Client, Task } from '../records/entities.ts';
import type { Day } from '../records/field.ts';
import type { Change } from '../store/store.ts';
import { planAddNote } from './clients.ts';
import { created, type Planning } from './planning.ts';

/** What to do next for a client: a task. */
export interface NextStep {
  title: string;
  due: Day | null;
}

/** Days from today that a next step is offered for: tomorrow, in three days, in a week, in a month. */
export const followUpDays = [1, 3, 7, 30] as const;

/** When a next step is due unless it is said. */
export const usualFollowUp: (typeof followUpDays)[number] = 3;

/** @param today in the reader's time zone */
export function dueIn(days: number, today: Day): Day {
  return daysAfter(today, days);
}

/** A task for the client, of the client's owner. */
export function planNextStep(
  client: Pick<Client, 'id' | 'assignedTo'>,
  { title, due }: NextStep,
  planning: Pick<Planning, 'now' | 'newId' | 'author'>,
): Change {
  const task = {
    title,
    clientId: client.id,
    projectId: null,
    status: 'todo',
    priority: 'normal',
    owner: client.assignedTo || planning.author,
    due,
    checklist: [],
  } as const;
  return created('tasks', task, planning);
}

/** A note, and what to do next. */
export function planNoteAndNextStep(
  client: Client,
  { note, next }: { note: string; next: NextStep | null },
  planning: Planning,
): Change[] {
  return [
    ...(note === '' ? [] : planAddNote(client, note, planning)),
    ...(next ? [planNextStep(client, next, planning)] : []),
  ];
}

/** What to do next: the open task that is due first; those without a due day come last. */
export function nextStepAmong(tasks: readonly Task[]): Task | null {
  const [first] = tasks
    .filter(({ status }) => status !== 'done')
    .toSorted((a, b) => compare(a.due ?? '\uffff', b.due ?? '\uffff') || compare(a.id, b.id));
  return first ?? null;
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

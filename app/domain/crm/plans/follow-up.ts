import { lengthOf } from '../../bookings/booking.ts';
import { daysAfter } from '../records/days.ts';
import type { Client, Task } from '../records/entities.ts';
import type { Day } from '../records/field.ts';
import type { Change } from '../store/store.ts';
import type { TimelineItem } from '../timeline/timeline.ts';
import { planAddNote } from './clients.ts';
import { created, type Planning } from './planning.ts';

/** The next step for a client, as a task. */
export interface NextStep {
  title: string;
  due: Day | null;
}

/** Due dates offered for a next step, in days from today. */
export const followUpDays = [1, 3, 7, 30] as const;

/** Default due date of a next step. */
export const usualFollowUp: (typeof followUpDays)[number] = 3;

/** @param today in the reader's time zone */
export function dueIn(days: number, today: Day): Day {
  return daysAfter(today, days);
}

/** Creates a task for the client, assigned to the client's owner. */
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

/** Adds a note and the next step. */
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

/** The next step: the open task with the earliest due date; tasks without one come last. */
export function nextStepAmong(tasks: readonly Task[]): Task | null {
  const [first] = tasks
    .filter(({ status }) => status !== 'done')
    .toSorted((a, b) => compare(a.due ?? '\uffff', b.due ?? '\uffff') || compare(a.id, b.id));
  return first ?? null;
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/**
 * The next confirmed meeting that has not ended; null without one.
 *
 * @param now epoch milliseconds
 */
export function nextMeetingAmong(
  items: readonly TimelineItem[],
  now: number,
): TimelineItem<'meeting'> | null {
  const left = items.filter(
    (item): item is TimelineItem<'meeting'> =>
      item.kind === 'meeting' &&
      item.status === 'confirmed' &&
      Date.parse(item.at) + lengthOf(item.length) > now,
  );
  return left.toSorted((a, b) => compare(a.at, b.at))[0] ?? null;
}

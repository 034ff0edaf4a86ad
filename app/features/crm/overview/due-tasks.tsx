import { useState } from 'react';
import { daysAfter } from '#app/domain/crm/records/days.ts';
import type { Task } from '#app/domain/crm/records/entities.ts';
import { isOverdue } from '#app/domain/crm/records/filters.ts';
import { formatDate } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { ClientLink } from '../records/client-link.tsx';
import { localDay } from '../records/local-day.ts';
import { RecordLink } from '../records/record-link.tsx';
import { useList } from '../records/use-records.ts';
import { TickButton } from '../tasks/tick-button.tsx';
import { TodoList } from './todo-list.tsx';

/** Maximum number of tasks. */
const shown = 10;

/** Unfinished tasks of the coming week, overdue ones first; one press completes a task. */
export function DueTasks() {
  const { messages } = useWorkspace();
  const { overview: copy } = messages;
  const [today] = useState(() => localDay(new Date()));
  const page = useList('tasks', {
    where: { overdueOn: daysAfter(today, 8) },
    sort: { by: 'due' },
    limit: shown,
  });
  return (
    <TodoList
      id="today-tasks"
      title={copy.next}
      all={
        <RecordLink tab="taches" values={{ echeance: 'week' }}>
          {copy.allTasks}
        </RecordLink>
      }
      empty={copy.noTasks}
      isLoading={!page}
    >
      {(page?.items ?? []).map((task) => (
        <DueTask key={task.id} task={task} today={today} />
      ))}
    </TodoList>
  );
}

function DueTask({ task, today }: { task: Task; today: string }) {
  const { language } = useVisit();
  const { messages } = useWorkspace();
  const { id, title, clientId, due } = task;
  return (
    <li className="row flex-nowrap">
      <TickButton task={task} />
      <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-2 py-1.5 text-dust">
        <RecordLink tab="taches" values={{ fiche: id }}>
          <span className="font-semibold text-star">{title}</span>
        </RecordLink>
        <ClientLink id={clientId} />
        <span className="ms-auto text-xs">
          {isOverdue(task, today) && (
            <span className="text-band-red">{messages.tasks.overdue} · </span>
          )}
          {due === today ? messages.overview.today : formatDate(language, `${due}T12:00`)}
        </span>
      </span>
    </li>
  );
}

import { nextStatus, planUpdateTask } from '#app/domain/crm/plans/tasks.ts';
import type { Project, Task } from '#app/domain/crm/records/entities.ts';
import { isOverdue } from '#app/domain/crm/records/filters.ts';
import { fill, formatDate, formatNumber } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { Summary } from '../fields/summary.tsx';
import { May } from '../frame/staff-context.tsx';
import { useWorkspace } from '../frame/workspace.tsx';
import { ClientLink } from '../records/client-link.tsx';
import { RecordLink } from '../records/record-link.tsx';
import { TickButton } from './tick-button.tsx';

const tones = { todo: 'text-dust', progress: 'text-lumen', done: 'text-band-green' } as const;

/** A task in one line: completion button, title, client, owner, due date, status and checklist. */
export function TaskRow({
  task,
  today,
  project,
  onEdit,
}: {
  task: Task;
  today: string;
  project: Project | undefined;
  onEdit: () => void;
}) {
  const {
    messages: { tasks: copy },
  } = useWorkspace();
  const { title, owner, checklist } = task;
  return (
    <article className="row py-0.5 max-sm:py-1.5">
      <TickButton task={task} />
      <div className="flex min-w-0 grow basis-32 flex-wrap items-baseline sm:basis-48 gap-x-3">
        <h3
          dir="auto"
          className={`font-semibold wrap-anywhere ${task.status === 'done' ? 'text-dust' : ''}`}
        >
          {title}
        </h3>
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-3 text-dust">
          <ClientLink id={task.clientId} />
          {project && (
            <RecordLink tab="projets" values={{ fiche: project.id }}>
              {project.name}
            </RecordLink>
          )}
          <span>{owner}</span>
        </p>
      </div>
      {checklist.length > 0 && <Checklist task={task} />}
      <TaskState task={task} today={today} />
      <StatusButton task={task} />
      <May action="edit">
        <button
          type="button"
          className="row-button max-sm:ms-auto"
          aria-label={`${copy.edit} ${title}`}
          onClick={onEdit}
        >
          <Icon name="pen-line" className="icon size-5" />
        </button>
      </May>
    </article>
  );
}

/** Shows the status; a press advances it. */
function StatusButton({ task }: { task: Task }) {
  const {
    messages: { tasks: copy },
    may,
    run,
  } = useWorkspace();
  const { title, status } = task;
  return (
    <button
      type="button"
      className={`chip min-h-(--row-control) min-w-24 justify-center px-2 max-sm:hidden py-0 text-xs ${tones[status]}`}
      aria-label={fill(copy.next, { name: title, status: copy.statuses[status] })}
      disabled={!may('edit')}
      onClick={() =>
        run((planning) => planUpdateTask(task, { status: nextStatus(status) }, planning))
      }
    >
      {copy.statuses[status]}
    </button>
  );
}

function TaskState({ task, today }: { task: Task; today: string }) {
  const { language } = useVisit();
  const {
    messages: { tasks: copy },
  } = useWorkspace();
  const { priority, due } = task;
  return (
    <p className="flex flex-wrap items-center gap-x-3 max-sm:order-1 max-sm:basis-full max-sm:ps-14">
      {priority !== 'normal' && (
        <span className={`flex gap-1 ${priority === 'high' ? 'text-lumen' : 'text-dust'}`}>
          {priority === 'high' && <Icon name="flag" className="icon size-5" />}
          <span className="sr-only">{copy.priority}</span> {copy.priorities[priority]}
        </span>
      )}
      <span className="tabular">{due ? formatDate(language, `${due}T12:00`) : copy.noDue}</span>
      {isOverdue(task, today) && (
        <span className="rounded-full border border-current px-2 text-xs text-band-red">
          {copy.overdue}
        </span>
      )}
    </p>
  );
}

function Checklist({ task }: { task: Task }) {
  const { language } = useVisit();
  const {
    messages: { tasks: copy },
    may,
    run,
  } = useWorkspace();
  const { checklist } = task;
  const done = checklist.filter(({ isDone }) => isDone).length;
  const tick = (ticked: string) =>
    run((planning) => {
      const next = checklist.map((item) =>
        item.id === ticked ? { ...item, isDone: !item.isDone } : item,
      );
      return planUpdateTask(task, { checklist: next }, planning);
    });
  return (
    <details className="open:order-last open:basis-full">
      <Summary className="text-dust">
        {fill(copy.ticked, {
          count: formatNumber(language, done),
          total: formatNumber(language, checklist.length),
        })}
      </Summary>
      <ul className="grid gap-1 ps-11 pb-2">
        {checklist.map(({ id, text, isDone }) => (
          <li key={id}>
            <label className="flex min-h-8 items-center gap-3">
              <input
                type="checkbox"
                className="checkbox disabled:opacity-60"
                checked={isDone}
                disabled={!may('edit')}
                onChange={() => tick(id)}
              />
              <span dir="auto" className={`wrap-anywhere ${isDone ? 'text-dust' : ''}`}>
                {text}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}

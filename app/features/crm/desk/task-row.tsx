import type { Project, Task } from '#app/domain/crm/entities.ts';
import { isOverdue } from '#app/domain/crm/query.ts';
import { nextStatus, planUpdateTask } from '#app/domain/crm/tasks.ts';
import { fill, formatDate, formatNumber } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { ClientLink } from './client-link.tsx';
import { May, useDesk } from './desk.tsx';
import { RecordLink } from './record-link.tsx';
import { Summary } from './summary.tsx';

const tones = { todo: 'text-dust', progress: 'text-lumen', done: 'text-band-green' } as const;

/** A task: one press moves its status on, and its checklist is ticked in place. */
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
  const { language } = useVisit();
  const {
    words: { tasks: copy },
    may,
    run,
  } = useDesk();
  const { title, status, priority, owner, due, checklist } = task;
  const cycle = () =>
    run((planning) => planUpdateTask(task, { status: nextStatus(status) }, planning));
  return (
    <article className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <button
        type="button"
        className={`chip min-w-32 justify-center ${tones[status]}`}
        aria-label={fill(copy.next, { name: title, status: copy.statuses[status] })}
        disabled={!may('edit')}
        onClick={cycle}
      >
        {copy.statuses[status]}
      </button>
      <div className="min-w-0 grow basis-56">
        <h3 dir="auto" className="font-semibold wrap-anywhere">
          {title}
        </h3>
        <p className="small flex flex-wrap gap-x-2 text-dust">
          <ClientLink id={task.clientId} />
          {project && (
            <>
              <span aria-hidden="true">·</span>
              <RecordLink tab="projets" values={{ fiche: project.id }}>
                {project.name}
              </RecordLink>
            </>
          )}
          <span aria-hidden="true">·</span>
          <span>{owner}</span>
        </p>
        {checklist.length > 0 && <Checklist task={task} />}
      </div>
      <p className="small flex flex-wrap items-center gap-x-3 gap-y-1">
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
      <May action="edit">
        <button
          type="button"
          className="button px-2.5"
          aria-label={`${copy.edit} ${title}`}
          onClick={onEdit}
        >
          <Icon name="pen-line" className="icon size-5" />
        </button>
      </May>
    </article>
  );
}

function Checklist({ task }: { task: Task }) {
  const { language } = useVisit();
  const {
    words: { tasks: copy },
    may,
    run,
  } = useDesk();
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
    <details>
      <Summary look="small text-dust">
        {fill(copy.ticked, {
          count: formatNumber(language, done),
          total: formatNumber(language, checklist.length),
        })}
      </Summary>
      <ul className="grid gap-1 py-2">
        {checklist.map(({ id, text, isDone }) => (
          <li key={id}>
            <label className="small flex min-h-8 items-center gap-3">
              <input
                type="checkbox"
                className="size-5 shrink-0"
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

import { useState, type SubmitEvent } from 'react';
import { taskStatuses, type Task } from '#app/domain/crm/entities.ts';
import { dayOf } from '#app/domain/crm/planning.ts';
import { isOverdue, type Query } from '#app/domain/crm/query.ts';
import { sampleOwners } from '#app/domain/crm/samples.ts';
import { nextStatus, planAddTask, planUpdateTask } from '#app/domain/crm/tasks.ts';
import { fill, formatDate } from '#app/i18n/format.ts';
import { plural } from '#app/i18n/plural.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { Chips } from './chips.tsx';
import { useAll, useDesk, useList } from './desk.tsx';
import { useDeskQuery } from './desk-query.ts';
import { textsOf } from './form-text.ts';
import { PlaybookForm } from './playbook-form.tsx';
import { TaskForm } from './task-form.tsx';

const views = ['', 'mine', 'late', ...taskStatuses] as const;

/** What is to be done: mine or all, late or not, by status; the view stands in the address. */
export function Tasks() {
  const { language } = useVisit();
  const { words, user } = useDesk();
  const { tasks: copy, frame } = words;
  const { get, set } = useDeskQuery();
  const [edited, setEdited] = useState<Task | null>(null);
  const [today] = useState(() => dayOf(new Date().toISOString()));
  const view = views.find((each) => each === get('vue')) ?? '';
  const wheres: Record<(typeof views)[number], NonNullable<Query<'tasks'>['where']>> = {
    '': {},
    mine: { owner: user?.name ?? '' },
    late: { overdueOn: today },
    todo: { status: 'todo' },
    progress: { status: 'progress' },
    done: { status: 'done' },
  };
  const page = useList('tasks', { where: wheres[view], limit: 1000 });
  return (
    <>
      <h2 className="title">{copy.title}</h2>
      <QuickAdd />
      <div className="mt-6">
        <Chips
          label={copy.filter}
          value={view}
          options={[
            ['', copy.all],
            ['mine', copy.mine],
            ['late', copy.overdueOnly],
            ...taskStatuses.map((each) => [each, copy.statuses[each]] as const),
          ]}
          onChange={(vue) => set({ vue })}
        />
      </div>
      <p role="status" className="small mt-4 text-dust">
        {page && plural(language, page.total, frame.count)}
      </p>
      {page?.total === 0 && <p className="heading py-16 text-center">{copy.empty}</p>}
      <ul className="mt-2 border-t border-line">
        {page?.items.map((task) => (
          <li key={task.id} className="border-b border-line py-3">
            <TaskRow task={task} today={today} onEdit={setEdited} />
          </li>
        ))}
      </ul>
      <PlaybookForm />
      {edited && <TaskForm task={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

function QuickAdd() {
  const {
    words: { tasks: copy },
    user,
    run,
  } = useDesk();

  async function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const title = textsOf(form)('task-quick');
    if (title === '') return;
    const problem = await run(
      (planning) =>
        planAddTask(
          {
            title,
            clientId: null,
            projectId: null,
            status: 'todo',
            priority: 'normal',
            owner: user?.name ?? sampleOwners[0],
            due: null,
            checklist: [],
          },
          planning,
        ),
      copy.added,
    );
    if (!problem) form.reset();
  }

  return (
    <form className="mt-6 flex flex-wrap items-end gap-3" onSubmit={add}>
      <div className="grow basis-60">
        <label htmlFor="task-quick" className="small mb-1.5 block">
          {copy.quickLabel}
        </label>
        <input id="task-quick" name="task-quick" className="input" maxLength={200} required />
      </div>
      <button type="submit" className="button button-primary">
        <Icon name="plus" className="icon size-5" />
        {copy.quickAdd}
      </button>
    </form>
  );
}

const tones = { todo: 'text-dust', progress: 'text-lumen', done: 'text-band-green' } as const;

function TaskRow({
  task,
  today,
  onEdit,
}: {
  task: Task;
  today: string;
  onEdit: (task: Task) => void;
}) {
  const { language } = useVisit();
  const {
    words: { tasks: copy },
    run,
  } = useDesk();
  const client = useAll('clients')?.find(({ id }) => id === task.clientId);
  const { title, status, priority, owner, due, checklist } = task;
  const done = checklist.filter(({ isDone }) => isDone).length;
  const cycle = () =>
    run((planning) => planUpdateTask(task, { status: nextStatus(status) }, planning));
  return (
    <article className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <button
        type="button"
        className={`chip min-w-32 justify-center ${tones[status]}`}
        aria-label={fill(copy.next, { name: title, status: copy.statuses[status] })}
        onClick={cycle}
      >
        {copy.statuses[status]}
      </button>
      <div className="min-w-0 grow basis-56">
        <h3 dir="auto" className="font-semibold wrap-anywhere">
          {title}
        </h3>
        <p className="small text-dust">
          {[client?.name ?? copy.noClient, owner, copy.priorities[priority]].join(' · ')}
          {checklist.length > 0 && ` · ${done}/${checklist.length}`}
        </p>
      </div>
      <p className="small tabular">
        {due ? formatDate(language, `${due}T12:00`) : copy.noDue}
        {isOverdue(task, today) && (
          <span className="ml-2 rounded-full border border-current px-2 text-xs text-band-red">
            {copy.overdue}
          </span>
        )}
      </p>
      <button
        type="button"
        className="button px-2.5"
        aria-label={`${copy.edit} ${title}`}
        onClick={() => onEdit(task)}
      >
        <Icon name="pen-line" className="icon size-5" />
      </button>
    </article>
  );
}

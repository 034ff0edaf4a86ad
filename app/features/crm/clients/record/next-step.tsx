import { useState } from 'react';
import { nextStepAmong } from '#app/domain/crm/plans/follow-up.ts';
import { planUpdateTask } from '#app/domain/crm/plans/tasks.ts';
import type { Client, Task } from '#app/domain/crm/records/entities.ts';
import { fill, formatDate } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { May } from '../../frame/staff-context.tsx';
import { focusFallback } from '../../frame/use-kept-focus.ts';
import { useMutation } from '../../frame/use-mutation.ts';
import { useWorkspace } from '../../frame/workspace.tsx';
import { localDay } from '../../records/local-day.ts';
import { RecordLink } from '../../records/record-link.tsx';
import { useList } from '../../records/use-records.ts';
import { NextMeeting, useNextMeeting } from './next-meeting.tsx';
import { NextStepForm } from './next-step-form.tsx';

const line = 'flex min-h-control flex-wrap items-center gap-x-3 gap-y-1';

/** Tasks read to find the next step. */
const tasksRead = 200;

/** The client's next step: its next meeting, its open task with the earliest due date, or a form for one. */
export function NextStepRow({ client }: { client: Client }) {
  const { messages } = useWorkspace();
  const { record: copy } = messages;
  const [isAdding, setIsAdding] = useState(false);
  const page = useList('tasks', { where: { clientId: client.id }, limit: tasksRead });
  const task = page && nextStepAmong(page.items);
  const meeting = useNextMeeting(client.id);
  return (
    <section aria-label={copy.nextStep} className="rounded-tile border border-line-2 px-3 py-1">
      {meeting && task && (
        <div className={line}>
          <Icon name="calendar" className="icon size-5 text-aurora" />
          <NextMeeting meeting={meeting} />
        </div>
      )}
      <div className={line}>
        <Icon name={meeting && !task ? 'calendar' : 'clock'} className="icon size-5 text-aurora" />
        {task ? (
          <OpenTask task={task} />
        ) : meeting ? (
          <NextMeeting meeting={meeting} />
        ) : (
          <p className="flex-1 basis-40">{page && meeting === null && copy.noNextStep}</p>
        )}
        {!isAdding && (
          <May action="edit">
            <button
              {...focusFallback}
              type="button"
              className="text-link min-h-control"
              onClick={() => setIsAdding(true)}
            >
              {copy.addNextStep}
            </button>
          </May>
        )}
      </div>
      {isAdding && <NextStepForm client={client} onClose={() => setIsAdding(false)} />}
    </section>
  );
}

function OpenTask({ task }: { task: Task }) {
  const { language } = useVisit();
  const { messages, run } = useWorkspace();
  const { record: copy } = messages;
  const { run: once } = useMutation('frame');
  const [today] = useState(() => localDay(new Date()));
  const { id, title, due } = task;
  const isLate = due !== null && due < today;
  return (
    <>
      <p dir="auto" className="min-w-0 flex-1 basis-40">
        <RecordLink tab="taches" values={{ fiche: id }}>
          {title}
        </RecordLink>{' '}
        {due && (
          <span className={`small ${isLate ? 'text-band-red' : 'text-dust'}`}>
            {fill(isLate ? copy.nextStepLate : copy.nextStepDue, {
              date: formatDate(language, `${due}T12:00`),
            })}
          </span>
        )}
      </p>
      <May action="edit">
        <button
          type="button"
          className="button w-[var(--control,2.75rem)] px-0"
          aria-label={fill(copy.done, { name: title })}
          title={fill(copy.done, { name: title })}
          onClick={() =>
            void once(() =>
              run(
                (planning) => planUpdateTask(task, { status: 'done' }, planning),
                fill(copy.isDone, { name: title }),
              ),
            )
          }
        >
          <Icon name="check" className="icon size-5" />
        </button>
      </May>
    </>
  );
}

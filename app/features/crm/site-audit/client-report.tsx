import type { ReactNode } from 'react';
import type { Change } from '#app/domain/crm/store/store.ts';
import { plural } from '#app/i18n/plural.ts';
import { useVisit } from '#app/ui/visit.ts';
import { May } from '../frame/staff-context.tsx';
import { focusFallback } from '../frame/use-kept-focus.ts';
import { useMutation } from '../frame/use-mutation.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { RecordLink } from '../records/record-link.tsx';
import { AuditReport } from './audit-report.tsx';
import type { AuditsClient, ClientAudits } from './audits-client.ts';

/** A client's audit report; findings can be turned into tasks, one by one or a whole area at once. */
export function ClientReport({
  clientId,
  auditId,
  api,
  tasks,
  onMade,
}: {
  clientId: string;
  auditId: string;
  api: AuditsClient;
  tasks: ClientAudits['tasks'];
  onMade: () => void;
}) {
  const { language } = useVisit();
  const { messages, notify, offerUndo } = useWorkspace();
  const { audits: copy } = messages;
  const { run, isBusy } = useMutation('frame');
  const taskOf = (check: string) => tasks.find((task) => task.check === check);
  const hasOpenTask = (check: string) => (taskOf(check)?.status ?? 'done') !== 'done';

  const make = (checks: string[]) =>
    run(async () => {
      const { tasks: made } = await api.makeTasks(clientId, { audit: auditId, checks, language });
      const undo = made.map(({ taskId }): Change => ({
        do: 'remove',
        in: 'tasks',
        id: taskId,
        on: 1,
      }));
      if (made.length === 0) notify(copy.tasksThere);
      else offerUndo(plural(language, made.length, copy.tasksMade), undo, undefined, onMade);
      onMade();
    });

  return (
    <AuditReport
      id={auditId}
      renderGroupTools={({ findings }) => {
        const left = findings.map(({ id }) => id).filter((id) => !hasOpenTask(id));
        const made = findings.length - left.length;
        return (
          findings.length > 1 && (
            <div {...focusFallback} tabIndex={-1} className="small outline-none">
              {left.length > 1 ? (
                <MakeButton isBusy={isBusy} onMake={() => make(left)}>
                  {plural(language, left.length, copy.areaTasks)}
                </MakeButton>
              ) : (
                made > 0 && plural(language, made, copy.tasksMade)
              )}
            </div>
          )
        );
      }}
      renderTools={({ id }) => {
        const task = taskOf(id);
        return (
          <div
            {...focusFallback}
            tabIndex={-1}
            className="mt-4 flex flex-wrap items-center gap-3 outline-none"
          >
            {task && (
              <RecordLink tab="taches" values={{ fiche: task.taskId }}>
                {task.status === 'done' ? copy.taskDone : copy.taskOpen}
              </RecordLink>
            )}
            {!hasOpenTask(id) && (
              <MakeButton isBusy={isBusy} onMake={() => make([id])}>
                {copy.task}
              </MakeButton>
            )}
          </div>
        );
      }}
    />
  );
}

function MakeButton({
  isBusy,
  onMake,
  children,
}: {
  isBusy: boolean;
  onMake: () => void;
  children: ReactNode;
}) {
  return (
    <May action="edit">
      <button
        type="button"
        className="button small aria-disabled:opacity-60"
        aria-disabled={isBusy}
        onClick={onMake}
      >
        {children}
      </button>
    </May>
  );
}

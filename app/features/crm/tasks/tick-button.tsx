import { planUpdateTask } from '#app/domain/crm/plans/tasks.ts';
import type { Task } from '#app/domain/crm/records/entities.ts';
import { fill } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useWorkspace } from '../frame/workspace.tsx';

/** Completes a task in one press, or reopens it. */
export function TickButton({ task }: { task: Task }) {
  const {
    messages: { tasks: copy },
    may,
    run,
  } = useWorkspace();
  const { title, status } = task;
  const isDone = status === 'done';
  return (
    <button
      type="button"
      className="tick"
      aria-label={fill(copy.complete, { name: title })}
      aria-pressed={isDone}
      disabled={!may('edit')}
      onClick={() =>
        run(
          (planning) => planUpdateTask(task, { status: isDone ? 'todo' : 'done' }, planning),
          fill(isDone ? copy.reopened : copy.completed, { name: title }),
        )
      }
    >
      <Icon name="check" className="icon size-4 text-band-green" />
    </button>
  );
}

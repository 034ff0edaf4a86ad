import { planAddTask } from '#app/domain/crm/tasks.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useDesk } from './desk.tsx';
import { textsOf } from './form-text.ts';
import { useOnce } from './use-once.ts';

/** A task from its title alone. What was typed stays until it is saved. */
export function QuickAdd({
  id,
  label,
  clientId,
  projectId,
  owner,
}: {
  id: string;
  label: string;
  clientId: string | null;
  projectId: string | null;
  owner: string;
}) {
  const {
    words: { tasks: copy },
    run,
  } = useDesk();

  const once = useOnce();

  async function add(form: HTMLFormElement) {
    const title = textsOf(form)(id);
    if (title === '') return;
    const problem = await run(
      (planning) =>
        planAddTask(
          {
            title,
            clientId,
            projectId,
            status: 'todo',
            priority: 'normal',
            owner,
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
    <form
      className="mt-6 flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        void once(() => add(form));
      }}
    >
      <div className="grow basis-60">
        <label htmlFor={id} className="small mb-1.5 block">
          {label}
        </label>
        <input id={id} name={id} className="input" maxLength={200} required autoComplete="off" />
      </div>
      <button type="submit" className="button">
        <Icon name="plus" className="icon size-5" />
        {copy.quickAdd}
      </button>
    </form>
  );
}

import { planAddTask } from '#app/domain/crm/plans/tasks.ts';
import { Icon } from '#app/ui/icon.tsx';
import { emptiedOnceSaved, textsOf } from '../fields/form-text.ts';
import { useMutation } from '../frame/use-mutation.ts';
import { useWorkspace } from '../frame/workspace.tsx';

const newTask = { status: 'todo', priority: 'normal', due: null, checklist: [] } as const;

/** Adds a task by its title. The text stays until it is saved. */
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
    messages: { tasks: copy },
    run,
  } = useWorkspace();

  const { run: once } = useMutation('frame');

  async function add(form: HTMLFormElement) {
    const title = textsOf(form)(id);
    if (title === '') return;
    const empty = emptiedOnceSaved(form);
    const problem = await run(
      (planning) => planAddTask({ ...newTask, title, clientId, projectId, owner }, planning),
      copy.added,
    );
    if (!problem) empty();
  }

  return (
    <form
      className="flex items-center gap-2 border-b border-line py-1"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        void once(() => add(form));
      }}
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        name={id}
        className="peer input min-w-0 grow"
        placeholder={label}
        maxLength={200}
        required
        autoComplete="off"
      />
      <button type="submit" className="button peer-placeholder-shown:hidden">
        <Icon name="plus" className="icon size-5" />
        {copy.quickAdd}
      </button>
    </form>
  );
}

import type { Project } from '#app/domain/crm/records/entities.ts';
import { fill } from '#app/i18n/format.ts';
import { plural } from '#app/i18n/plural.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { May } from '../frame/staff-context.tsx';
import { useWorkspace } from '../frame/workspace.tsx';
import { RecordLink } from '../records/record-link.tsx';
import type { ProjectsView } from './stage-select.tsx';

interface Props {
  project: Project;
  view: ProjectsView;
}

/** The number of a project's tasks, as a link to them. */
export function TasksLink({ project, view }: Props) {
  const { language } = useVisit();
  const {
    messages: { projects: copy },
  } = useWorkspace();
  const { id, name } = project;
  const count = plural(language, view.tasksOf(project).length, copy.tasks);
  return (
    <RecordLink
      tab="taches"
      values={{ projet: id }}
      label={`${count} – ${fill(copy.showTasks, { name })}`}
    >
      {count}
    </RecordLink>
  );
}

/** @param size class of the icon's size */
export function EditButton({ project: { id, name }, view, size }: Props & { size: string }) {
  const {
    messages: { projects: copy },
  } = useWorkspace();
  return (
    <May action="edit">
      <button
        type="button"
        className="row-button"
        aria-label={`${copy.edit} ${name}`}
        onClick={() => view.open(id)}
      >
        <Icon name="pen-line" className={`icon ${size}`} />
      </button>
    </May>
  );
}

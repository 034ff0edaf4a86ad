import type { Project } from '#app/domain/crm/records/entities.ts';
import { fill } from '#app/i18n/format.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { RecordLink } from '../records/record-link.tsx';
import { useList } from '../records/use-records.ts';
import { QuickAdd } from '../tasks/quick-add.tsx';

/** A project's tasks, and a form for a new one. */
export function ProjectTasks({ project }: { project: Project }) {
  const {
    messages: { projects: copy, tasks: taskMessages },
  } = useWorkspace();
  const page = useList('tasks', { where: { projectId: project.id }, limit: 1000 });
  return (
    <section className="mt-7 border-t border-line pt-5">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h3 className="heading">{taskMessages.title}</h3>
        <RecordLink tab="taches" values={{ projet: project.id }}>
          {fill(copy.showTasks, { name: project.name })}
        </RecordLink>
      </div>
      <ul className="mt-2">
        {page?.items.map(({ id, title, status }) => (
          <li key={id} className="flex justify-between gap-4 border-b border-line py-2">
            <RecordLink tab="taches" values={{ projet: project.id, fiche: id }}>
              {title}
            </RecordLink>
            <span className="small shrink-0 text-dust">{taskMessages.statuses[status]}</span>
          </li>
        ))}
      </ul>
      <QuickAdd
        id="project-task"
        label={copy.addTask}
        clientId={project.clientId || null}
        projectId={project.id}
        owner={project.assignedTeamMember}
      />
    </section>
  );
}

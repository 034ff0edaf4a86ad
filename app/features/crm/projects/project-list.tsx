import { averageScore } from '#app/domain/crm/plans/projects.ts';
import type { Project } from '#app/domain/crm/records/entities.ts';
import { formatDate } from '#app/i18n/format.ts';
import { WideTable } from '#app/ui/results/wide-table.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { ClientLink } from '../records/client-link.tsx';
import { EditButton, TasksLink } from './project-links.tsx';
import { StageSelect, type ProjectsView } from './stage-select.tsx';

/** The projects as rows, with their stage and tasks. */
export function ProjectList(view: ProjectsView) {
  const {
    messages: { projects: copy, tasks: taskMessages },
  } = useWorkspace();
  const columns = [copy.name, taskMessages.client, copy.stage, copy.member, taskMessages.due];
  return (
    <WideTable label={copy.title}>
      <table className="w-full min-w-[56rem]">
        <thead>
          <tr className="border-b border-line-2 text-left text-dust">
            {columns.map((column) => (
              <th key={column} scope="col" className="py-0.5 pr-4 font-medium">
                {column}
              </th>
            ))}
            <th scope="col" className="py-0.5 pr-4 text-right font-medium">
              {copy.average}
            </th>
            <th scope="col" className="py-0.5 pr-4 font-medium">
              {taskMessages.title}
            </th>
            <th scope="col" className="py-2">
              <span className="sr-only">{copy.edit}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {view.projects.map((project) => (
            <ProjectRow key={project.id} project={project} view={view} />
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

function ProjectRow({ project, view }: { project: Project; view: ProjectsView }) {
  const { language } = useVisit();
  const {
    messages: { tasks: taskMessages },
  } = useWorkspace();
  const { name, clientId, due, assignedTeamMember } = project;
  return (
    <tr className="border-b border-line align-middle">
      <th scope="row" dir="auto" className="max-w-72 py-0.5 pr-4 text-left wrap-anywhere">
        {name}
      </th>
      <td className="max-w-56 py-0.5 pr-4">
        <ClientLink id={clientId} />
      </td>
      <td className="min-w-44 py-0.5 pr-4">
        <StageSelect project={project} move={view.move} />
      </td>
      <td className="py-0.5 pr-4">{assignedTeamMember}</td>
      <td className="tabular py-0.5 pr-4">
        {due ? formatDate(language, `${due}T12:00`) : taskMessages.noDue}
      </td>
      <td className="tabular py-0.5 pr-4 text-right">{averageScore(project)}</td>
      <td className="py-0.5 pr-4">
        <TasksLink project={project} view={view} />
      </td>
      <td className="py-0.5 text-right">
        <EditButton project={project} view={view} size="size-5" />
      </td>
    </tr>
  );
}

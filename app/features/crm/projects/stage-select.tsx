import type { Project, ProjectStage, Task } from '#app/domain/crm/records/entities.ts';
import { projectStages } from '#app/domain/crm/records/projects.ts';
import { fill } from '#app/i18n/format.ts';
import { useWorkspace } from '../frame/workspace.tsx';

/** Props of a view of the projects. */
export interface ProjectsView {
  projects: readonly Project[];
  tasksOf: (project: Project) => readonly Task[];
  move: (project: Project, stage: ProjectStage) => void;
  open: (id: string) => void;
}

/** Moves a project to the chosen stage. */
export function StageSelect({ project, move }: { project: Project; move: ProjectsView['move'] }) {
  const {
    messages: { projects: copy },
    may,
  } = useWorkspace();
  const id = `project-stage-${project.id}`;
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {fill(copy.move, { name: project.name })}
      </label>
      <select
        id={id}
        className="input dropdown min-h-(--row-control)"
        value={project.stage}
        disabled={!may('edit')}
        onChange={(event) => {
          const stage = projectStages.find((each) => each === event.currentTarget.value);
          if (stage) move(project, stage);
        }}
      >
        {projectStages.map((stage) => (
          <option key={stage} value={stage}>
            {copy.stages[stage]}
          </option>
        ))}
      </select>
    </>
  );
}

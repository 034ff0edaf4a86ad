import {
  projectStages,
  type Project,
  type ProjectStage,
  type Task,
} from '#app/domain/crm/entities.ts';
import { fill } from '#app/i18n/format.ts';
import { useDesk } from './desk.tsx';

/** What a view of the projects is given. */
export interface ProjectsView {
  projects: readonly Project[];
  tasksOf: (project: Project) => readonly Task[];
  move: (project: Project, stage: ProjectStage) => void;
  open: (id: string) => void;
}

/** Moves a project to a stage that is chosen by name. */
export function StageSelect({ project, move }: { project: Project; move: ProjectsView['move'] }) {
  const {
    words: { projects: copy },
    may,
  } = useDesk();
  const id = `project-stage-${project.id}`;
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {fill(copy.move, { name: project.name })}
      </label>
      <select
        id={id}
        className="input small"
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

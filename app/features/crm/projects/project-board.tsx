import { useEffect, useRef } from 'react';
import type { ProjectStage } from '#app/domain/crm/records/entities.ts';
import { projectStages } from '#app/domain/crm/records/projects.ts';
import { useDrag } from '../frame/use-drag.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { ProjectCard } from './project-card.tsx';
import type { ProjectsView } from './stage-select.tsx';

/** One column per stage. Cards move by dragging, by arrow keys on their grip, or by choosing a stage. */
export function ProjectBoard(view: ProjectsView) {
  const {
    messages: { projects: copy },
  } = useWorkspace();
  const { projects } = view;
  const drag = useDrag((id, column) => {
    const project = projects.find((each) => each.id === id);
    const stage = projectStages.find((each) => each === column);
    if (project && stage) view.move(project, stage);
  });
  const focused = useRef<string | null>(null);

  // A card that changes columns is a new element: restore its focus.
  useEffect(() => {
    const id = focused.current;
    if (id && document.activeElement === document.body) document.getElementById(id)?.focus();
  }, [projects]);

  return (
    <>
      <p className="sr-only" id="project-grip-help">
        {copy.gripHelp}
      </p>
      <div
        className={`grid grid-cols-1 gap-x-3 gap-y-6 pt-2 sm:grid-cols-2 lg:grid-cols-5 ${drag.held ? 'select-none' : ''}`}
        onFocus={(event) => {
          focused.current = event.target.id || null;
        }}
        onBlur={(event) => {
          // Fallback for the focus when its card has moved away.
          if (event.relatedTarget) focused.current = null;
        }}
      >
        {projectStages.map((stage) => (
          <StageColumn key={stage} stage={stage} view={view} drag={drag} />
        ))}
      </div>
    </>
  );
}

function StageColumn({
  stage,
  view,
  drag: { held, itemProps },
}: {
  stage: ProjectStage;
  view: ProjectsView;
  drag: ReturnType<typeof useDrag>;
}) {
  const {
    messages: { projects: copy },
    may,
  } = useWorkspace();
  const there = view.projects.filter((project) => project.stage === stage);
  return (
    <section
      aria-label={copy.stages[stage]}
      data-place={stage}
      className={`min-w-0 rounded-tile outline-offset-4 ${held?.over === stage ? 'outline-2 outline-lumen outline-dashed' : ''}`}
    >
      <h3 className="flex items-center justify-between border-b border-line-2 pb-1 font-semibold">
        {copy.stages[stage]}
        <span className="tabular text-xs text-dust">{there.length}</span>
      </h3>
      {there.length === 0 && <p className="py-2 text-dust">{copy.emptyStage}</p>}
      <ul className="mt-2 grid content-start gap-2 sm:min-h-16">
        {there.map((project) => (
          <li
            key={project.id}
            {...(may('edit') && itemProps(project.id))}
            className={`rounded-tile border bg-night-2 px-3 py-1 ${held?.id === project.id ? 'pointer-events-none relative z-20 border-lumen bg-night-3' : 'border-line'}`}
            style={held?.id === project.id ? { translate: `${held.x}px ${held.y}px` } : undefined}
          >
            <ProjectCard project={project} view={view} />
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useEffect, useRef, type KeyboardEvent } from 'react';
import { projectStages, scoredModules, type Project } from '#app/domain/crm/entities.ts';
import { averageScore, stageAfter } from '#app/domain/crm/projects.ts';
import { fill, formatDate } from '#app/i18n/format.ts';
import { plural } from '#app/i18n/plural.ts';
import { Icon } from '#app/ui/icon.tsx';
import { ShareBar } from '#app/ui/share-bar.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { ClientLink } from './client-link.tsx';
import { May, useDesk } from './desk.tsx';
import { moduleNames } from './module-names.ts';
import { RecordLink } from './record-link.tsx';
import { StageSelect, type ProjectsView } from './stage-select.tsx';
import { useCardDrag } from './use-card-drag.ts';
import { Summary } from './summary.tsx';

/** A column for each stage. Cards move by drag, by the arrow keys on their grip, or by choosing a stage. */
export function ProjectBoard(view: ProjectsView) {
  const {
    words: { projects: copy },
    may,
  } = useDesk();
  const { projects } = view;
  const { held, cardProps } = useCardDrag((id, column) => {
    const project = projects.find((each) => each.id === id);
    const stage = projectStages.find((each) => each === column);
    if (project && stage) view.move(project, stage);
  });
  const focused = useRef<string | null>(null);

  // A card that changes columns is a new element: the focus that was in it follows.
  useEffect(() => {
    const id = focused.current;
    if (id && document.activeElement === document.body) document.getElementById(id)?.focus();
  }, [projects]);

  return (
    <>
      <p className="small mb-5 text-dust" id="project-grip-help">
        {copy.gripHelp}
      </p>
      <div
        className={`grid grid-cols-1 gap-x-4 gap-y-8 sm:grid-cols-2 lg:grid-cols-5 ${held ? 'select-none' : ''}`}
        onFocus={(event) => {
          focused.current = event.target.id || null;
        }}
        onBlur={(event) => {
          // Elsewhere, rather than nowhere because its card has moved.
          if (event.relatedTarget) focused.current = null;
        }}
      >
        {projectStages.map((stage) => {
          const there = projects.filter((project) => project.stage === stage);
          return (
            <section
              key={stage}
              aria-label={copy.stages[stage]}
              data-column={stage}
              className={`min-w-0 rounded-tile outline-offset-8 ${held?.over === stage ? 'outline-2 outline-lumen outline-dashed' : ''}`}
            >
              <h3 className="flex items-center justify-between border-b border-line-2 pb-2 font-semibold">
                {copy.stages[stage]}
                <span className="tabular text-xs text-dust">{there.length}</span>
              </h3>
              {there.length === 0 && <p className="small py-4 text-dust">{copy.emptyStage}</p>}
              <ul className="mt-3 grid min-h-16 content-start gap-3">
                {there.map((project) => (
                  <li
                    key={project.id}
                    {...(may('edit') && cardProps(project.id))}
                    className={`rounded-tile border bg-night-2 p-4 ${held?.id === project.id ? 'pointer-events-none relative z-20 border-lumen bg-night-3' : 'border-line'}`}
                    style={
                      held?.id === project.id ? { translate: `${held.x}px ${held.y}px` } : undefined
                    }
                  >
                    <ProjectCard project={project} view={view} />
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </>
  );
}

function ProjectCard({ project, view }: { project: Project; view: ProjectsView }) {
  const { language } = useVisit();
  const {
    words: { projects: copy, tasks: taskWords },
  } = useDesk();
  const { id, name, clientId, analysis, due, assignedTeamMember, stage, moduleScores } = project;
  const tasks = view.tasksOf(project).length;

  function step(event: KeyboardEvent) {
    const steps = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    view.move(project, stageAfter(stage, steps));
  }

  return (
    <article className="grid grid-cols-1 gap-2">
      <div className="flex items-start gap-1">
        <h4 dir="auto" className="min-w-0 grow font-semibold wrap-anywhere">
          {name}
        </h4>
        <May action="edit">
          <button
            type="button"
            id={`project-grip-${id}`}
            data-grip=""
            className="-mt-2 -mr-2 grid size-11 shrink-0 cursor-grab touch-none place-items-center text-dust"
            aria-label={fill(copy.grip, { name })}
            aria-describedby="project-grip-help"
            onKeyDown={step}
          >
            <Icon name="grip-vertical" className="icon size-5" />
          </button>
        </May>
      </div>
      <p className="small wrap-anywhere text-dust">
        <ClientLink id={clientId} /> · {assignedTeamMember}
      </p>
      <p className="flex items-baseline gap-2">
        <span className="figure tabular text-lumen">{averageScore(project)}</span>
        <span className="text-xs text-dust">{copy.average}</span>
      </p>
      <details>
        <Summary look="small">{copy.scores}</Summary>
        <dl className="mt-2 grid gap-1.5 text-xs">
          {scoredModules.map((module) => (
            <div key={module}>
              <div className="flex justify-between gap-2">
                <dt className="text-dust">{moduleNames[module]}</dt>
                <dd className="tabular">{moduleScores[module]}</dd>
              </div>
              <ShareBar share={moduleScores[module] / 100} className="mt-0.5" />
            </div>
          ))}
        </dl>
      </details>
      {analysis && (
        <p dir="auto" className="small wrap-anywhere">
          {analysis}
        </p>
      )}
      <p className="flex flex-wrap justify-between gap-x-3 text-xs text-dust">
        <span>{due ? formatDate(language, `${due}T12:00`) : taskWords.noDue}</span>
        <RecordLink
          tab="taches"
          values={{ projet: id }}
          label={`${plural(language, tasks, copy.tasks)} – ${fill(copy.showTasks, { name })}`}
        >
          {plural(language, tasks, copy.tasks)}
        </RecordLink>
      </p>
      <StageSelect project={project} move={view.move} />
      <May action="edit">
        <button
          type="button"
          className="text-link small min-h-11 w-fit"
          aria-label={`${copy.edit} ${name}`}
          onClick={() => view.open(id)}
        >
          {copy.edit}
        </button>
      </May>
    </article>
  );
}

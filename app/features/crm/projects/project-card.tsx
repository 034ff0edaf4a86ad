import type { KeyboardEvent } from 'react';
import { averageScore, stageAfter } from '#app/domain/crm/plans/projects.ts';
import type { Project } from '#app/domain/crm/records/entities.ts';
import { moduleNames } from '#app/domain/crm/records/module-names.ts';
import { scoredModules } from '#app/domain/crm/records/projects.ts';
import { fill, formatDate } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { ShareBar } from '#app/ui/results/share-bar.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { Summary } from '../fields/summary.tsx';
import { May } from '../frame/staff-context.tsx';
import { useWorkspace } from '../frame/workspace.tsx';
import { ClientLink } from '../records/client-link.tsx';
import { EditButton, TasksLink } from './project-links.tsx';
import { StageSelect, type ProjectsView } from './stage-select.tsx';

/** A project in three lines; less important facts are folded. */
export function ProjectCard({ project, view }: { project: Project; view: ProjectsView }) {
  const { language } = useVisit();
  const {
    messages: { projects: copy, tasks: taskMessages },
  } = useWorkspace();
  const { clientId, due, assignedTeamMember } = project;

  return (
    <article className="grid grid-cols-1">
      <CardTitle project={project} view={view} />
      <p className="flex items-baseline gap-x-3 text-xs text-dust">
        <span className="min-w-0 truncate">
          <ClientLink id={clientId} />
        </span>
        <span className="min-w-0 truncate">{assignedTeamMember}</span>
      </p>
      <div className="flex items-center gap-x-2 text-xs text-dust has-[[open]]:flex-wrap">
        <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
          <abbr title={copy.average} className="tabular font-semibold text-lumen no-underline">
            {averageScore(project)}
          </abbr>
          <span>{due ? formatDate(language, `${due}T12:00`) : taskMessages.noDue}</span>
          <span className="whitespace-nowrap">
            <TasksLink project={project} view={view} />
          </span>
        </p>
        <Details project={project} view={view} />
        <AdvanceButton project={project} move={view.move} />
      </div>
    </article>
  );
}

/** Moves a project to the next stage. */
function AdvanceButton({ project, move }: { project: Project; move: ProjectsView['move'] }) {
  const {
    messages: { projects: copy },
  } = useWorkspace();
  const next = stageAfter(project.stage, 1);
  if (next === project.stage) return null;
  return (
    <May action="edit">
      <button
        type="button"
        id={`project-advance-${project.id}`}
        className="row-button -mr-2"
        title={copy.stages[next]}
        aria-label={fill(copy.advance, { name: project.name, stage: copy.stages[next] })}
        onClick={() => move(project, next)}
      >
        <Icon name="arrow-right" className="icon size-4 text-lumen" />
      </button>
    </May>
  );
}

/** The analysis, the scores by module and any other stage. */
function Details({ project, view }: { project: Project; view: ProjectsView }) {
  const {
    messages: { projects: copy },
  } = useWorkspace();
  const { analysis, moduleScores } = project;
  return (
    <details className="ms-auto open:order-last open:basis-full">
      <Summary className="text-xs">
        <span className="sr-only">{copy.details}</span>
      </Summary>
      {analysis && (
        <p dir="auto" className="mb-2 wrap-anywhere">
          {analysis}
        </p>
      )}
      <StageSelect project={project} move={view.move} />
      <ModuleScores moduleScores={moduleScores} />
    </details>
  );
}

/** The name, and a grip that moves the card with the arrow keys. */
function CardTitle({ project, view }: { project: Project; view: ProjectsView }) {
  const {
    messages: { projects: copy },
  } = useWorkspace();
  const { id, name, stage } = project;

  function step(event: KeyboardEvent) {
    const steps = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    view.move(project, stageAfter(stage, steps));
  }

  return (
    <div className="flex items-center">
      <h4 dir="auto" className="min-w-0 grow truncate font-semibold" title={name}>
        {name}
      </h4>
      <EditButton project={project} view={view} size="size-4" />
      <May action="edit">
        <button
          type="button"
          id={`project-grip-${id}`}
          data-grip=""
          className="row-button -mr-2 cursor-grab touch-none"
          aria-label={fill(copy.grip, { name })}
          aria-describedby="project-grip-help"
          onKeyDown={step}
        >
          <Icon name="grip-vertical" className="icon size-5" />
        </button>
      </May>
    </div>
  );
}

function ModuleScores({ moduleScores }: Pick<Project, 'moduleScores'>) {
  const {
    messages: { projects: copy },
  } = useWorkspace();
  return (
    <section aria-label={copy.scores} className="mt-3">
      <dl className="grid gap-1.5 text-xs">
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
    </section>
  );
}

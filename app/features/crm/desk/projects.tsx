import { useState } from 'react';
import { projectStages, type Project } from '#app/domain/crm/entities.ts';
import { averageScore, planUpdateProject } from '#app/domain/crm/projects.ts';
import { fill, formatDate } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { useAll, useDesk } from './desk.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { ProjectForm } from './project-form.tsx';

/** A board with a column for each stage. */
export function Projects() {
  const {
    words: { projects: copy, tasks },
  } = useDesk();
  const projects = useAll('projects');
  const clients = useAll('clients');
  const [opened, setOpened] = useState<{ project: Project | null } | null>(null);
  async function gather() {
    const records = projects ?? [];
    const rows = records.map((project) => [
      project.name,
      clients?.find(({ id }) => id === project.clientId)?.name ?? '',
      copy.stages[project.stage],
      project.assignedTeamMember,
      project.due ?? '',
      averageScore(project),
    ]);
    const head = [copy.name, tasks.client, copy.stage, copy.member, tasks.due, copy.average];
    return { records, rows: [head, ...rows] };
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="title">{copy.title}</h2>
        <button
          type="button"
          className="button button-primary"
          onClick={() => setOpened({ project: null })}
        >
          <Icon name="plus" className="icon size-5" />
          {copy.add}
        </button>
      </div>
      <div className="mt-4">
        <ExportButtons what="projets" gather={gather} />
      </div>
      <div className="mt-6 grid grid-cols-1 gap-x-4 gap-y-8 sm:grid-cols-2 lg:grid-cols-5">
        {projectStages.map((stage) => {
          const there = projects?.filter((project) => project.stage === stage) ?? [];
          return (
            <section key={stage} className="min-w-0" aria-label={copy.stages[stage]}>
              <h3 className="flex items-center justify-between border-b border-line-2 pb-2 font-semibold">
                {copy.stages[stage]}
                <span className="tabular text-xs text-dust">{there.length}</span>
              </h3>
              {projects && there.length === 0 && (
                <p className="small py-4 text-dust">{copy.emptyStage}</p>
              )}
              <ul className="mt-3 grid gap-3">
                {there.map((project) => (
                  <li key={project.id} className="rounded-tile border border-line bg-night-2 p-4">
                    <ProjectCard project={project} onEdit={() => setOpened({ project })} />
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      {opened && <ProjectForm project={opened.project} onClose={() => setOpened(null)} />}
    </>
  );
}

function ProjectCard({ project, onEdit }: { project: Project; onEdit: () => void }) {
  const { language } = useVisit();
  const {
    words: { projects: copy, tasks },
    run,
  } = useDesk();
  const client = useAll('clients')?.find(({ id }) => id === project.clientId);
  const { name, analysis, due, assignedTeamMember, stage } = project;
  const select = `project-stage-${project.id}`;

  function move(chosen: string) {
    const next = projectStages.find((each) => each === chosen);
    if (next && next !== stage)
      void run(
        (planning) => planUpdateProject(project, { stage: next }, planning),
        fill(copy.moved, { name, stage: copy.stages[next] }),
      );
  }

  return (
    <article className="grid grid-cols-1 gap-2">
      <h4 dir="auto" className="font-semibold wrap-anywhere">
        {name}
      </h4>
      <p className="small wrap-anywhere text-dust">
        {[client?.name ?? tasks.noClient, assignedTeamMember].join(' · ')}
      </p>
      <p className="flex items-baseline gap-2">
        <span className="figure tabular text-lumen">{averageScore(project)}</span>
        <span className="text-xs text-dust">{copy.average}</span>
      </p>
      {analysis && <p className="small wrap-anywhere">{analysis}</p>}
      <p className="text-xs text-dust">
        {due ? formatDate(language, `${due}T12:00`) : tasks.noDue}
      </p>
      <label htmlFor={select} className="sr-only">
        {fill(copy.move, { name })}
      </label>
      <select
        id={select}
        className="input small"
        value={stage}
        onChange={(event) => move(event.target.value)}
      >
        {projectStages.map((each) => (
          <option key={each} value={each}>
            {copy.stages[each]}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="text-link small min-h-11 w-fit"
        aria-label={`${copy.edit} ${name}`}
        onClick={onEdit}
      >
        {copy.edit}
      </button>
    </article>
  );
}

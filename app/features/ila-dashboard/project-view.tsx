import { useState } from 'react';
import type { IlaDashboardCopy } from '#app/content/ila-dashboard/shape.ts';
import type { TeamMember } from '#app/content/team/shape.ts';
import { isSampleProject, moduleIds, type Project } from '#app/domain/ila/projects.ts';
import { formatDay } from '#app/i18n/format-day.ts';
import { fill } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { SampleMark } from '#app/ui/page/sample-mark.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { Course } from './course.tsx';
import { Findings } from './findings.tsx';
import { MetricTable } from './metric-table.tsx';
import { ModuleScores } from './module-scores.tsx';
import { ProjectActions } from './project-actions.tsx';
import { ScoreDial } from './score-dial.tsx';
import { Summary } from './summary.tsx';
import { useIlaScore } from './use-ila-score.ts';

/** The selected project, and the buttons that add, edit and delete projects. */
export function ProjectView({
  copy,
  team,
}: {
  copy: IlaDashboardCopy;
  team: readonly TeamMember[];
}) {
  const { project } = useIlaScore();
  return (
    <div className="grid grid-cols-1 gap-12">
      {project ? (
        <ProjectHead copy={copy.dashboard} project={project} />
      ) : (
        <h2 className="title">{copy.dashboard.empty}</h2>
      )}
      <ProjectActions copy={copy} team={team} project={project} />
      {project && <ProjectScores copy={copy} project={project} />}
    </div>
  );
}

function ProjectHead({
  copy: messages,
  project,
}: {
  copy: IlaDashboardCopy['dashboard'];
  project: Project;
}) {
  const { language } = useVisit();
  const { dashboard, chooseProject } = useIlaScore();
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div>
        <h2 className="title">{project.name}</h2>
        <p className="small mt-1 text-dust">
          {fill(messages.updated, { date: formatDay(language, project.lastUpdated) })}
          {isSampleProject(project) && <SampleMark />}
        </p>
      </div>
      <label className="scripted small grid grid-cols-1 gap-1">
        {messages.project}
        <select
          className="input dropdown"
          value={project.id}
          onChange={(event) => chooseProject(event.currentTarget.value)}
        >
          {dashboard.projects.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** All data of one project. */
function ProjectScores({ copy, project }: { copy: IlaDashboardCopy; project: Project }) {
  const { dashboard } = useIlaScore();
  const messages = copy.dashboard;
  return (
    <>
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[2fr_3fr]">
        <div className="grid grid-cols-1 content-start gap-6">
          <ScoreDial copy={copy} analysis={project.analysis} />
          <Interconnect key={project.id} copy={messages} />
        </div>
        <Findings
          copy={copy}
          analysis={project.analysis}
          threshold={dashboard.riskBelow}
          share={1 / moduleIds.length}
        />
      </div>
      <ModuleScores copy={copy} scores={project.moduleScores} />
      <div className="grid grid-cols-1 gap-12 lg:grid-cols-2">
        <div>
          <MetricTable copy={copy} metrics={project.analysis.metrics} of="project" />
          <p className="mt-2 text-xs text-dust">
            {fill(messages.metricsNote, { score: String(project.moduleScores.ila) })}
          </p>
        </div>
        <Course copy={messages} shown={project} />
      </div>
      <Summary copy={copy} project={project} />
    </>
  );
}

/** Synchronises the project with its modules, and reports the result. */
function Interconnect({ copy }: { copy: IlaDashboardCopy['dashboard'] }) {
  const { busy, interconnect } = useIlaScore();
  const [outcome, setOutcome] = useState('');
  return (
    <div className="scripted">
      <button
        type="button"
        className="button button-primary w-full aria-disabled:cursor-progress"
        aria-disabled={busy.interconnect}
        onClick={() => {
          setOutcome('');
          interconnect(({ moduleScores, analysis }) =>
            setOutcome(
              fill(copy.synced, {
                score: String(moduleScores.ila),
                value: String(analysis.overallScore),
              }),
            ),
          );
        }}
      >
        <Icon name="refresh-ccw" className="icon size-5" />
        {busy.interconnect ? copy.syncing : copy.interconnect}
      </button>
      <div role="status" className="small mt-2 min-h-6">
        {busy.interconnect ? <div className="busy-line" /> : outcome}
      </div>
      <p className="small text-dust">{copy.interconnectNote}</p>
    </div>
  );
}

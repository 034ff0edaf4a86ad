import { useState } from 'react';
import {
  averageScore,
  planAddProject,
  planDeleteProject,
  planUpdateProject,
} from '#app/domain/crm/plans/projects.ts';
import type { Project, ScoredModule } from '#app/domain/crm/records/entities.ts';
import { moduleNames } from '#app/domain/crm/records/module-names.ts';
import { projectStages, scoredModules } from '#app/domain/crm/records/projects.ts';
import { fill } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';
import { parseNumber } from '#app/i18n/parse-number.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { RecordField } from '../fields/record-field.tsx';
import { RecordForm } from '../fields/record-form.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { useWorkspaceQuery } from '../frame/workspace-query.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { readAll } from '../records/read-all.ts';
import { nullIfUnavailable } from '../records/use-records.ts';
import { ProjectTasks } from './project-tasks.tsx';

/** Adds a project, or edits one with its scores and tasks. */
export function ProjectForm({
  project,
  onClose,
}: {
  project: Project | null;
  onClose: () => void;
}) {
  const { language } = useVisit();
  const { messages } = useWorkspace();
  const { projects: copy, tasks: taskMessages } = messages;
  const { get } = useWorkspaceQuery();
  const [clientId, setClientId] = useState(project?.clientId ?? get('client'));
  const [average, setAverage] = useState(() => (project ? averageScore(project) : 0));
  const [isWithoutClient, setIsWithoutClient] = useState(false);
  const { save, remove } = useProjectActions(project, clientId, () => {
    setIsWithoutClient(true);
    document.getElementById('project-client')?.focus();
  });

  return (
    <RecordForm
      title={project ? copy.editTitle : copy.addTitle}
      save={save}
      removal={project && { label: copy.remove, remove: () => remove(project) }}
      onClose={onClose}
      onInput={(text) => {
        const moduleScores = scoresOf(language, text);
        if (moduleScores) setAverage(averageScore({ moduleScores }));
      }}
      below={project && <ProjectTasks project={project} />}
    >
      <TextField
        name="project-name"
        label={copy.name}
        initial={project?.name ?? ''}
        required
        maxLength={200}
      />
      <RecordField
        collection="clients"
        name="project-client"
        label={taskMessages.client}
        value={clientId}
        error={isWithoutClient && clientId === '' ? copy.clientRequired : undefined}
        onChange={setClientId}
      />
      <DetailFields project={project} />
      <ModuleFields project={project} average={average} />
    </RecordForm>
  );
}

function useProjectActions(project: Project | null, clientId: string, onWithoutClient: () => void) {
  const { language } = useVisit();
  const { messages, store, run } = useWorkspace();
  const { projects: copy } = messages;

  async function save(text: (name: string) => string) {
    const name = text('project-name');
    if (name === '') return copy.required;
    if (clientId === '') {
      onWithoutClient();
      return undefined;
    }
    const moduleScores = scoresOf(language, text);
    if (!moduleScores) return copy.scoreError;
    const draft = {
      name,
      clientId,
      stage: projectStages.find((each) => each === text('project-stage')) ?? 'discovery',
      moduleScores,
      analysis: text('project-analysis'),
      assignedTeamMember: text('project-member'),
      due: text('project-due') || null,
    };
    return run(
      (planning) =>
        project ? planUpdateProject(project, draft, planning) : planAddProject(draft, planning),
      fill(copy.added, { name }),
      'dialog',
    );
  }

  async function remove(gone: Project) {
    const where = { projectId: gone.id };
    const tasks = await readAll(store, 'tasks', { where }).catch(nullIfUnavailable);
    // The connection banner already shows why the store is unavailable.
    if (!tasks) return undefined;
    return run(
      (planning) => planDeleteProject(gone, tasks, planning),
      fill(copy.removed, { name: gone.name }),
      'dialog',
    );
  }

  return { save, remove };
}

function DetailFields({ project }: { project: Project | null }) {
  const { messages, user, team, may } = useWorkspace();
  const { projects: copy, tasks: taskMessages } = messages;
  const member = project?.assignedTeamMember ?? user?.name ?? team[0];
  const members = [...new Set(project && !may('assign') ? [member] : [member, ...team])];
  return (
    <>
      <SelectField
        name="project-stage"
        label={copy.stage}
        initial={project?.stage ?? 'discovery'}
        options={projectStages.map((value) => ({ value, label: copy.stages[value] }))}
      />
      <SelectField
        name="project-member"
        label={copy.member}
        initial={member}
        options={members.map((value) => ({ value, label: value }))}
      />
      <TextField
        name="project-due"
        type="date"
        label={taskMessages.due}
        initial={project?.due ?? ''}
      />
      <TextField
        name="project-analysis"
        label={copy.analysis}
        initial={project?.analysis ?? ''}
        lines={2}
        maxLength={2000}
      />
    </>
  );
}

function ModuleFields({ project, average }: { project: Project | null; average: number }) {
  const {
    messages: { projects: copy },
  } = useWorkspace();
  return (
    <fieldset className="grid grid-cols-2 gap-4 sm:col-span-2 sm:grid-cols-3">
      <legend className="mb-2 font-semibold">{copy.modules}</legend>
      {scoredModules.map((module) => (
        <TextField
          key={module}
          name={`project-${module}`}
          label={moduleNames[module]}
          initial={String(project?.moduleScores[module] ?? 0)}
          maxLength={6}
        />
      ))}
      <p className="col-span-full flex items-baseline gap-2">
        <output className="figure tabular text-lumen">{average}</output>
        <span className="small text-dust">{copy.average}</span>
      </p>
    </fieldset>
  );
}

/** @returns null for a score that is not a number from 0 to 100 */
function scoresOf(
  language: Language,
  text: (name: string) => string,
): Record<ScoredModule, number> | null {
  const scores = scoredModules.map((module) => {
    const typed = text(`project-${module}`);
    return [module, typed === '' ? 0 : parseNumber(language, typed).value] as const;
  });
  return scores.every(([, score]) => score !== null && score >= 0 && score <= 100)
    ? (Object.fromEntries(scores) as Record<ScoredModule, number>)
    : null;
}

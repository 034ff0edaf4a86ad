import { useState, type SubmitEvent } from 'react';
import {
  projectStages,
  scoredModules,
  type Project,
  type ScoredModule,
} from '#app/domain/crm/entities.ts';
import { planAddProject, planUpdateProject } from '#app/domain/crm/projects.ts';
import { sampleOwners } from '#app/domain/crm/samples.ts';
import { fill } from '#app/i18n/format.ts';
import { parseNumber } from '#app/i18n/parse-number.ts';
import { Modal } from '#app/ui/modal.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { clientOptions } from './client-options.ts';
import { useAll, useDesk } from './desk.tsx';
import { textsOf } from './form-text.ts';
import { SelectField } from './select-field.tsx';

/** Product names, the same in every language. */
const moduleNames = {
  adluma: 'ADLUMA',
  blogia: 'BlogIA',
  hub: 'HUB',
  ila: 'ILA',
  illumatch: 'ILUMATCH',
  landingpage: 'LandingPage',
} as const satisfies Record<ScoredModule, string>;

/** Adds a project, or changes one. */
export function ProjectForm({
  project,
  onClose,
}: {
  project: Project | null;
  onClose: () => void;
}) {
  const { language } = useVisit();
  const { words, run } = useDesk();
  const { projects: copy, tasks, frame } = words;
  const clients = useAll('clients');
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = textsOf(event.currentTarget);
    const name = text('project-name');
    if (name === '') return setProblem(copy.required);
    const scores = scoredModules.map((module) => {
      const typed = text(`project-${module}`);
      return [module, typed === '' ? 0 : parseNumber(language, typed).value] as const;
    });
    if (scores.some(([, score]) => score === null || score < 0 || score > 100))
      return setProblem(copy.scoreError);
    const draft = {
      name,
      clientId: text('project-client'),
      stage: projectStages.find((each) => each === text('project-stage')) ?? 'discovery',
      moduleScores: Object.fromEntries(scores) as Record<ScoredModule, number>,
      analysis: text('project-analysis'),
      assignedTeamMember: text('project-member'),
      due: text('project-due') || null,
    };
    const failed = await run(
      (planning) =>
        project ? planUpdateProject(project, draft, planning) : planAddProject(draft, planning),
      fill(copy.added, { name }),
    );
    setProblem(failed);
    if (!failed) onClose();
  }

  if (!clients) return null;
  return (
    <Modal
      title={project ? copy.editTitle : copy.addTitle}
      close={frame.close}
      onClose={onClose}
      guard={{ unsaved: frame.unsaved, discard: frame.discard, keep: frame.keepEditing }}
    >
      <form noValidate className="grid grid-cols-1 gap-4 sm:grid-cols-2" onSubmit={submit}>
        <TextField
          name="project-name"
          label={copy.name}
          initial={project?.name ?? ''}
          required
          maxLength={200}
        />
        <SelectField
          name="project-client"
          label={tasks.client}
          initial={project?.clientId ?? ''}
          options={clientOptions(clients, tasks.noClient)}
        />
        <SelectField
          name="project-stage"
          label={copy.stage}
          initial={project?.stage ?? 'discovery'}
          options={projectStages.map((value) => ({ value, label: copy.stages[value] }))}
        />
        <SelectField
          name="project-member"
          label={copy.member}
          initial={project?.assignedTeamMember ?? sampleOwners[0]}
          options={sampleOwners.map((value) => ({ value, label: value }))}
        />
        <TextField name="project-due" type="date" label={tasks.due} initial={project?.due ?? ''} />
        <TextField
          name="project-analysis"
          label={copy.analysis}
          initial={project?.analysis ?? ''}
          lines={2}
          maxLength={2000}
        />
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
        </fieldset>
        {problem && (
          <p role="alert" className="text-band-red sm:col-span-2">
            {problem}
          </p>
        )}
        <button type="submit" className="button button-primary w-fit">
          {frame.save}
        </button>
      </form>
    </Modal>
  );
}

import { useState, type SubmitEvent } from 'react';
import type { IlaDashboardCopy } from '#app/content/ila-dashboard/shape.ts';
import type { TeamMember } from '#app/content/team/shape.ts';
import { recordOf } from '#app/domain/codec/record-of.ts';
import { formText } from '#app/domain/form-text.ts';
import { metricDefaults } from '#app/domain/ila/dashboard-fields.ts';
import { metricIds } from '#app/domain/ila/dashboard-score.ts';
import { longestName, startingScore, type ProjectDraft } from '#app/domain/ila/project-edits.ts';
import { moduleIds, type Project } from '#app/domain/ila/projects.ts';
import { memberIds } from '#app/domain/team/members.ts';
import { fill } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';
import { parseNumber } from '#app/i18n/parse-number.ts';
import { NumberField } from '#app/ui/fields/number-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Modal } from '#app/ui/modal.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { useIlaScore } from './use-ila-score.ts';

/** The ILA module's score is not entered: it is computed from the metrics. */
const enteredModules = moduleIds.filter((id) => id !== 'ila');

const names = [
  ...metricIds.map((id) => `metric-${id}` as const),
  ...enteredModules.map((id) => `module-${id}` as const),
];

type ScoreName = (typeof names)[number];

interface Props {
  copy: IlaDashboardCopy;
  team: readonly TeamMember[];
  /** Null for a new project. */
  project: Project | null;
  onSave: (draft: ProjectDraft) => void;
  onClose: () => void;
}

/** A project's name, person in charge and scores. */
export function ProjectDialog({ copy, team, project, onSave, onClose }: Props) {
  const { language } = useVisit();
  const { calculated } = useIlaScore();
  const { form, add, edit } = copy.dashboard;
  const [wrong, setWrong] = useState<readonly (ScoreName | 'name')[]>([]);
  const metrics = project?.analysis.metrics ?? calculated ?? metricDefaults;
  const modules = project?.moduleScores ?? recordOf(moduleIds, () => startingScore);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { draft, wrong: found } = readDraft(new FormData(event.currentTarget), language);
    setWrong(found);
    if (draft) onSave(draft);
  }

  const scoreField = (name: ScoreName, label: string, initial: number) => (
    <NumberField
      key={name}
      name={name}
      label={label}
      isWhole
      initial={String(initial)}
      error={wrong.includes(name) ? form.outOfRange : undefined}
    />
  );
  return (
    <Modal
      title={project ? fill(edit, { name: project.name }) : add}
      close={form.close}
      onClose={onClose}
    >
      <form noValidate className="grid grid-cols-1 gap-6" onSubmit={submit}>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField
            name="project-name"
            label={form.name}
            initial={project?.name ?? ''}
            error={wrong.includes('name') && form.nameNeeded}
            maxLength={longestName}
            required
          />
          <SelectField
            name="project-member"
            label={form.member}
            initial={project?.assignedTeamMember ?? ''}
            none={copy.team.nobody}
            options={team.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </div>
        <ScoreGroup legend={form.metrics}>
          {metricIds.map((id) => scoreField(`metric-${id}`, copy.metrics[id], metrics[id]))}
        </ScoreGroup>
        <ScoreGroup legend={form.modules} help={form.modulesHelp}>
          {enteredModules.map((id) => scoreField(`module-${id}`, copy.modules[id], modules[id]))}
        </ScoreGroup>
        <button type="submit" className="button button-primary w-fit">
          {form.save}
        </button>
      </form>
    </Modal>
  );
}

function ScoreGroup({
  legend,
  help,
  children,
}: {
  legend: string;
  help?: string;
  children: React.ReactNode;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{legend}</legend>
      {help && <p className="small text-dust">{help}</p>}
      <div className="mt-3 grid grid-cols-2 gap-4 sm:grid-cols-3">{children}</div>
    </fieldset>
  );
}

/** The entered project, or null with the invalid fields. */
function readDraft(data: FormData, language: Language) {
  const text = (name: string) => (formText(data, name) ?? '').trim();
  const scores = new Map(names.map((name) => [name, parseNumber(language, text(name)).value]));
  const score = (name: ScoreName) => scores.get(name) ?? 0;
  const isScore = (value: number | null | undefined) =>
    value != null && Number.isInteger(value) && value >= 0 && value <= 100;
  const name = text('project-name').slice(0, longestName);
  const wrong = [
    ...(name === '' ? (['name'] as const) : []),
    ...names.filter((each) => !isScore(scores.get(each))),
  ];
  const draft: ProjectDraft = {
    name,
    assignedTeamMember: memberIds.find((id) => id === text('project-member')) ?? null,
    metrics: recordOf(metricIds, (id) => score(`metric-${id}`)),
    moduleScores: recordOf(moduleIds, (id) => (id === 'ila' ? 0 : score(`module-${id}`))),
  };
  return { draft: wrong.length === 0 ? draft : null, wrong };
}

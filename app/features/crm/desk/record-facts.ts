import type { CrmCopy } from '#app/content/crm/shape.ts';
import type { Client, Collection, Project, Records, Task } from '#app/domain/crm/entities.ts';
import { formatDate, formatEuros, formatNumber } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';

type Fact = readonly [name: string, text: string];

const facts: {
  [C in Collection]: (record: Records[C], words: CrmCopy, language: Language) => readonly Fact[];
} = {
  clients: clientFacts,
  projects: projectFacts,
  tasks: taskFacts,
  journal: ({ title, content, type }, { journal: copy }) => [
    [copy.entryTitle, title],
    [copy.entryContent, content],
    [copy.entryType, copy.types[type]],
  ],
};

/** Everything that a record says, in words: always the same fields in the same order. */
export function recordFacts<C extends Collection>(
  collection: C,
  record: Records[C],
  words: CrmCopy,
  language: Language,
): readonly Fact[] {
  return facts[collection](record, words, language);
}

function clientFacts(client: Client, words: CrmCopy, language: Language): readonly Fact[] {
  const { fields } = words.form;
  const { contact, coordinates } = client;
  const degrees = (value: number | undefined) =>
    value === undefined ? '' : formatNumber(language, value, { maximumFractionDigits: 6 });
  return [
    [fields.name, client.name],
    [fields.sector, client.sector],
    [fields.status, words.clients.statuses[client.status]],
    [fields.assignedTo, client.assignedTo],
    [fields.address, client.address],
    [fields.email, contact.email],
    [fields.phone, contact.phone],
    [fields.website, contact.website],
    [fields.lat, degrees(coordinates?.lat)],
    [fields.lng, degrees(coordinates?.lng)],
    [fields.revenue, formatEuros(language, client.revenue)],
    [fields.services, client.services.join(', ')],
    [fields.tags, client.tags.join(', ')],
    [words.clients.score, formatNumber(language, client.ilaScore.current)],
    [words.record.notes, client.notes.map(({ text, author }) => `${text} (${author})`).join('\n')],
    [words.record.documents, client.documents.map(({ name }) => name).join('\n')],
  ];
}

function projectFacts(project: Project, words: CrmCopy, language: Language): readonly Fact[] {
  const { projects: copy, tasks } = words;
  return [
    [copy.name, project.name],
    [copy.stage, copy.stages[project.stage]],
    [copy.member, project.assignedTeamMember],
    [tasks.due, project.due ? formatDate(language, `${project.due}T12:00`) : ''],
    [copy.analysis, project.analysis],
    [
      copy.modules,
      Object.entries(project.moduleScores)
        .map(([name, score]) => `${name} ${formatNumber(language, score)}`)
        .join('\n'),
    ],
  ];
}

function taskFacts(task: Task, { tasks: copy }: CrmCopy, language: Language): readonly Fact[] {
  return [
    [copy.taskTitle, task.title],
    [copy.status, copy.statuses[task.status]],
    [copy.priority, copy.priorities[task.priority]],
    [copy.owner, task.owner],
    [copy.due, task.due ? formatDate(language, `${task.due}T12:00`) : ''],
    [
      copy.checklist,
      task.checklist.map(({ text, isDone }) => `${isDone ? '✓' : '–'} ${text}`).join('\n'),
    ],
  ];
}

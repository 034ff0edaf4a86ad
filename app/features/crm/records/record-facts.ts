import type { SectionCollection } from '#app/content/crm/collections/shape.ts';
import type { CrmCopy } from '#app/content/crm/shape.ts';
import { isMeasured } from '#app/domain/crm/figures/ila-score.ts';
import { formFields } from '#app/domain/crm/records/client-draft.ts';
import { clientFields } from '#app/domain/crm/records/clients.ts';
import {
  fieldsOf,
  type Client,
  type Collection,
  type Project,
  type Records,
  type Task,
} from '#app/domain/crm/records/entities.ts';
import type { Fields } from '#app/domain/crm/records/field.ts';
import { flatFields, valueAt } from '#app/domain/crm/records/flat-fields.ts';
import { formatDate, formatNumber } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';
import { contactText, labelOf, textOfField } from '../clients/client-fields.ts';

type Fact = readonly [name: string, text: string];

type FactsOf<C extends Collection> = (
  record: Records[C],
  messages: CrmCopy,
  language: Language,
) => readonly Fact[];

const facts: { readonly [C in SectionCollection]: FactsOf<C> } = {
  clients: clientFacts,
  projects: projectFacts,
  tasks: taskFacts,
  journal: ({ title, content, type }, { journal: copy }) => [
    [copy.entryTitle, title],
    [copy.entryContent, content],
    [copy.entryType, copy.types[type]],
  ],
};

type Labels = Readonly<Record<string, string>>;

/** All fields of a record as text, always in the same order. */
export function recordFacts<C extends Collection>(
  collection: C,
  record: Records[C],
  messages: CrmCopy,
  language: Language,
): readonly Fact[] {
  const own: { readonly [Each in Collection]?: FactsOf<Each> } = facts;
  const ownFacts = own[collection];
  if (ownFacts) return ownFacts(record, messages, language);
  const labels: { readonly [Each in Collection]?: Labels } = messages.collections.fields;
  return labelledFacts(fieldsOf[collection], record, labels[collection] ?? {}, messages, language);
}

/** The facts of a collection that has no section: each labelled field, in table order. */
export function labelledFacts(
  fields: Fields,
  record: object,
  labels: Labels,
  messages: CrmCopy,
  language: Language,
): readonly Fact[] {
  return flatFields(fields).flatMap(({ name, path, field }) => {
    const label = labels[name];
    if (label === undefined) return [];
    const value = valueAt(record, path);
    const text =
      field.kind === 'day' && typeof value === 'string'
        ? dayText(value, language)
        : textOfField(fields, name, value, messages, language);
    return [[label, text]];
  });
}

const dayText = (day: string, language: Language) => formatDate(language, `${day}T12:00`);

/** Editable fields in form order, then score, notes and documents. */
function clientFacts(client: Client, messages: CrmCopy, language: Language): readonly Fact[] {
  const typed = formFields(clientFields).map(({ name, path }): Fact => {
    const value = valueAt(client, path);
    return [labelOf(name, messages), textOfField(clientFields, name, value, messages, language)];
  });
  return [
    ...typed,
    [
      messages.clients.score,
      isMeasured(client.ilaScore)
        ? formatNumber(language, client.ilaScore.current)
        : messages.observing.unmeasured,
    ],
    [messages.people.title, client.contacts.map(contactText).join('\n')],
    [
      messages.record.notes,
      client.notes.map(({ text, author }) => `${text} (${author})`).join('\n'),
    ],
    [messages.record.documents, client.documents.map(({ name }) => name).join('\n')],
  ];
}

function projectFacts(project: Project, messages: CrmCopy, language: Language): readonly Fact[] {
  const { projects: copy, tasks } = messages;
  return [
    [copy.name, project.name],
    [copy.stage, copy.stages[project.stage]],
    [copy.member, project.assignedTeamMember],
    [tasks.due, project.due ? dayText(project.due, language) : ''],
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
    [copy.due, task.due ? dayText(task.due, language) : ''],
    [
      copy.checklist,
      task.checklist.map(({ text, isDone }) => `${isDone ? '✓' : '–'} ${text}`).join('\n'),
    ],
  ];
}

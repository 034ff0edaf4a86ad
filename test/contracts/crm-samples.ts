import { firstScore } from '#app/domain/crm/figures/ila-score.ts';
import { prospectSliders, type ProspectFilter } from '#app/domain/crm/prospecting/prospecting.ts';
import { clientFields } from '#app/domain/crm/records/clients.ts';
import {
  fieldsOf,
  type Client,
  type Collection,
  type JournalEntry,
  type Project,
  type Records,
  type Task,
} from '#app/domain/crm/records/entities.ts';
import type { Field, Fields } from '#app/domain/crm/records/field.ts';
import { initialOf } from '#app/domain/crm/records/initial-values.ts';
import { journalFields } from '#app/domain/crm/records/journal.ts';
import { projectFields } from '#app/domain/crm/records/projects.ts';
import { taskFields } from '#app/domain/crm/records/tasks.ts';

const now = '2026-01-15T12:00:00.000Z';
const stamped = { version: 1, createdAt: now, updatedAt: now };

/** A client with defaults for fields that a test does not specify. */
export function aClient(fields: Partial<Client> & { id: string }): Client {
  return {
    ...initialOf(clientFields),
    ...stamped,
    name: `Client ${fields.id}`,
    sector: 'commerce',
    status: 'active',
    address: '1, rue du Test, Montréal',
    coordinates: { lat: 45.5, lng: -73.57 },
    ilaScore: firstScore(70, now),
    assignedTo: 'Inès Caron',
    revenue: 1000,
    ...fields,
  };
}

export function aProject(fields: Partial<Project> & { id: string }): Project {
  return {
    ...initialOf(projectFields),
    ...stamped,
    name: `Project ${fields.id}`,
    clientId: 'c1',
    moduleScores: { adluma: 80, blogia: 80, hub: 80, ila: 80, illumatch: 80, landingpage: 80 },
    assignedTeamMember: 'Inès Caron',
    ...fields,
  };
}

export function aTask(fields: Partial<Task> & { id: string }): Task {
  return {
    ...initialOf(taskFields),
    ...stamped,
    title: `Task ${fields.id}`,
    owner: 'Inès Caron',
    ...fields,
  };
}

export function anEntry(fields: Partial<JournalEntry> & { id: string }): JournalEntry {
  return {
    ...initialOf(journalFields),
    ...stamped,
    timestamp: now,
    type: 'other',
    title: `Entry ${fields.id}`,
    relatedTo: { type: 'system', id: 'test' },
    author: 'System',
    ...fields,
  };
}

const makers: { readonly [C in Collection]?: (fields: { id: string }) => Records[C] } = {
  clients: aClient,
  projects: aProject,
  tasks: aTask,
  journal: anEntry,
};

/** A record of any collection, with values within the bounds of its fields. */
export function aRecord<C extends Collection>(
  collection: C,
  { id, ...fields }: Partial<Records[Collection]> & { id: string },
): Records[C] {
  const made = makers[collection]?.({ id }) ?? {
    ...stamped,
    id,
    ...valuesOf(fieldsOf[collection]),
  };
  return { ...made, ...fields } as unknown as Records[C];
}

/** The body that creates a record: fields without an initial value only. */
export function aDraft(collection: Collection): object {
  const fields = Object.entries<Field>(fieldsOf[collection]);
  return valuesOf(
    Object.fromEntries(fields.filter(([, field]) => !('initial' in field) && !field.isCompleted)),
  );
}

function valuesOf(fields: Fields): object {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field)]));
}

function valueOf(field: Field): unknown {
  switch (field.kind) {
    case 'text':
      return 'x'.repeat(field.least ?? 1);
    case 'choice':
      return field.values[0];
    case 'number':
      return field.least;
    case 'day':
      return now.slice(0, 10);
    case 'instant':
      return now;
    case 'id':
      return 'c1';
    case 'flag':
      return false;
    case 'group':
      return valuesOf(field.fields);
    case 'values':
      return {};
    default:
      return [];
  }
}

/** The initial filter of the prospecting form. */
export const aProspectFilter = (parts: Partial<ProspectFilter> = {}): ProspectFilter => ({
  ville: '',
  secteur: '',
  motsCles: [],
  ilaScoreMin: prospectSliders.ilaScoreMin.initial,
  rayonKm: prospectSliders.rayonKm.initial,
  statusIlumatch: 'all',
  ...parts,
});

import { recordOf } from '../../codec/record-of.ts';
import { clientFields } from './clients.ts';
import type { Fields, Instant, RecordOf } from './field.ts';
import { journalFields } from './journal.ts';
import { projectFields } from './projects.ts';
import { taskFields } from './tasks.ts';

interface CollectionDefinition {
  readonly fields: Fields;
  /** Name of a single record in the audit log. */
  readonly entity: string;
  /** Name of a single record in the API's description. */
  readonly schema: string;
  /** Its records are immutable. */
  readonly isAppendOnly?: true;
}

/** Every collection of the CRM: types, bounds, rows, API, files and forms are derived from this table. */
export const collectionTable = {
  clients: { fields: clientFields, entity: 'client', schema: 'Client' },
  projects: { fields: projectFields, entity: 'project', schema: 'Project' },
  tasks: { fields: taskFields, entity: 'task', schema: 'Task' },
  journal: {
    fields: journalFields,
    entity: 'entry',
    schema: 'JournalEntry',
    isAppendOnly: true,
  },
} as const satisfies Record<string, CollectionDefinition>;

export type Collection = keyof typeof collectionTable;

export type EntityName = (typeof collectionTable)[Collection]['entity'];

export const collections = Object.keys(collectionTable) as readonly Collection[];

export type ChangeableCollection = {
  [C in Collection]: (typeof collectionTable)[C] extends { isAppendOnly: true } ? never : C;
}[Collection];

/** Collections with mutable records. */
export const changeableCollections = collections.filter(
  (each): each is ChangeableCollection => !('isAppendOnly' in collectionTable[each]),
);

/**
 * One value per collection. Values whose types depend on the collection are created as `unknown` and asserted together.
 */
export function perCollection<Value>(
  make: (collection: Collection) => Value,
): Record<Collection, Value> {
  return recordOf(collections, make);
}

/** The fields of each collection. */
export type FieldsOf = { readonly [C in Collection]: (typeof collectionTable)[C]['fields'] };

export const fieldsOf = perCollection<unknown>(
  (collection) => collectionTable[collection].fields,
) as FieldsOf;

/** Fields that every record has. */
interface Versioned {
  id: string;
  /** 1 on creation, incremented by each change; a change names the version it is based on. */
  version: number;
  createdAt: Instant;
  updatedAt: Instant;
}

type RecordIn<C extends Collection> = RecordOf<FieldsOf[C]>;

// Interfaces, so that the compiler and editors show them by name.
export interface Client extends Versioned, RecordIn<'clients'> {}
export interface Project extends Versioned, RecordIn<'projects'> {}
export interface Task extends Versioned, RecordIn<'tasks'> {}
export interface JournalEntry extends Versioned, RecordIn<'journal'> {}

export type ClientStatus = Client['status'];
export type Coordinates = NonNullable<Client['coordinates']>;
export type IlaScore = Client['ilaScore'];
export type Trend = IlaScore['trend'];
export type ProjectStage = Project['stage'];
export type ScoredModule = keyof Project['moduleScores'];
export type TaskStatus = Task['status'];
export type TaskPriority = Task['priority'];
export type JournalType = JournalEntry['type'];
export type Related = JournalEntry['relatedTo'];

interface NamedRecords {
  clients: Client;
  projects: Project;
  tasks: Task;
  journal: JournalEntry;
}

type OtherRecords = {
  [C in Exclude<Collection, keyof NamedRecords>]: Versioned & RecordIn<C>;
};

/** The record type of each collection. */
export interface Records extends NamedRecords, OtherRecords {}

export const roles = ['CEO', 'COO', 'manager', 'member', 'read-only'] as const;
export type Role = (typeof roles)[number];

export interface User {
  id: string;
  email: string;
  name: string;
  role: Role;
  permissions: readonly string[];
  lastLogin: Instant;
}

import { eq, gte, lt, lte, ne, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Collection, Records } from '#app/domain/crm/entities.ts';
import { identityKeys } from '#app/domain/crm/identity.ts';
import { searchTextOf, sortOf, type Filters, type Query } from '#app/domain/crm/query.ts';
import { clients, journal, projects, tasks } from './schema/crm.server.ts';

type SortName<C extends Collection> = NonNullable<Query<C>['sort']>['by'];

/** Between a collection's records and the rows of its table. */
interface Mapping<C extends Collection, Table extends PgTable> {
  table: Table;
  toRow(record: Records[C]): Table['$inferInsert'];
  toRecord(row: Table['$inferSelect']): Records[C];
  /** The column that holds each sort key; none is ever null. */
  sort: Record<SortName<C>, AnyPgColumn>;
  where(filters: Filters[C]): (SQL | undefined)[];
}

/** A mapping whose row type only itself knows. */
export interface CrmTable<C extends Collection> {
  table: PgTable & Record<'id' | 'searchText', AnyPgColumn>;
  toRow: (record: Records[C]) => Record<string, unknown>;
  toRecord: (row: Record<string, unknown>) => Records[C];
  sort: Record<string, AnyPgColumn>;
  where: (filters: Filters[C]) => (SQL | undefined)[];
  /** How far matches of a search or filter are counted. */
  countUpTo: number;
}

/** The longest sort key kept: B-tree entries have to stay below 2,704 bytes. Whoever shares so much is ordered by id. */
export const longestKey = 250;

/** The longest text that clients are searched by, which stands in an index beside such a key. No name and sector is longer. */
const longestSearched = 500;

function textKey<C extends Collection>(collection: C, by: SortName<C>, record: Records[C]): string {
  return String(sortOf(collection, { by }).keyOf(record)).slice(0, longestKey);
}

function rank<C extends Collection>(collection: C, by: SortName<C>, record: Records[C]): number {
  return Number(sortOf(collection, { by }).keyOf(record));
}

function stamp<C extends Collection>(collection: C, record: Records[C]) {
  return {
    id: record.id,
    version: record.version,
    createdAt: new Date(record.createdAt),
    updatedAt: new Date(record.updatedAt),
    searchText: searchTextOf(collection, record),
  };
}

function stamped({ id, version, createdAt, updatedAt }: ReturnType<typeof stamp>) {
  return {
    id,
    version,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** A condition, unless it is about nothing. */
function when<Value>(
  value: Value | undefined,
  condition: (value: Value) => SQL | undefined,
): SQL | undefined {
  return value === undefined ? undefined : condition(value);
}

const clientMapping: Mapping<'clients', typeof clients> = {
  table: clients,
  toRow: (client) => ({
    ...stamp('clients', client),
    searchText: searchTextOf('clients', client).slice(0, longestSearched),
    name: client.name,
    nameKey: textKey('clients', 'name', client),
    sector: client.sector,
    sectorKey: textKey('clients', 'sector', client),
    status: client.status,
    address: client.address,
    lat: client.coordinates?.lat ?? null,
    lng: client.coordinates?.lng ?? null,
    email: client.contact.email,
    phone: client.contact.phone,
    website: client.contact.website,
    score: client.ilaScore.current,
    scoreHistory: client.ilaScore.history,
    scoreUpdatedAt: new Date(client.ilaScore.lastUpdated),
    trend: client.ilaScore.trend,
    assignedTo: client.assignedTo,
    services: [...client.services],
    revenue: client.revenue,
    tags: [...client.tags],
    notes: client.notes,
    documents: client.documents,
    identity: identityKeys(client),
  }),
  toRecord: (row) => ({
    ...stamped(row),
    name: row.name,
    sector: row.sector,
    status: row.status,
    address: row.address,
    coordinates: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng },
    contact: { email: row.email, phone: row.phone, website: row.website },
    ilaScore: {
      current: row.score,
      history: row.scoreHistory,
      lastUpdated: row.scoreUpdatedAt.toISOString(),
      trend: row.trend,
    },
    assignedTo: row.assignedTo,
    services: row.services,
    revenue: row.revenue,
    tags: row.tags,
    notes: row.notes,
    documents: row.documents,
  }),
  sort: {
    name: clients.nameKey,
    sector: clients.sectorKey,
    status: clients.status,
    score: clients.score,
    revenue: clients.revenue,
    updatedAt: clients.updatedAt,
  },
  where: ({ status, assignedTo, sector, tag, scoreFrom, identity }) => [
    when(status, (value) => eq(clients.status, value)),
    when(assignedTo, (value) => eq(clients.assignedTo, value)),
    when(sector, (value) => eq(clients.sector, value)),
    when(tag, (value) => sql`${clients.tags} @> ${sql.param([value])}::text[]`),
    when(scoreFrom, (value) => gte(clients.score, Math.ceil(value))),
    when(identity, (keys) => sql`${clients.identity} && ${sql.param([...keys])}::text[]`),
  ],
};

const projectMapping: Mapping<'projects', typeof projects> = {
  table: projects,
  toRow: (project) => ({
    ...stamp('projects', project),
    name: project.name,
    nameKey: textKey('projects', 'name', project),
    clientId: project.clientId,
    stage: project.stage,
    stageKey: rank('projects', 'stage', project),
    moduleScores: project.moduleScores,
    analysis: project.analysis,
    assignedTeamMember: project.assignedTeamMember,
    due: project.due,
    dueKey: textKey('projects', 'due', project),
  }),
  toRecord: (row) => ({
    ...stamped(row),
    name: row.name,
    clientId: row.clientId,
    stage: row.stage,
    moduleScores: row.moduleScores,
    analysis: row.analysis,
    assignedTeamMember: row.assignedTeamMember,
    due: row.due,
  }),
  sort: {
    name: projects.nameKey,
    stage: projects.stageKey,
    due: projects.dueKey,
    updatedAt: projects.updatedAt,
  },
  where: ({ stage, clientId, assignedTeamMember }) => [
    when(stage, (value) => eq(projects.stage, value)),
    when(clientId, (value) => eq(projects.clientId, value)),
    when(assignedTeamMember, (value) => eq(projects.assignedTeamMember, value)),
  ],
};

const taskMapping: Mapping<'tasks', typeof tasks> = {
  table: tasks,
  toRow: (task) => ({
    ...stamp('tasks', task),
    title: task.title,
    titleKey: textKey('tasks', 'title', task),
    clientId: task.clientId,
    projectId: task.projectId,
    status: task.status,
    statusKey: rank('tasks', 'status', task),
    priority: task.priority,
    priorityKey: rank('tasks', 'priority', task),
    owner: task.owner,
    due: task.due,
    dueKey: textKey('tasks', 'due', task),
    checklist: task.checklist,
  }),
  toRecord: (row) => ({
    ...stamped(row),
    title: row.title,
    clientId: row.clientId,
    projectId: row.projectId,
    status: row.status,
    priority: row.priority,
    owner: row.owner,
    due: row.due,
    checklist: row.checklist,
  }),
  sort: {
    title: tasks.titleKey,
    due: tasks.dueKey,
    priority: tasks.priorityKey,
    status: tasks.statusKey,
    updatedAt: tasks.updatedAt,
  },
  where: ({ status, owner, clientId, projectId, priority, overdueOn }) => [
    when(status, (value) => eq(tasks.status, value)),
    when(owner, (value) => eq(tasks.owner, value)),
    when(clientId, (value) => eq(tasks.clientId, value)),
    when(projectId, (value) => eq(tasks.projectId, value)),
    when(priority, (value) => eq(tasks.priority, value)),
    when(overdueOn, () => ne(tasks.status, 'done')),
    when(overdueOn, (value) => lt(tasks.due, value)),
  ],
};

const journalMapping: Mapping<'journal', typeof journal> = {
  table: journal,
  toRow: (entry) => ({
    ...stamp('journal', entry),
    at: new Date(entry.timestamp),
    type: entry.type,
    title: entry.title,
    content: entry.content,
    relatedType: entry.relatedTo.type,
    relatedId: entry.relatedTo.id,
    author: entry.author,
    aiGenerated: entry.aiGenerated,
    basis: entry.basis,
  }),
  toRecord: (row) => ({
    ...stamped(row),
    timestamp: row.at.toISOString(),
    type: row.type,
    title: row.title,
    content: row.content,
    relatedTo: { type: row.relatedType, id: row.relatedId },
    author: row.author,
    aiGenerated: row.aiGenerated,
    basis: row.basis,
  }),
  sort: { timestamp: journal.at },
  where: ({ type, author, relatedId, since, until }) => [
    when(type, (value) => eq(journal.type, value)),
    when(author, (value) => eq(journal.author, value)),
    when(relatedId, (value) => eq(journal.relatedId, value)),
    when(since, (value) => gte(journal.at, new Date(value))),
    when(until, (value) => lte(journal.at, new Date(value))),
  ],
};

/** The one place where a row's type is taken on trust: a mapping is only ever given the rows of its own table. */
function crmTable<C extends Collection, Table extends PgTable>(
  mapping: Mapping<C, Table>,
  countUpTo = Number.POSITIVE_INFINITY,
): CrmTable<C> {
  return { ...mapping, countUpTo } as unknown as CrmTable<C>;
}

const tables: { [C in Collection]: CrmTable<C> } = {
  clients: crmTable(clientMapping),
  projects: crmTable(projectMapping),
  tasks: crmTable(taskMapping),
  // It only ever grows, and nobody reads past so many.
  journal: crmTable(journalMapping, 2000),
};

export function crmTableOf<C extends Collection>(collection: C): CrmTable<C> {
  return tables[collection];
}

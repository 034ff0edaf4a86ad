import {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type {
  Client,
  Collection,
  JournalEntry,
  Project,
  Records,
  Task,
} from '#app/domain/crm/entities.ts';

/** Text in the order of its code points, on every engine and in every locale: what is sorted by was folded before. */
const plain = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

const instant = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' }).notNull();

/** What every record has. Ids are the maker's: UUIDs of version 7, but nothing here depends on it. */
const record = () => ({
  id: plain('id').primaryKey(),
  /** A change names the version it was made on. */
  version: integer('version').notNull(),
  createdAt: instant('created_at'),
  updatedAt: instant('updated_at'),
  /** What searches look in, folded by the domain. */
  searchText: text('search_text').notNull(),
});

/**
 * Columns that end in `_key` hold the domain's own sort keys (`sortOf` of domain/crm/query.ts), none of them null. Every
 * index for a list ends in the id, so that a page begins at a place in it.
 */
export const clients = pgTable(
  'crm_clients',
  {
    ...record(),
    name: text('name').notNull(),
    nameKey: plain('name_key').notNull(),
    sector: text('sector').notNull(),
    sectorKey: plain('sector_key').notNull(),
    status: plain('status').$type<Client['status']>().notNull(),
    address: text('address').notNull(),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    website: text('website').notNull(),
    score: integer('score').notNull(),
    scoreHistory: jsonb('score_history').$type<Client['ilaScore']['history']>().notNull(),
    scoreUpdatedAt: instant('score_updated_at'),
    trend: text('trend').$type<Client['ilaScore']['trend']>().notNull(),
    assignedTo: text('assigned_to').notNull(),
    services: text('services').array().notNull(),
    /** Euros a month. */
    revenue: doublePrecision('revenue').notNull(),
    tags: text('tags').array().notNull(),
    notes: jsonb('notes').$type<Client['notes']>().notNull(),
    documents: jsonb('documents').$type<Client['documents']>().notNull(),
    /** Keys of domain/crm/identity.ts: whoever shares one may be the same business. */
    identity: text('identity').array().notNull(),
  },
  (table) => [
    // In the usual order with what searches look in: they read it in place of the rows, which are twenty times as large.
    index('crm_clients_name_idx').on(table.nameKey, table.id, table.searchText),
    index('crm_clients_sector_idx').on(table.sectorKey, table.id),
    index('crm_clients_status_idx').on(table.status, table.id),
    index('crm_clients_score_idx').on(table.score, table.id),
    index('crm_clients_revenue_idx').on(table.revenue, table.id),
    index('crm_clients_updated_idx').on(table.updatedAt, table.id),
    index('crm_clients_status_name_idx').on(table.status, table.nameKey, table.id),
    index('crm_clients_assigned_name_idx').on(table.assignedTo, table.nameKey, table.id),
    index('crm_clients_of_sector_name_idx').on(table.sector, table.nameKey, table.id),
    // A sector has one key and prospects no revenue: without these two all others would be passed by on the way to them.
    index('crm_clients_of_sector_idx').on(table.sector, table.sectorKey, table.id),
    index('crm_clients_status_revenue_idx').on(table.status, table.revenue, table.id),
    // Whatever filters are combined, how many pass is counted here.
    index('crm_clients_filters_idx').on(table.assignedTo, table.status, table.sector, table.score),
    index('crm_clients_place_idx').on(table.lat, table.lng),
    index('crm_clients_address_idx').using('gin', table.address.op('gin_trgm_ops')),
    index('crm_clients_tags_idx').using('gin', table.tags),
    index('crm_clients_identity_idx').using('gin', table.identity),
    index('crm_clients_search_idx').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
);

/** Its client may be gone: what was done for it is the agency's. */
export const projects = pgTable(
  'crm_projects',
  {
    ...record(),
    name: text('name').notNull(),
    nameKey: plain('name_key').notNull(),
    clientId: plain('client_id').notNull(),
    stage: text('stage').$type<Project['stage']>().notNull(),
    stageKey: smallint('stage_key').notNull(),
    moduleScores: jsonb('module_scores').$type<Project['moduleScores']>().notNull(),
    analysis: text('analysis').notNull(),
    assignedTeamMember: text('assigned_team_member').notNull(),
    due: date('due', { mode: 'string' }),
    dueKey: plain('due_key').notNull(),
  },
  (table) => [
    index('crm_projects_name_idx').on(table.nameKey, table.id),
    index('crm_projects_stage_idx').on(table.stageKey, table.id),
    index('crm_projects_due_idx').on(table.dueKey, table.id),
    index('crm_projects_updated_idx').on(table.updatedAt, table.id),
    index('crm_projects_client_idx').on(table.clientId, table.nameKey, table.id),
    index('crm_projects_of_stage_idx').on(table.stage, table.nameKey, table.id),
    index('crm_projects_assigned_idx').on(table.assignedTeamMember, table.nameKey, table.id),
    index('crm_projects_search_idx').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
);

export const tasks = pgTable(
  'crm_tasks',
  {
    ...record(),
    title: text('title').notNull(),
    titleKey: plain('title_key').notNull(),
    clientId: plain('client_id'),
    projectId: plain('project_id'),
    status: text('status').$type<Task['status']>().notNull(),
    statusKey: smallint('status_key').notNull(),
    priority: text('priority').$type<Task['priority']>().notNull(),
    priorityKey: smallint('priority_key').notNull(),
    owner: text('owner').notNull(),
    due: date('due', { mode: 'string' }),
    dueKey: plain('due_key').notNull(),
    checklist: jsonb('checklist').$type<Task['checklist']>().notNull(),
  },
  (table) => [
    index('crm_tasks_title_idx').on(table.titleKey, table.id),
    index('crm_tasks_due_idx').on(table.dueKey, table.id),
    index('crm_tasks_priority_idx').on(table.priorityKey, table.id),
    index('crm_tasks_status_idx').on(table.statusKey, table.id),
    index('crm_tasks_updated_idx').on(table.updatedAt, table.id),
    index('crm_tasks_of_status_idx').on(table.status, table.dueKey, table.id),
    index('crm_tasks_owner_idx').on(table.owner, table.dueKey, table.id),
    index('crm_tasks_client_idx').on(table.clientId, table.dueKey, table.id),
    index('crm_tasks_project_idx').on(table.projectId, table.dueKey, table.id),
    index('crm_tasks_search_idx').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
);

export const journal = pgTable(
  'crm_journal',
  {
    ...record(),
    at: instant('at'),
    type: text('type').$type<JournalEntry['type']>().notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    relatedType: text('related_type').$type<JournalEntry['relatedTo']['type']>().notNull(),
    relatedId: plain('related_id').notNull(),
    author: text('author').notNull(),
    aiGenerated: boolean('ai_generated').notNull(),
    basis: jsonb('basis').$type<JournalEntry['basis']>(),
  },
  (table) => [
    index('crm_journal_at_idx').on(table.at, table.id),
    index('crm_journal_related_idx').on(table.relatedId, table.at, table.id),
    index('crm_journal_type_idx').on(table.type, table.at, table.id),
    index('crm_journal_author_idx').on(table.author, table.at, table.id),
    index('crm_journal_author_type_idx').on(table.author, table.type, table.at, table.id),
    index('crm_journal_search_idx').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
);

/**
 * One row a collection: how often it has changed and how many records it has, counted within each change. Other processes
 * see by the first that there is news; the second spares every list a count of all.
 */
export const collectionStates = pgTable('crm_collections', {
  collection: plain('collection').$type<Collection>().primaryKey(),
  changes: bigint('changes', { mode: 'number' }).notNull(),
  records: bigint('records', { mode: 'number' }).notNull(),
  /** By which version of the rules its records stand in the sums; 0 when they do not. */
  summed: integer('summed').notNull().default(0),
});

/**
 * What records add up to, by who they belong to and a month, week, stage and so on. Each change brings it up to date:
 * figures of a million records are those of some thousand rows.
 */
export const sums = pgTable(
  'crm_sums',
  {
    measure: plain('measure').$type<Measure>().notNull(),
    owner: plain('owner').notNull(),
    key: plain('key').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
    /** Exact, so that what is taken away again leaves nothing. */
    amount: numeric('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.measure, table.owner, table.key] })],
);

/** What is summed; see crm-sums.server.ts. */
export type Measure =
  | 'status'
  | 'class'
  | 'revenue'
  | 'service'
  | 'known-score'
  | 'measured'
  | 'stage'
  | 'task-status'
  | 'clients'
  | 'projects'
  | 'tasks'
  | 'entries';

/** Removed records, which can be put back for a while. */
export const bin = pgTable(
  'crm_bin',
  {
    collection: plain('collection').$type<Collection>().notNull(),
    id: plain('id').notNull(),
    record: jsonb('record').$type<Records[Collection]>().notNull(),
    removedAt: instant('removed_at'),
    removedBy: text('removed_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collection, table.id] }),
    index('crm_bin_removed_idx').on(table.removedAt, table.id),
  ],
);

import { sql, type SQL } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
  type AnyPgColumn,
  type PgTable,
} from 'drizzle-orm/pg-core';
import { columnsOf, keyColumnsOf, moment, plain } from '#app/data/engine/field-columns.server.ts';
import { mergeRule } from '#app/domain/crm/records/absorbed.ts';
import { fieldsOf, type Collection, type Records } from '#app/domain/crm/records/entities.ts';
import type { Fields } from '#app/domain/crm/records/field.ts';
import type { GroupKind } from '#app/domain/crm/store/change-group.ts';
import type { FeedTopic } from '#app/domain/crm/store/feed-topics.ts';
import type { Actor } from '#app/domain/staff/actor.ts';

const instant = (name: string) => moment(name).notNull();

/**
 * Columns of a record. Ids are chosen by the caller: UUIDs of version 7, but nothing depends on it. Columns ending in
 * `_key` contain the domain's sort keys (`sortOf` of domain/crm/records/query.ts).
 */
const recordColumns = <const F extends Fields>(fields: F) => ({
  id: plain('id').primaryKey(),
  /** For optimistic locking. */
  version: integer('version').notNull(),
  createdAt: instant('created_at'),
  updatedAt: instant('updated_at'),
  /** Normalised text used by searches. */
  searchText: text('search_text').notNull(),
  ...columnsOf(fields),
  ...keyColumnsOf(fields),
});

/**
 * A number, or the substitute for an unknown one: `unknownKey` of domain/crm/records/query.ts. It is inlined in the
 * query text, where the planner compares it with the index.
 */
export const orUnknown = (column: AnyPgColumn, unknown: number): SQL =>
  sql`coalesce(${column}, ${sql.raw(String(unknown))})`;

// Every list index ends in the id, because pages start at a position in it.
export const clients = pgTable(
  'crm_clients',
  {
    ...recordColumns(fieldsOf.clients),
    status: plain('status').$type<Records['clients']['status']>().notNull().default('prospect'),
    /** Keys of domain/crm/records/identity.ts: clients that share one may be the same business. */
    identity: text('identity').array().notNull(),
    /** Keys of the tags: `labelKey` of domain/crm/records/read-field.ts. */
    tagKeys: text('tag_keys').array().notNull().default([]),
    /** Phone numbers in E.164, besides what was typed. */
    phones: text('phones').array().notNull().default([]),
    /** Normalised text of every field, used by the search across all collections. */
    fullText: text('full_text').notNull().default(''),
  },
  (table) => [
    // Includes the search text, so that searches in the default order read the index instead of the rows, which are
    // twenty times as large.
    index('crm_clients_name_idx').on(table.nameKey, table.id, table.searchText),
    index('crm_clients_sector_idx').on(table.sectorKey, table.id),
    index('crm_clients_status_idx').on(table.status, table.id),
    index('crm_clients_score_idx').on(orUnknown(table.score, 101), table.id),
    index('crm_clients_score_down_idx').on(orUnknown(table.score, -1), table.id),
    index('crm_clients_revenue_idx').on(table.revenue, table.id),
    index('crm_clients_updated_idx').on(table.updatedAt, table.id),
    index('crm_clients_status_name_idx').on(table.status, table.nameKey, table.id),
    index('crm_clients_assigned_name_idx').on(table.assignedTo, table.nameKey, table.id),
    index('crm_clients_of_sector_name_idx').on(table.sector, table.nameKey, table.id),
    // Sectors share one key and prospects have no revenue: without these two, lists would scan all other rows.
    index('crm_clients_of_sector_idx').on(table.sector, table.sectorKey, table.id),
    index('crm_clients_status_revenue_idx').on(table.status, table.revenue, table.id),
    // Counts any combination of filters.
    index('crm_clients_filters_idx').on(table.assignedTo, table.status, table.sector, table.score),
    index('crm_clients_place_idx').on(table.lat, table.lng),
    index('crm_clients_address_idx').using('gin', table.address.op('gin_trgm_ops')),
    index('crm_clients_tag_keys_idx').using('gin', table.tagKeys),
    index('crm_clients_identity_idx').using('gin', table.identity),
    index('crm_clients_search_idx').using('gin', table.searchText.op('gin_trgm_ops')),
    index('crm_clients_full_text_idx').using('gin', table.fullText.op('gin_trgm_ops')),
  ],
);

/** No foreign key to the client: deleting it keeps the history of its projects. */
export const projects = pgTable('crm_projects', recordColumns(fieldsOf.projects), (table) => [
  index('crm_projects_name_idx').on(table.nameKey, table.id),
  index('crm_projects_stage_idx').on(table.stage, table.id),
  index('crm_projects_due_idx').on(table.dueKey, table.id),
  index('crm_projects_updated_idx').on(table.updatedAt, table.id),
  index('crm_projects_client_idx').on(table.clientId, table.nameKey, table.id),
  index('crm_projects_of_stage_idx').on(table.stage, table.nameKey, table.id),
  index('crm_projects_assigned_idx').on(table.assignedTeamMember, table.nameKey, table.id),
  index('crm_projects_search_idx').using('gin', table.searchText.op('gin_trgm_ops')),
]);

export const tasks = pgTable('crm_tasks', recordColumns(fieldsOf.tasks), (table) => [
  index('crm_tasks_title_idx').on(table.titleKey, table.id),
  index('crm_tasks_due_idx').on(table.dueKey, table.id),
  index('crm_tasks_priority_idx').on(table.priority, table.id),
  index('crm_tasks_status_idx').on(table.status, table.id),
  index('crm_tasks_updated_idx').on(table.updatedAt, table.id),
  index('crm_tasks_of_status_idx').on(table.status, table.dueKey, table.id),
  index('crm_tasks_owner_idx').on(table.owner, table.dueKey, table.id),
  index('crm_tasks_client_idx').on(table.clientId, table.dueKey, table.id),
  index('crm_tasks_project_idx').on(table.projectId, table.dueKey, table.id),
  index('crm_tasks_search_idx').using('gin', table.searchText.op('gin_trgm_ops')),
]);

/** For journal entries: whether it is a merge, and the absorbed client; see domain/crm/records/absorbed.ts. */
export const isMerge: SQL = sql`("crm_journal"."basis"->>'rule' = ${sql.raw(`'${mergeRule}'`)})`;
export const absorbed: SQL<string> = sql`("crm_journal"."basis"->'inputs'->>'absorbed')`;

export const journal = pgTable(
  'crm_journal',
  {
    ...recordColumns(fieldsOf.journal),
    timestamp: instant('at'),
    relatedId: plain('related_id').notNull(),
  },
  (table) => [
    index('crm_journal_at_idx').on(table.timestamp, table.id),
    index('crm_journal_related_idx').on(table.relatedId, table.timestamp, table.id),
    index('crm_journal_type_idx').on(table.type, table.timestamp, table.id),
    index('crm_journal_author_idx').on(table.author, table.timestamp, table.id),
    index('crm_journal_author_type_idx').on(table.author, table.type, table.timestamp, table.id),
    index('crm_journal_merged_idx')
      .on(sql`(basis->'inputs'->>'absorbed')`, table.relatedId)
      .where(sql`(basis->>'rule' = '${sql.raw(mergeRule)}')`),
    index('crm_journal_search_idx').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
);

/** The table of each collection. */
export const recordTables = { clients, projects, tasks, journal } as const satisfies Record<
  Collection,
  PgTable
>;

/**
 * One row per collection, updated by each change: the number of changes, polled by other processes, and the number of
 * records, so that lists need no full count.
 */
export const collectionStates = pgTable('crm_collections', {
  collection: plain('collection').$type<Collection>().primaryKey(),
  changes: bigint('changes', { mode: 'number' }).notNull(),
  records: bigint('records', { mode: 'number' }).notNull(),
  /** Version of the rules used for its sums; 0 for none. */
  summed: integer('summed').notNull().default(0),
});

/** Topics of the change feed other than collections. */
export type TopicWithoutCollection = Exclude<FeedTopic, Collection>;

/** Number of changes per such topic, also polled by the change feed. */
export const topicStates = pgTable('feed_topics', {
  topic: plain('topic').$type<TopicWithoutCollection>().primaryKey(),
  changes: bigint('changes', { mode: 'number' }).notNull(),
});

/**
 * Sums of records by owner and by month, week, stage and so on, updated by each change: the figures of a million
 * records need only a few thousand rows.
 */
export const sums = pgTable(
  'crm_sums',
  {
    measure: plain('measure').$type<Measure>().notNull(),
    owner: plain('owner').notNull(),
    key: plain('key').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
    /** Exact, so that subtracting a contribution leaves no remainder. */
    amount: numeric('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.measure, table.owner, table.key] })],
);

/** Summed quantities; see sums.server.ts. */
export type Measure =
  | 'status'
  | 'class'
  | 'revenue'
  | 'service'
  | 'known-score'
  | 'measured'
  | 'tag'
  | 'stage'
  | 'task-status'
  | 'clients'
  | 'projects'
  | 'tasks'
  | 'entries';

/** Deleted records, restorable until they expire. */
export const bin = pgTable(
  'crm_bin',
  {
    collection: plain('collection').$type<Collection>().notNull(),
    id: plain('id').notNull(),
    record: jsonb('record').$type<Records[Collection]>().notNull(),
    removedAt: instant('removed_at'),
    removedBy: text('removed_by').notNull(),
    /** Normalised text used by searches. */
    searchText: text('search_text').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.collection, table.id] }),
    index('crm_bin_removed_idx').on(table.removedAt, table.id),
  ],
);

/**
 * Bulk changes, such as imports, while they can be reverted. Their individual changes are in the audit log, under the
 * same id.
 */
export const changeGroups = pgTable(
  'crm_change_groups',
  {
    id: uuid('id').primaryKey(),
    kind: plain('kind').$type<GroupKind>().notNull(),
    at: instant('at'),
    actorKind: text('actor_kind').$type<Actor['kind']>().notNull(),
    actorId: text('actor_id'),
    actorName: text('actor_name').notNull(),
    added: integer('added').notNull(),
    changed: integer('changed').notNull(),
    removed: integer('removed').notNull(),
    revertedAt: moment('reverted_at'),
  },
  (table) => [index('crm_change_groups_at_idx').on(table.at, table.id)],
);

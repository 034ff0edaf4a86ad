import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { moment } from '#app/data/engine/field-columns.server.ts';
import type {
  AuditFailure,
  AuditProgress,
  AuditRequester,
  AuditState,
} from '#app/domain/ila/audit/audit-job.ts';
import type { AuditReport } from '#app/domain/ila/audit/audit.ts';
import type { OwnerEvidence } from '#app/domain/ila/owner/owner-evidence.ts';
import type { Language } from '#app/domain/languages.ts';

/** Audits of sites: requests, running audits, and reports. */
export const audits = pgTable(
  'audits',
  {
    id: uuid('id').primaryKey(),
    address: text('address').notNull(),
    host: text('host').notNull(),
    site: text('site').notNull(),
    state: text('state').$type<AuditState>().notNull(),
    requester: text('requester').$type<AuditRequester>().notNull(),
    language: text('language').$type<Language>().notNull(),
    /** In lower case. */
    email: text('email'),
    clientId: text('client_id'),
    comparedTo: uuid('compared_to').references((): AnyPgColumn => audits.id, {
      onDelete: 'cascade',
    }),
    progress: jsonb('progress').$type<AuditProgress>().notNull(),
    /** Null until it is done; cleared after its retention period if a client's score is kept. */
    report: jsonb('report').$type<AuditReport>(),
    /** Figures of the owner's exports; cleared with the report. */
    owner: jsonb('owner').$type<OwnerEvidence>(),
    score: integer('score'),
    failure: text('failure').$type<AuditFailure>(),
    /** Number of claims. A server settles an audit only if nobody has claimed it since. */
    attempts: integer('attempts').notNull(),
    /** End of the lease of the server that reads the site. */
    heldUntil: moment('held_until'),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    // One audit of a host at a time, whatever the number of servers.
    uniqueIndex('audits_running_host_key')
      .on(table.host)
      .where(sql`${table.state} = 'running'`),
    index('audits_open_idx')
      .on(table.createdAt, table.id)
      .where(sql`${table.state} in ('queued', 'running')`),
    index('audits_site_idx').on(table.site, table.finishedAt),
    index('audits_client_idx').on(table.clientId, table.createdAt),
    index('audits_email_idx').on(table.email),
    index('audits_compared_idx').on(table.comparedTo),
  ],
);

/** Tasks created from findings, by client and check. */
export const auditTasks = pgTable(
  'audit_tasks',
  {
    clientId: text('client_id').notNull(),
    checkId: text('check_id').notNull(),
    taskId: text('task_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.checkId] })],
);
